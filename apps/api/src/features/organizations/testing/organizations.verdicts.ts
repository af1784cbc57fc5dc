import type { CostParameters } from '@zuschlag/validation/organizations/organizations';
import { plainParameters } from '../../../testing/rates.ts';
import { as, type ScenarioTenant, systemOf } from '../../../testing/scenario.ts';
import {
  type AskedRights,
  type Ceilings,
  hidden,
  type MakeThings,
  ofTheTenant,
  type Verdicts,
  without,
} from '../../../testing/verdicts.ts';

declare module '../../../testing/verdicts.ts' {
  interface StrangerIds {
    /** the organization that works on the Chance */
    organizationId: number;
    costParameters: CostParameters;
    /** a reason in the list of the organization */
    lossReasonId: string;
    /** a reason in the list of the main organization, which every Chance of the tenant may name */
    commonReasonId: string;
    /** a mail to a person of the organization, refused by the mail server */
    refusedMailId: string;
  }
}

type Made = 'organizationId' | 'costParameters' | 'lossReasonId' | 'commonReasonId' | 'refusedMailId';
export const things: MakeThings<Made> = async (tenant) => {
  const { mainOrganizationId, organizations } = tenant;
  const reasonOf = (organizationId: number) =>
    as(tenant, systemOf(tenant), async ({ db }) => {
      const known = await db.lossReason.findFirst({ where: { organizationId } });
      const name = `Grund von ${organizationId}`;
      return known ?? db.lossReason.create({ data: { mainOrganizationId, organizationId, name, position: 0 } });
    });
  const { id: lossReasonId } = await reasonOf(organizations.nord.id);
  const { id: commonReasonId } = await reasonOf(mainOrganizationId);
  const refusedMailId = await aRefusedMail(tenant);
  return {
    ...{ organizationId: organizations.nord.id, costParameters: plainParameters },
    ...{ lossReasonId, commonReasonId, refusedMailId },
  };
};

/** A mail to the Manager of Nord that came back as refused. */
export async function aRefusedMail(tenant: ScenarioTenant, lastError = '550 5.1.1 User unknown'): Promise<string> {
  return as(tenant, systemOf(tenant), async ({ db, now }) => {
    const { userId } = tenant.people.nordManager;
    const { email: recipient } = await db.user.findUniqueOrThrow({ where: { id: userId } });
    const parameters = {
      ...{ chance: 'Rathaus Stade', shortNumber: 'CH-2026-0001', organization: 'TW Nord' },
      ...link,
    };
    const mail = { kind: 'bidDecisionRequired', recipient, language: 'de', parameters, refusedAt: now, lastError };
    const { id } = await db.mail.create({ data: { ...mail, mainOrganizationId: tenant.mainOrganizationId } });
    return id;
  });
}

const link = { link: '/tender/1/decisions', groupId: '1', round: null };

const closed = { foreign: 'NOT_FOUND', unrelated: 'NOT_PERMITTED' } as const;

export const verdicts: Verdicts = {
  'organizations.list': ofTheTenant(() => ({}), 'answers without it'),
  'organizations.byId': ofTheTenant(({ organizationId }) => ({ id: organizationId }), 'NOT_FOUND'),
  'organizations.updateCostParameters': {
    input: ({ organizationId, costParameters }) => ({ organizationId, acpFields: costParameters }),
    foreign: 'NOT_FOUND',
    unrelated: 'NOT_PERMITTED',
  },
  // The reasons of the main organization are for all its members.
  'organizations.lossReasons.list': { foreign: 'answers without it', unrelated: 'answers' },
  'organizations.lossReasons.add': {
    input: ({ organizationId }) => ({ organizationId, names: ['Zu spät'] }),
    ...closed,
  },
  'organizations.lossReasons.changeName': {
    input: ({ lossReasonId }) => ({ lossReasonId, name: 'Umbenannt' }),
    ...closed,
  },
  'organizations.lossReasons.arrange': {
    input: ({ organizationId, lossReasonId }) => ({ organizationId, ids: [lossReasonId] }),
    ...closed,
  },
  'organizations.lossReasons.retire': { input: ({ lossReasonId }) => ({ lossReasonId }), ...closed },
  'organizations.lossReasons.restore': { input: ({ lossReasonId }) => ({ lossReasonId }), ...closed },
  'organizations.mails.settings': without(),
  'organizations.mails.changeSettings': {
    input: () => ({ marginInMails: true }),
    foreign: 'answers without it',
    unrelated: 'NOT_PERMITTED',
  },
  'organizations.mails.refused': without(),
  'organizations.mails.sendAgain': hidden(({ refusedMailId }) => ({ mailId: refusedMailId })),
};

/** The rights each procedure asks for; one that is not listed needs no right but to see the thing. */
export const rights: AskedRights = {
  'organizations.updateCostParameters': ['cost parameters: EDIT_COST_PARAMETERS'],
  'organizations.lossReasons.add': ['reasons for losses: KEEP_LOSS_REASONS'],
  'organizations.lossReasons.changeName': ['reasons for losses: KEEP_LOSS_REASONS'],
  'organizations.lossReasons.arrange': ['reasons for losses: KEEP_LOSS_REASONS'],
  'organizations.lossReasons.retire': ['reasons for losses: KEEP_LOSS_REASONS'],
  'organizations.lossReasons.restore': ['reasons for losses: KEEP_LOSS_REASONS'],
  'organizations.mails.settings': ['mails: SEE_MAILS'],
  'organizations.mails.changeSettings': ['mails: KEEP_MAIL_SETTINGS', 'mails: SEE_MAILS'],
  'organizations.mails.refused': ['mails: SEE_MAILS'],
  'organizations.mails.sendAgain': ['mails: SEE_MAILS'],
};

/** The maximum number of statements of each procedure, see `statement-ceilings.test.ts`. */
export const ceilings: Ceilings = {
  'organizations.byId': 1,
  'organizations.list': 1,
  'organizations.updateCostParameters': 6,
  'organizations.lossReasons.list': 3,
  'organizations.lossReasons.add': 9,
  'organizations.lossReasons.changeName': 10,
  'organizations.lossReasons.arrange': 9,
  'organizations.lossReasons.retire': 10,
  'organizations.lossReasons.restore': 10,
  'organizations.mails.settings': 4,
  'organizations.mails.changeSettings': 12,
  'organizations.mails.refused': 3,
  'organizations.mails.sendAgain': 9,
};
