import type { DashboardLists } from '@zuschlag/validation/dashboard/dashboard';
import { isOfMainOrganization } from '../../actor.ts';
import type { UnitOfWork } from '../../context.ts';
import { mayWrite } from '../../policy/relations.ts';
import { isEverAsked } from './dashboard.store.ts';

/**
 * Which lists the dashboard has for the caller: open decisions for those who could ever comment on one or decide, own
 * Chances for those who can own some. Editors begin with their own, all others with what they view.
 *
 * @source docs/domain.md, Dashboard
 */
export async function listsOfDashboard(work: UnitOfWork): Promise<DashboardLists> {
  const { actor } = work;
  const isWriting = mayWrite(actor) || actor.role === 'Admin';
  return {
    hasDecisions: isWriting && (isOfMainOrganization(actor) || (await isEverAsked(work))),
    hasOwn: mayWrite(actor),
    beginsWithAll: actor.role !== 'Editor',
  };
}
