import { chanceEvents } from '../../vocabulary.ts';

/**
 * Every action that the trail of a Chance records, by the thing it happened to. The audit log accepts no other action for
 * a Chance, and `packages/i18n` has words for each.
 */
export const trailActions = {
  chance: [
    'create',
    'edit',
    'changeContractDuration',
    'startRecalculation',
    'recalculationUndone',
    'changeOwner',
    'takeover',
    'changeCustomer',
    'linkLot',
    'unlinkLot',
    'copy',
    'fromImport',
    'confirmIncomplete',
    ...chanceEvents,
    'requestRecalculation',
    'recalculate',
    'submittedWithChangedRates',
    'submittedAfterDeadline',
    'archive',
    'restore',
  ],
  scenario: ['createScenario', 'adoptScenario', 'removeScenario'],
  actuals: ['enterActuals', 'removeActuals', 'importActuals', 'undoActualsImport'],
  proof: ['addProofs', 'tickProof', 'untickProof', 'removeProof'],
  bidGroup: [
    'open',
    'first',
    'agree',
    'flip',
    'overrule',
    'comment',
    'askByRule',
    'addParticipant',
    'removeParticipant',
    'withdraw',
    'withdrawBid',
  ],
  service: [
    'addService',
    'copyService',
    'editService',
    'removeService',
    'addShift',
    'editShift',
    'removeShift',
    'saveShifts',
    'saveOrder',
    'addSiteVisit',
    'editSiteVisit',
    'removeSiteVisit',
    'saveSiteVisits',
    'addCar',
    'editCar',
    'removeCar',
    'saveCars',
    'addPurchase',
    'editPurchase',
    'removePurchase',
    'savePurchases',
    'updateCostParameters',
    'recreateService',
    'updateRevenueCalculation',
    'moveSite',
    'cutToContract',
  ],
  handout: ['handOut'],
  document: ['addDocument', 'addVersion', 'removeDocument', 'addToKnowledgeBase', 'removeFromKnowledgeBase'],
  task: [
    'createTask',
    'editTask',
    'startTask',
    'finishTask',
    'reopenTask',
    'removeTask',
    'restoreTask',
    'planTasks',
    'replanTasks',
  ],
  marginGroup: [
    'request',
    'Approve',
    'Reject',
    'OverruleApprove',
    'OverruleReject',
    'comment',
    'withdraw',
    'withdrawApproval',
  ],
} as const;

export type TrailEntity = keyof typeof trailActions;
export type TrailAction<Entity extends TrailEntity> = (typeof trailActions)[Entity][number];
/** `service.addShift`: the thing and what happened to it. */
export type TrailKind = { [Entity in TrailEntity]: `${Entity}.${TrailAction<Entity>}` }[TrailEntity];

export const trailEntities = Object.keys(trailActions) as TrailEntity[];
export const trailKinds = trailEntities.flatMap((entity) =>
  trailActions[entity].map((action) => `${entity}.${action}` as TrailKind),
);

/** What follows from decisions and has no person: only viewers of a decision group see who decided in it. */
export const trailConsequences = [
  'chance.bidAgreed',
  'chance.bidDeclined',
  'chance.lastBidderWithdrawn',
  'chance.marginApproved',
  'chance.marginRejected',
] as const satisfies readonly TrailKind[];
