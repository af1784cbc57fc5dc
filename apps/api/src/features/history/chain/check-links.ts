import { createHash } from 'node:crypto';
import type { TrailFault, TrailHead } from '@zuschlag/validation/chance/history/trail-chain';
import type { StoredLink } from './trail.store.ts';

/** The hash of the link that follows another one. The triggers of the database form it in the same way. */
export function linkHash(before: string, { position, source, sourceId, content }: Omit<StoredLink, 'hash'>): string {
  return createHash('sha256')
    .update([before, String(position), source, sourceId, content ?? ''].join('\n'))
    .digest('hex');
}

export type CheckedLinks = {
  /** the last link that holds */
  checked: TrailHead;
  broken: { fault: TrailFault; position: number; link: StoredLink | null } | null;
};

/** Checks links one after the other, up to the first that is broken. @param after the link before them */
export function checkLinks(after: TrailHead, links: readonly StoredLink[]): CheckedLinks {
  let checked = after;
  for (const link of links) {
    const position = checked.position + 1;
    if (link.position !== position) return { checked, broken: { fault: 'GAP', position, link: null } };
    if (link.content === null) return { checked, broken: { fault: 'REMOVED', position, link } };
    if (linkHash(checked.hash, link) !== link.hash) return { checked, broken: { fault: 'CHANGED', position, link } };
    checked = { position, hash: link.hash };
  }
  return { checked, broken: null };
}
