import { hash, randomBytes } from 'node:crypto';

const shape = /^zuscal_([1-9]\d{0,9})_[\w-]{43}$/;
const SHOWN_OF_SECRET = 6;
const LARGEST_ID = 2_147_483_647;

/** The secret in the address of a feed. The tenant stands in front, so that it is known before a row is read. */
export type FeedSecret = { value: string; id: string; mainOrganizationId: number };

/** A new secret of 32 random bytes. Only the id, its SHA-256, is ever stored. */
export function newFeedSecret(mainOrganizationId: number): FeedSecret & { prefix: string } {
  const front = `zuscal_${mainOrganizationId}_`;
  const value = front + randomBytes(32).toString('base64url');
  return { value, id: idOf(value), mainOrganizationId, prefix: value.slice(0, front.length + SHOWN_OF_SECRET) };
}

/** @returns null for what cannot be a secret of ours */
export function parseFeedSecret(value: string): FeedSecret | null {
  const mainOrganizationId = Number(shape.exec(value)?.[1]);
  return mainOrganizationId <= LARGEST_ID ? { value, id: idOf(value), mainOrganizationId } : null;
}

function idOf(value: string): string {
  return hash('sha256', value, 'hex');
}
