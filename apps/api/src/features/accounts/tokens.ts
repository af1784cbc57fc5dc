import { createHash, randomBytes } from 'node:crypto';

/** A bearer's secret. It is handed out once; only the id is ever stored. */
export type Token = { value: string; id: string; mainOrganizationId: number };

const shape = /^([1-9]\d{0,9})\.[\w-]{43}$/;
const LARGEST_ID = 2_147_483_647;

/** The tenant stands in front, so that it is known before a row is read: `<main organization>.<32 random bytes>`. */
export function newToken(mainOrganizationId: number): Token {
  const value = `${mainOrganizationId}.${randomBytes(32).toString('base64url')}`;
  return { value, id: idOf(value), mainOrganizationId };
}

/** @returns null for what cannot be a token of ours */
export function parseToken(value: string): Token | null {
  const mainOrganizationId = Number(shape.exec(value)?.[1]);
  if (!(mainOrganizationId <= LARGEST_ID)) return null;
  return { value, id: idOf(value), mainOrganizationId };
}

function idOf(value: string): string {
  return createHash('sha256').update(value).digest('hex');
}
