// What can be read off a token: the seat it is for, and how often the link of that seat had been replaced by then.

const INVITATION = /^invitation\./;
const PARTS = /^(?:invitation\.)?(\d+)\.(\d+)\./;

/** Whether a token is an invitation, with which a seat can be claimed once. */
export const isInvitation = (token: string): boolean => INVITATION.test(token);

/** The seat of a token; null for the host's. */
export function seatOf(token: string | null | undefined): number | null {
  const seat = PARTS.exec(token ?? "")?.[1];
  return seat === undefined ? null : Number(seat);
}

/** Whether a seat's token is newer than an invitation to it, which therefore has been claimed. */
export function isClaimed(invitation: string, token: string | null | undefined): boolean {
  return seatOf(invitation) === seatOf(token) && generationOf(token) > generationOf(invitation);
}

const generationOf = (token: string | null | undefined) => Number(PARTS.exec(token ?? "")?.[2] ?? -1);
