import type { TableKey } from '@zuschlag/validation/configuration/tables';
import type { ErrorCode } from '@zuschlag/validation/errors';

/** Ids of things in a tenant, made by `strangers.test.ts`: a Chance of one organization with all that hangs on it. */
export type StrangerIds = {
  chanceId: string;
  bidGroupId: string;
  marginGroupId: string;
  serviceId: string;
  shiftId: string;
  /** what a change of rates would do, as the main organization's manager asked */
  rateEffectId: string;
  /** the organization that works on the Chance */
  organizationId: number;
  /** somebody of that organization */
  userId: number;
  /** a token for programs, of the manager of the main organization */
  apiTokenId: string;
  /** complete forms that name them */
  fullChance: object;
  quickChance: object;
  service: object;
  shift: object;
  /** a row of each configuration table; the tariff is the organization's own */
  entryIds: { [table in TableKey]: string };
  /** a form for each of them */
  entries: { [table in TableKey]: object };
  costParameters: object;
  /** an import of the main organization, and a file that its config administrator sent in */
  importId: string;
  importFileId: string;
};

/** A refusal with exactly this code; or an answer in which nothing of the Chance appears; or an answer that is everybody's. */
export type Verdict = ErrorCode | 'answers without it' | 'answers';

/**
 * What a procedure says to two people who have no business with the thing its input names: a manager of another tenant,
 * and a manager of an organization of the same tenant that has nothing to do with the Chance.
 */
export type ExpectedVerdict = {
  /** a valid input that names the things of somebody else */
  input?: (ids: StrangerIds) => unknown;
  foreign: Verdict;
  unrelated: Verdict;
  /** whose business it is, when not that of every Manager of the main organization */
  business?: 'configAdmin';
};

type Input = NonNullable<ExpectedVerdict['input']>;

/** Something that hangs on a Chance: for whoever may not see the Chance it does not exist. */
const hidden = (input: Input): ExpectedVerdict => ({ input, foreign: 'NOT_FOUND', unrelated: 'NOT_FOUND' });
/** A list of the own tenant that does not name the Chance or its people, or a list of what the caller may see. */
const without = (input?: Input): ExpectedVerdict => ({
  input,
  foreign: 'answers without it',
  unrelated: 'answers without it',
});
/** Open to every member of the tenant, and the answer names the organization or the person. */
const ofTheTenant = (input: Input, foreign: Verdict): ExpectedVerdict => ({ input, foreign, unrelated: 'answers' });

/** Something new: anybody of the tenant who may write makes it, of things of the own tenant only. */
const ofAnyWriter = (input: Input): ExpectedVerdict => ({
  input,
  foreign: 'INVALID_INPUT',
  unrelated: 'answers without it',
});

/** Only whoever keeps the tables may do it, whatever it names. */
const forKeepers = (input: Input): ExpectedVerdict => ({ input, foreign: 'NOT_PERMITTED', unrelated: 'NOT_PERMITTED' });

/** A configuration table: everybody of the tenant reads it, its keepers change it. */
const ofTable = (table: TableKey): { [procedure: string]: ExpectedVerdict } => ({
  [`configuration.${table}.list`]: without(() => ({})),
  [`configuration.${table}.add`]: forKeepers(({ entries }) => ({ input: entries[table] })),
  [`configuration.${table}.remove`]: {
    input: ({ entryIds }) => ({ id: entryIds[table] }),
    foreign: 'NOT_FOUND',
    unrelated: table === 'tariff' ? 'NOT_FOUND' : 'NOT_PERMITTED',
  },
});

const ofChance: Input = ({ chanceId }) => ({ chanceId });
const ofBidGroup: Input = ({ bidGroupId }) => ({ groupId: bidGroupId });
const ofService: Input = ({ serviceId }) => ({ serviceId });
const asked: Input = ({ bidGroupId, organizationId }) => ({ groupId: bidGroupId, organizationId });
const operating: Input = ({ chanceId, organizationId }) => ({ chanceId, organizationId });

/** An import is seen by those who keep the tables of its organization. */
const ofImport: ExpectedVerdict = {
  input: ({ importId }) => ({ id: importId }),
  foreign: 'NOT_FOUND',
  unrelated: 'NOT_FOUND',
  business: 'configAdmin',
};

/** One row per procedure; a procedure without a row fails `strangers.test.ts`. */
export const expectedVerdicts: { [procedure: string]: ExpectedVerdict } = {
  // The token is the credential itself; with an invented one nobody gets in.
  'accounts.loginUser': {
    input: () => ({ input: { oAuthToken: '1.nothing' } }),
    foreign: 'WRONG_CREDENTIALS',
    unrelated: 'WRONG_CREDENTIALS',
  },
  'accounts.logout': without(),
  'accounts.me': without(),
  'accounts.setLanguage': without(() => ({ language: 'de' })),
  'accounts.tokens.list': without(),
  'accounts.tokens.create': without(() => ({ name: 'Für Berichte', expiresOn: new Date().toISOString() })),
  'accounts.tokens.revoke': hidden(({ apiTokenId }) => ({ id: apiTokenId })),

  'organizations.list': ofTheTenant(() => ({}), 'answers without it'),
  'organizations.byId': ofTheTenant(({ organizationId }) => ({ id: organizationId }), 'NOT_FOUND'),
  'organizations.updateCostParameters': {
    input: ({ organizationId, costParameters }) => ({ organizationId, acpFields: costParameters }),
    foreign: 'NOT_FOUND',
    unrelated: 'NOT_PERMITTED',
  },
  'users.list': ofTheTenant(() => ({}), 'answers without it'),
  'users.onChance': hidden(ofChance),
  'users.possibleOwners': hidden(ofChance),
  'customers.list': without(() => ({})),

  'configuration.overview': without(),
  'configuration.history': without(() => ({ table: 'tariff' })),
  'configuration.admins.list': without(() => ({})),
  'configuration.admins.candidates': forKeepers(() => ({})),
  'configuration.admins.add': forKeepers(({ userId }) => ({ userId })),
  'configuration.admins.remove': forKeepers(({ userId }) => ({ userId })),
  ...ofTable('tariff'),
  ...ofTable('socialSecurity'),
  ...ofTable('liabilityInsurance'),
  ...ofTable('vacationBonus'),
  ...ofTable('christmasBonus'),
  ...ofTable('vacationDays'),
  ...ofTable('holiday'),
  'configuration.imports.plan': {
    ...ofImport,
    input: ({ importFileId: fileId }) => ({ table: 'socialSecurity', fileId }),
  },
  'configuration.imports.byId': ofImport,
  'configuration.imports.rows': ofImport,
  'configuration.imports.list': without(() => ({})),
  'configuration.imports.commit': { ...ofImport, input: ({ importId: id }) => ({ id, planHash: 'x' }) },
  'configuration.imports.undo': ofImport,
  'configuration.imports.discard': ofImport,
  'configuration.holiday.add': forKeepers(() => ({ input: { province: 'DE-NW', dates: ['2100-06-03'] } })),
  'configuration.holiday.takeOver': forKeepers(() => ({ provinces: ['DE-NW'], years: [2100] })),

  'chance.list': without(() => ({})),
  'chance.byId': hidden(({ chanceId }) => ({ id: chanceId })),
  'chance.updateDetails': hidden(({ chanceId }) => ({ chanceId, input: { executiveSummary: 'Nicht für Fremde' } })),
  'chance.updateContractDuration': hidden(({ chanceId }) => ({
    chanceId,
    startDate: '2027-02-01',
    endDate: '2028-01-31',
  })),
  'chance.changeOwner': hidden(({ chanceId, userId }) => ({ chanceId, newChanceAdminId: userId })),
  'chance.renameCustomer': hidden(({ chanceId }) => ({ chanceId, name: 'Umbenannt' })),
  'chance.updateState': hidden(ofChance),
  // Anybody who may write may ask any organization of the own tenant.
  'chance.create': ofAnyWriter(({ fullChance }) => ({ input: fullChance })),
  'chance.createQuick': ofAnyWriter(({ quickChance }) => ({ input: quickChance })),

  'services.ofChance': hidden(ofChance),
  'services.byId': hidden(ofService),
  'services.rateBook': hidden(({ chanceId, organizationId }) => ({
    chanceId,
    operationalOrganizationId: organizationId,
    province: 'DE-NW',
  })),
  'services.addPermanent': hidden(({ chanceId, service }) => ({ chanceId, input: service })),
  'services.editPermanent': hidden(({ serviceId }) => ({ serviceId, input: { name: 'Umbenannt' } })),
  'services.updatePauseIncluded': hidden(({ serviceId }) => ({ serviceId, pauseIncluded: false })),
  'services.updateRevenueCalculation': hidden(({ serviceId }) => ({
    serviceId,
    input: { revenueCalculationType: 'Margin', margin: 0.1 },
  })),
  'services.addShift': hidden(({ serviceId, shift }) => ({ serviceId, shift })),
  'services.editShift': hidden(({ serviceId, shiftId, shift }) => ({ serviceId, shiftId, shift })),
  'services.removeShift': hidden(({ serviceId, shiftId }) => ({ serviceId, shiftId })),
  'services.recalculate': hidden(operating),
  'services.remove': hidden(ofService),
  'services.ratesChanged': hidden(ofChance),
  // Without the flag of a config admin nobody learns what a row would do; what somebody asked is only his.
  'services.startRateEffect': {
    input: () => ({ add: { socialSecurity: [{ activeFrom: '2027-01-01', value: 0.22 }] } }),
    foreign: 'NOT_PERMITTED',
    unrelated: 'NOT_PERMITTED',
  },
  'services.rateEffect': hidden(({ rateEffectId }) => ({ id: rateEffectId })),

  'bidDecisions.groupsOfChance': hidden(ofChance),
  'bidDecisions.ofGroup': hidden(ofBidGroup),
  'bidDecisions.pending': without(),
  'bidDecisions.submit': hidden(({ bidGroupId }) => ({
    input: { bidDecisionGroupId: bidGroupId, action: 'Approve', decision: 'Bid' },
  })),
  'bidDecisions.addParticipant': hidden(asked),
  'bidDecisions.removeParticipant': hidden(asked),
  'bidDecisions.addOrganization': hidden(operating),
  'bidDecisions.removeOrganization': hidden(operating),

  'marginDecisions.groupsOfChance': hidden(ofChance),
  'marginDecisions.ofGroup': hidden(({ marginGroupId }) => ({ marginDecisionGroupId: marginGroupId })),
  'marginDecisions.pending': without(),
  'marginDecisions.submit': hidden(({ marginGroupId }) => ({
    marginDecisionGroupId: marginGroupId,
    decision: 'Approve',
    comment: 'Von Fremden',
  })),
  'marginDecisions.commentOnGroup': hidden(({ bidGroupId }) => ({
    groupId: bidGroupId,
    comment: 'Von Fremden',
    type: 'BidDecision',
  })),
  'marginDecisions.requestOnChance': hidden(ofChance),
  'marginDecisions.requestOnGroup': hidden(({ marginGroupId }) => ({ groupId: marginGroupId })),
  'marginDecisions.requestRecalculation': hidden(({ chanceId, organizationId }) => ({
    chanceId,
    operationalOrgIds: [organizationId],
    reason: 'Von Fremden',
  })),
};
