// Which lessons have been gone through on this device.

import { Kept } from "../browser/kept";

const kept = new Kept<true>("whistlestop.lessons");

export const isDone = (lesson: string): boolean => lesson in kept.all();
export const rememberDone = (lesson: string): void => kept.keep(lesson, true);
/** Whether nobody has learnt anything here yet. */
export const isNew = (): boolean => !Object.keys(kept.all()).length;
