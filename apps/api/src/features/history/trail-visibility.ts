import { type TrailKind, trailKinds } from '@zuschlag/validation/chance/history/trail-kinds';
import type { UnitOfWork } from '../../context.ts';
import { bidGroupsOfChance } from '../bid-decisions/list-groups.ts';
import type { StoredChance } from '../chance/stored-chance.ts';
import { marginGroupsOfChance } from '../margin-decisions/list-groups.ts';
import type { SeenTrail } from './history.store.ts';

/**
 * The right behind each kind of entry. `chance`: each viewer of the Chance sees the same on its pages. `group`: only
 * viewers of the decision group do.
 */
const rightBehind: { readonly [kind in TrailKind]: 'chance' | 'group' } = {
  'chance.create': 'chance',
  'chance.edit': 'chance',
  'chance.changeContractDuration': 'chance',
  'chance.startRecalculation': 'chance',
  'chance.recalculationUndone': 'chance',
  'chance.changeOwner': 'chance',
  'chance.takeover': 'chance',
  'chance.changeCustomer': 'chance',
  'chance.linkLot': 'chance',
  'chance.unlinkLot': 'chance',
  'chance.copy': 'chance',
  'chance.fromImport': 'chance',
  'chance.confirmIncomplete': 'chance',
  'proof.addProofs': 'chance',
  'proof.tickProof': 'chance',
  'proof.untickProof': 'chance',
  'proof.removeProof': 'chance',
  'chance.bidAgreed': 'chance',
  'chance.bidDeclined': 'chance',
  'chance.marginRequested': 'chance',
  'chance.marginApproved': 'chance',
  'chance.marginRejected': 'chance',
  'chance.recalculationRequested': 'chance',
  'chance.markedSubmitted': 'chance',
  'chance.declaredWon': 'chance',
  'chance.declaredLost': 'chance',
  'chance.outcomeCorrected': 'chance',
  'chance.requestRecalculation': 'chance',
  'chance.recalculate': 'chance',
  'chance.submittedWithChangedRates': 'chance',
  'chance.submittedAfterDeadline': 'chance',
  'chance.archive': 'chance',
  'chance.restore': 'chance',
  'chance.lastBidderWithdrawn': 'chance',
  'bidGroup.withdrawBid': 'chance',
  'service.addService': 'chance',
  'service.copyService': 'chance',
  'service.editService': 'chance',
  'service.removeService': 'chance',
  'service.addShift': 'chance',
  'service.editShift': 'chance',
  'service.removeShift': 'chance',
  'service.saveShifts': 'chance',
  'service.saveOrder': 'chance',
  'service.addSiteVisit': 'chance',
  'service.editSiteVisit': 'chance',
  'service.removeSiteVisit': 'chance',
  'service.saveSiteVisits': 'chance',
  'service.addCar': 'chance',
  'service.editCar': 'chance',
  'service.removeCar': 'chance',
  'service.saveCars': 'chance',
  'service.addPurchase': 'chance',
  'service.editPurchase': 'chance',
  'service.removePurchase': 'chance',
  'service.savePurchases': 'chance',
  'service.updateCostParameters': 'chance',
  'service.recreateService': 'chance',
  'service.updateRevenueCalculation': 'chance',
  'service.moveSite': 'chance',
  'service.cutToContract': 'chance',
  'actuals.enterActuals': 'chance',
  'actuals.removeActuals': 'chance',
  'actuals.importActuals': 'chance',
  'actuals.undoActualsImport': 'chance',
  'scenario.createScenario': 'chance',
  'scenario.adoptScenario': 'chance',
  'scenario.removeScenario': 'chance',
  'handout.handOut': 'chance',
  'document.addDocument': 'chance',
  'document.addVersion': 'chance',
  'document.removeDocument': 'chance',
  'document.addToKnowledgeBase': 'chance',
  'document.removeFromKnowledgeBase': 'chance',
  'task.createTask': 'chance',
  'task.editTask': 'chance',
  'task.startTask': 'chance',
  'task.finishTask': 'chance',
  'task.reopenTask': 'chance',
  'task.removeTask': 'chance',
  'task.restoreTask': 'chance',
  'task.planTasks': 'chance',
  'task.replanTasks': 'chance',
  'bidGroup.open': 'chance',
  'bidGroup.withdraw': 'chance',
  'bidGroup.first': 'group',
  'bidGroup.agree': 'group',
  'bidGroup.flip': 'group',
  'bidGroup.overrule': 'group',
  'bidGroup.comment': 'group',
  'bidGroup.askByRule': 'group',
  'bidGroup.addParticipant': 'group',
  'bidGroup.removeParticipant': 'group',
  'marginGroup.request': 'group',
  'marginGroup.Approve': 'group',
  'marginGroup.Reject': 'group',
  'marginGroup.OverruleApprove': 'group',
  'marginGroup.OverruleReject': 'group',
  'marginGroup.comment': 'group',
  'marginGroup.withdraw': 'group',
  'marginGroup.withdrawApproval': 'group',
};

/** Whether only viewers of the decision group see entries of the kind. */
export function isOfGroup(kind: string): boolean {
  return Object.hasOwn(rightBehind, kind) && rightBehind[kind as TrailKind] === 'group';
}

/** What the caller may see of the trail of a Chance, and the organizations that its decision groups are about. */
export async function seenTrail(
  work: UnitOfWork,
  chance: StoredChance,
): Promise<{ seen: SeenTrail; groupNames: ReadonlyMap<string, string> }> {
  const bids = await bidGroupsOfChance(work, chance.id);
  const { groups: margins } = await marginGroupsOfChance(work, chance.id);
  const groups = [...bids, ...margins];
  return {
    seen: {
      chanceId: chance.id,
      kinds: trailKinds.filter((kind) => rightBehind[kind] === 'chance'),
      groupIds: groups.filter(({ permissions }) => permissions.includes('VIEW')).map(({ id }) => id),
    },
    groupNames: new Map(groups.map(({ id, operationalOrganizationShortName: name }) => [id, name])),
  };
}
