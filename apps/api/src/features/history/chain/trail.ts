import type {
  BrokenEntry,
  TrailHead,
  TrailVerdict,
  VerifyTrail,
} from '@zuschlag/validation/chance/history/trail-chain';
import type { UnitOfWork } from '../../../context.ts';
import { authorize } from '../../../policy/authorize.ts';
import { type CheckedLinks, checkLinks } from './check-links.ts';
import { trailRules } from './trail.policy.ts';
import { firstUnchained, hashAt, headOf, linksAfter, sourceRow } from './trail.store.ts';

/** Links that one call checks. */
const linksPerCall = 5_000;

/** The end of the chain: what a document carries, so that the chain up to it can be checked later. */
export function trailHeadOf(work: UnitOfWork): Promise<TrailHead> {
  return headOf(work);
}

/**
 * Checks the next links of the chain of the tenant against the rows that they cover, and names the first that is broken.
 * The call that reaches the end also finds a chain that was cut and rows that no link covers.
 *
 * @throws {DomainError} NOT_PERMITTED unless the caller is a Manager of the main organization
 */
export async function verifyTrail(work: UnitOfWork, { after }: VerifyTrail): Promise<TrailVerdict> {
  authorize(work.actor, trailRules.verify, null);
  const begin = after && after.position > 0 ? after : { position: 0, hash: '' };
  const head = await headOf(work);
  if (begin.position > 0 && (await hashAt(work, begin.position)) !== begin.hash) {
    const checked = { position: 0, hash: '' };
    return verdict(work, { checked, broken: { fault: 'OTHER_CHAIN', position: begin.position, link: null } }, head);
  }
  const links = await linksAfter(work, begin.position, linksPerCall);
  const result = checkLinks(begin, links);
  if (result.broken) return verdict(work, result, head);
  if (links.length === linksPerCall && result.checked.position < head.position)
    return { checked: result.checked, head, hasMore: true, broken: null };
  return verdict(work, (await brokenEnd(work, result.checked, head)) ?? result, head);
}

async function brokenEnd(work: UnitOfWork, checked: TrailHead, head: TrailHead): Promise<CheckedLinks | null> {
  const position = checked.position + 1;
  // Links that were added since the head was read are no fault.
  if (checked.position < head.position) return { checked, broken: { fault: 'CUT', position, link: null } };
  const unchained = await firstUnchained(work);
  if (!unchained) return null;
  const link = { position, source: unchained.source, sourceId: unchained.id, hash: '', content: null };
  return { checked, broken: { fault: 'UNCHAINED', position, link } };
}

async function verdict(work: UnitOfWork, { checked, broken }: CheckedLinks, head: TrailHead): Promise<TrailVerdict> {
  return { checked, head, hasMore: false, broken: broken && (await named(work, broken)) };
}

async function named(
  work: UnitOfWork,
  { fault, position, link }: NonNullable<CheckedLinks['broken']>,
): Promise<BrokenEntry> {
  const row = link && (await sourceRow(work, { source: link.source, id: link.sourceId }));
  return {
    fault,
    position,
    source: link?.source ?? null,
    sourceId: link?.sourceId ?? null,
    at: row?.at.toISOString() ?? null,
    entity: row?.entity ?? null,
    action: row?.action ?? null,
    person: row?.person ?? null,
    chanceId: row?.chanceId ?? null,
    chanceName: row?.chanceName ?? null,
  };
}
