import type { Awaited } from './facts.ts';

/** The key of one wait: a group that waits for a person anew, after a disagreement or a new request, asks anew. */
export function waitKey(wait: Pick<Awaited, 'groupId' | 'since'> | undefined): string {
  return wait ? `${wait.groupId}:${wait.since.getTime()}` : '';
}
