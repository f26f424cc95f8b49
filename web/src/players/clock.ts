// What a clock shows.

export interface Left {
  days: number;
  text: string;
  isLate: boolean;
}

const DAY = 86_400;
const LATE = 15;

/** A number of seconds, as clocks show it. */
export const spanOf = (seconds: number): string => remaining(seconds * 1000, 0).text;

/** What is left until a deadline, both in milliseconds. */
export function remaining(deadline: number, now: number): Left {
  const seconds = Math.max(0, Math.round((deadline - now) / 1000));
  const two = (value: number) => String(value).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const text = `${hours ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`;
  return { days: seconds >= 2 * DAY ? Math.floor(seconds / DAY) : 0, text, isLate: seconds < LATE };
}
