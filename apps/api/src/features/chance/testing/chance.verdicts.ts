import { aFullInput, aQuickChance, aQuickInput } from '../../../testing/chances.ts';
import { as, systemOf } from '../../../testing/scenario.ts';
import { aChanceToCalculate } from '../../../testing/services.ts';
import {
  type AskedRights,
  type Ceilings,
  type ExpectedVerdict,
  findsNothing,
  hidden,
  type Input,
  type MakeThings,
  ofChance,
  type StrangerIds,
  type Verdicts,
  without,
} from '../../../testing/verdicts.ts';
import { linkLot } from '../lots/lots.ts';
import { addProofs, listProofs } from '../proofs/proofs.ts';

declare module '../../../testing/verdicts.ts' {
  interface StrangerIds {
    /** a Chance that Nord calculates; Süd has nothing to do with it */
    chanceId: string;
    /** another lot of the procedure of that Chance, owned by the manager of Nord */
    siblingId: string;
    /** a proof on the checklist of that Chance */
    proofId: string;
    fullChance: { description: object };
    /** the customer of the Chance */
    customerId: string;
    quickChance: { description: object };
  }
}

type Made = 'chanceId' | 'proofId' | 'siblingId' | 'fullChance' | 'quickChance' | 'customerId';
export const things: MakeThings<Made> = async (tenant, { chanceName }) => {
  // Customers are known to the whole tenant, so their name says nothing of the Chance.
  const customerName = `Stadtwerke ${tenant.organizations.nord.shortName}`;
  const chanceId = await aChanceToCalculate(tenant, ['nord'], { description: { name: chanceName, customerName } });
  const { customerId } = await as(tenant, systemOf(tenant), ({ db }) =>
    db.chance.findUniqueOrThrow({
      where: { mainOrganizationId_id: { mainOrganizationId: tenant.mainOrganizationId, id: chanceId } },
      select: { customerId: true },
    }),
  );
  const siblingId = await aQuickChance(tenant, {
    owner: 'nordManager',
    operatedBy: ['nord'],
    description: { name: chanceName, customerName },
  });
  await as(tenant, tenant.people.holdingEditor, (work) => linkLot(work, { chanceId, otherId: siblingId }));
  const { proofs } = await as(tenant, tenant.people.holdingEditor, async (work) => {
    await addProofs(work, { chanceId, labels: [`Nachweis zu ${chanceName}`] });
    return listProofs(work, chanceId);
  });
  return {
    chanceId,
    proofId: proofs[0]?.id ?? '',
    siblingId,
    customerId,
    fullChance: aFullInput(tenant, { owner: 'nordManager', description: { customerName } }),
    quickChance: aQuickInput(tenant, { owner: 'nordManager' }),
  };
};

/** The form of two lots for an existing customer, with a file that comes along. */
const ofCustomer = (
  { description, ...blocks }: { description: object },
  { customerId, nordUploadId, aiImportId }: Pick<StrangerIds, 'customerId' | 'nordUploadId' | 'aiImportId'>,
) => {
  const input = { ...blocks, description: { ...description, customerId } };
  return { input, furtherLots: [{ input }], documents: [nordUploadId], aiImportId };
};

/** Something new: every writer of the tenant makes it, of things of the own tenant only. */
const ofAnyWriter = (input: Input, whole: Input): ExpectedVerdict => ({
  input,
  whole,
  foreign: 'INVALID_INPUT',
  unrelated: 'answers without it',
  mixed: {
    'input.operationalOrganizationIds[]': { unrelated: 'answers without it' },
    'input.description.customerId': { unrelated: 'answers without it' },
    // A whole lot of the stranger is added, with an owner who sees it.
    'furtherLots[].input.operationalOrganizationIds[]': { unrelated: 'answers without it' },
    'furtherLots[].input.description.customerId': { unrelated: 'answers without it' },
    'furtherLots[].input.description.ownerId': { unrelated: 'answers without it' },
  },
});

export const verdicts: Verdicts = {
  'chance.list': {
    ...without(() => ({})),
    whole: ({ organizationId, userId }) => ({
      filters: { operationalOrgs: [organizationId], chanceAdmins: [userId] },
    }),
    mixed: { 'filters.operationalOrgs[]': findsNothing, 'filters.chanceAdmins[]': findsNothing },
  },
  'chance.byId': hidden(({ chanceId }) => ({ id: chanceId })),
  'chance.updateDetails': hidden(({ chanceId }) => ({ chanceId, input: { executiveSummary: 'Nicht für Fremde' } })),
  'chance.updateContractDuration': hidden(({ chanceId }) => ({
    chanceId,
    startDate: '2027-02-01',
    endDate: '2028-01-31',
  })),
  'chance.changeOwner': hidden(({ chanceId, userId }) => ({ chanceId, newChanceAdminId: userId })),
  'chance.changeOwners': {
    // Each Chance has its own result; that of a stranger says NOT_FOUND and nothing else.
    ...without(({ chanceId, userId }) => ({ chanceIds: [chanceId], newChanceAdminId: userId, isTrial: false })),
    mixed: { 'chanceIds[]': findsNothing, newChanceAdminId: findsNothing },
  },
  'chance.renameCustomer': hidden(({ chanceId }) => ({ chanceId, name: 'Umbenannt' })),
  'chance.updateState': {
    ...hidden(ofChance),
    whole: ({ chanceId, commonReasonId: lossReasonId }) => ({
      ...{ chanceId, won: false, reasonForLoss: 'Preis', lossReasonId },
    }),
    mixedIn: 'submitted',
    // The reasons of the main organization are for every Chance of the tenant.
    mixed: { lossReasonId: { unrelated: 'answers without it' } },
  },
  'chance.undoOutcome': hidden(ofChance),
  'chance.correctOutcome': hidden(({ chanceId }) => ({ chanceId, reason: 'Verwechselt' })),
  'chance.archive': hidden(({ chanceId }) => ({ chanceId, reason: 'Aufgehoben' })),
  'chance.restore': hidden(ofChance),
  'chance.readAwardNotice': {
    ...hidden(({ chanceId, uploadId: fileId }) => ({ chanceId, fileId })),
    whole: ({ chanceId, nordUploadId: fileId }) => ({ chanceId, fileId }),
  },
  'chance.lossReasons': hidden(ofChance),
  'chance.proofs': hidden(ofChance),
  'chance.whoDecides': hidden(ofChance),
  'chance.addProofs': hidden(({ chanceId }) => ({ chanceId, labels: ['Nachweis nach § 34a'] })),
  'chance.tickProof': hidden(({ proofId }) => ({ proofId, isDone: true })),
  'chance.removeProof': hidden(({ proofId }) => ({ proofId })),
  'chance.copy': hidden(({ chanceId }) => ({
    ...{ chanceId, name: 'Kopie', submission: '2027-05-03', startDate: '2027-09-01', endDate: '2028-08-31' },
  })),
  'chance.lots': hidden(ofChance),
  'chance.linkLot': {
    ...hidden(({ chanceId, siblingId }) => ({ chanceId, otherId: siblingId })),
    whole: ({ chanceId, siblingId }) => ({ chanceId, otherId: siblingId, shownIds: [siblingId] }),
    // Ids that were shown are only compared with those that come along.
    mixed: { 'shownIds[]': { foreign: 'ALREADY_LINKED', unrelated: 'ALREADY_LINKED' } },
  },
  'chance.unlinkLot': hidden(ofChance),
  'chance.changeLots': {
    ...hidden(({ chanceId }) => ({ chanceIds: [chanceId], submissionTime: '11:00' })),
    whole: ({ chanceId, siblingId, customerId }) => ({ chanceIds: [siblingId, chanceId], customerId }),
    // Customers are known to the whole tenant.
    mixed: { customerId: { unrelated: 'answers without it' } },
  },
  // Every user with the right to write may involve any organization of the own tenant.
  'chance.create': ofAnyWriter(
    ({ fullChance }) => ({ input: fullChance }),
    (ids) => ofCustomer(ids.fullChance, ids),
  ),
  'chance.createQuick': ofAnyWriter(
    ({ quickChance }) => ({ input: quickChance }),
    (ids) => ofCustomer(ids.quickChance, ids),
  ),
};

/** The rights each procedure asks for; one that is not listed needs no right but to see the thing. */
export const rights: AskedRights = {
  'chance.copy': ['new Chance: CREATE_CHANCE'],
  'chance.addProofs': ['Chance: KEEP_PROOFS'],
  'chance.changeLots': ['Chance: CHANGE_DETAILS'],
  'chance.removeProof': ['Chance: KEEP_PROOFS'],
  'chance.tickProof': ['Chance: KEEP_PROOFS'],
  'chance.changeOwner': ['Chance: CHANGE_OWNER'],
  'chance.changeOwners': ['Chance: CHANGE_OWNER'],
  'chance.create': ['new Chance: CREATE_CHANCE'],
  'chance.createQuick': ['new Chance: CREATE_CHANCE'],
  'chance.linkLot': ['Chance: CHANGE_DETAILS'],
  'chance.unlinkLot': ['Chance: CHANGE_DETAILS'],
  'chance.renameCustomer': ['Chance: RENAME_CUSTOMER'],
  'chance.updateContractDuration': ['Chance: CHANGE_DETAILS'],
  'chance.updateDetails': ['Chance: CHANGE_DETAILS'],
  'chance.updateState': ['Chance: DECLARE_OUTCOME'],
  'chance.undoOutcome': ['Chance: DECLARE_OUTCOME'],
  'chance.correctOutcome': ['Chance: CORRECT_OUTCOME'],
  'chance.archive': ['Chance: ARCHIVE'],
  'chance.restore': ['Chance: ARCHIVE'],
};

/** The maximum number of statements of each procedure, see `statement-ceilings.test.ts`. */
export const ceilings: Ceilings = {
  'chance.addProofs': 11,
  'chance.copy': 15,
  'chance.byId': 6,
  'chance.proofs': 4,
  'chance.whoDecides': 9,
  'chance.removeProof': 12,
  'chance.tickProof': 12,
  'chance.changeLots': 14,
  'chance.linkLot': 15,
  'chance.lots': 5,
  'chance.unlinkLot': 14,
  'chance.changeOwner': 13,
  'chance.changeOwners': 11,
  'chance.create': 13,
  'chance.createQuick': 12,
  'chance.list': 1,
  'chance.renameCustomer': 14,
  'chance.updateContractDuration': 12,
  'chance.updateDetails': 15,
  'chance.updateState': 15,
  'chance.undoOutcome': 14,
  'chance.correctOutcome': 14,
  'chance.archive': 12,
  'chance.restore': 12,
  'chance.lossReasons': 4,
  'chance.readAwardNotice': 6,
};
