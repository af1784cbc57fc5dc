import type { UserActor } from '../../../actor.ts';

/**
 * Whose the tokens are that this process has accepted. It grants nothing: only the rate limit asks it, before the token is
 * checked, so that all tokens of a person share one budget and invented ones share that of their address.
 */
const bearers = new Map<string, string>();
const MOST_KNOWN = 10_000;

export function rememberBearer(tokenId: string, { mainOrganizationId, userId }: UserActor): void {
  const [oldest] = bearers.keys();
  if (!bearers.has(tokenId) && bearers.size >= MOST_KNOWN && oldest !== undefined) bearers.delete(oldest);
  bearers.set(tokenId, `${mainOrganizationId} ${userId}`);
}

/** @returns a name for the person a token was accepted for; null for a token that was never accepted here */
export function knownBearer(tokenId: string): string | null {
  return bearers.get(tokenId) ?? null;
}
