// Which lessons were completed on this device.

import { StoredMap } from "../browser/stored-map";

const kept = new StoredMap<true>("whistlestop.lessons");

export const isCompleted = (lesson: string): boolean => lesson in kept.all();
export const rememberCompleted = (lesson: string): void => kept.keep(lesson, true);
/** Whether no lesson was completed here yet. */
export const isNew = (): boolean => !Object.keys(kept.all()).length;
