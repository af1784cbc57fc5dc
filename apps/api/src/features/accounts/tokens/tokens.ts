import { hash, randomBytes } from 'node:crypto';

/** A bearer's secret. It is handed out once; only the id, its SHA-256, is ever stored. */
export type Token = { value: string; id: string; mainOrganizationId: number; kind: TokenKind };
/** `session`: a person who signed in. `api`: a program that acts for a person (validation/api-tokens.ts). */
export type TokenKind = 'session' | 'api';

// The tenant stands in front, so that it is known before a row is read. A token for programs has a prefix of its own,
// by which people and scanners for leaked secrets know it.
const shapes: { [kind in TokenKind]: RegExp } = {
  session: /^([1-9]\d{0,9})\.[\w-]{43}$/,
  api: /^zus_([1-9]\d{0,9})_[\w-]{43}$/,
};
/** Letters of the random part, which stands at the end. */
export const SECRET_LENGTH = 43;
const LARGEST_ID = 2_147_483_647;

/** A new secret of 32 random bytes: `<main organization>.<secret>` or `zus_<main organization>_<secret>`. */
export function newToken(mainOrganizationId: number, kind: TokenKind = 'session'): Token {
  const secret = randomBytes(32).toString('base64url');
  const value = kind === 'api' ? `zus_${mainOrganizationId}_${secret}` : `${mainOrganizationId}.${secret}`;
  return { value, id: idOf(value), mainOrganizationId, kind };
}

/** @returns null for what cannot be a token of ours */
export function parseToken(value: string): Token | null {
  const kind: TokenKind = shapes.api.test(value) ? 'api' : 'session';
  const mainOrganizationId = Number(shapes[kind].exec(value)?.[1]);
  if (!(mainOrganizationId <= LARGEST_ID)) return null;
  return { value, id: idOf(value), mainOrganizationId, kind };
}

/** Other text is rejected early, because PostgreSQL would raise on it. */
export function isTokenId(id: string): boolean {
  return /^[\da-f]{64}$/.test(id);
}

function idOf(value: string): string {
  return hash('sha256', value, 'hex');
}
