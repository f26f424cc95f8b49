// The order in which tickets are counted: rising, and last of all those that settle who leads.

/** Something counted for the seats, with the points of each. */
interface Counted {
  points: readonly number[];
}

/** Tickets in an order in which the final leader takes the lead as late as possible; `start` is what seats have before. */
export function bySuspense<T extends Counted>(tickets: readonly T[], start: readonly number[]): T[] {
  const settling = new Set(settlers(tickets, start));
  const isEarly = (ticket: T) => !settling.has(ticket);
  return [...rising(tickets.filter(isEarly)), ...rising([...settling])];
}

const weight = ({ points }: Counted) => Math.max(...points.map(Math.abs));

function rising<T extends Counted>(tickets: readonly T[]): T[] {
  return [...tickets].sort((a, b) => weight(a) - weight(b));
}

/** The fewest tickets without which the final leader would trail somebody. */
function settlers<T extends Counted>(tickets: readonly T[], start: readonly number[]): T[] {
  const final = start.map((points, seat) => points + tickets.reduce((sum, ticket) => sum + at(ticket, seat), 0));
  const leader = final.indexOf(Math.max(...final));
  const found = final.flatMap((points, rival) => {
    const tail = rival === leader ? [] : overtaking(tickets, leader, rival, (final[leader] ?? 0) - points);
    return tail.length ? [tail] : [];
  });
  return found.sort((a, b) => a.length - b.length)[0] ?? [];
}

const at = ({ points }: Counted, seat: number) => points[seat] ?? 0;

/** The fewest tickets by which one seat overtakes another that it beats by a margin; none if it leads without any. */
function overtaking<T extends Counted>(tickets: readonly T[], leader: number, rival: number, margin: number): T[] {
  const gain = (ticket: T) => at(ticket, leader) - at(ticket, rival);
  const helpful = tickets.filter((ticket) => gain(ticket) > 0).sort((a, b) => gain(b) - gain(a));
  let left = margin;
  const last = helpful.findIndex((ticket) => (left -= gain(ticket)) < 0);
  return helpful.slice(0, last + 1);
}
