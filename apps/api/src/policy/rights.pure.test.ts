import { chanceStates, type Role, roles } from '@zuschlag/validation/vocabulary';
import { describe, expect, it } from 'vitest';
import type { UserActor } from '../actor.ts';
import { apiTokenRules, personalRules } from '../features/accounts/accounts.policy.ts';
import { invitationRules } from '../features/accounts/invitations/invitations.policy.ts';
import { type ActualsView, actualRules } from '../features/actuals/actuals.policy.ts';
import {
  newOrganizationRules,
  organizationRules,
} from '../features/administration/organizations/kept-organizations.policy.ts';
import { type PersonView, personRules } from '../features/administration/people/people.policy.ts';
import { tenantRules } from '../features/administration/tenant/tenant-switches.policy.ts';
import { aiImportRules, ownImportRules } from '../features/ai-imports/ai-imports.policy.ts';
import { type BidGroupView, bidGroupRules } from '../features/bid-decisions/bid-decisions.policy.ts';
import { type ChanceView, chanceRules } from '../features/chance/chance.policy.ts';
import {
  type ConfigAdminView,
  configAdminRules,
  type EntryView,
  tableRules,
} from '../features/configuration/configuration.policy.ts';
import { type CustomerView, customerRules } from '../features/customers/customers.policy.ts';
import { deputyRules } from '../features/deputies/deputies.policy.ts';
import { modelRules } from '../features/document-chat/model/settings/model-settings.policy.ts';
import { documentRules } from '../features/documents/documents.policy.ts';
import { tenantDataRules } from '../features/exports/tenant-data/tenant-data.policy.ts';
import { priceFormRules } from '../features/handouts/price-forms/price-forms.policy.ts';
import { trailRules } from '../features/history/chain/trail.policy.ts';
import { houseTrailRules } from '../features/history/house/house-trail.policy.ts';
import { type MarginGroupView, marginGroupRules } from '../features/margin-decisions/margin-decisions.policy.ts';
import { lossReasonRules } from '../features/organizations/loss-reasons/loss-reasons.policy.ts';
import { mailRules } from '../features/organizations/mails/mails.policy.ts';
import { costParameterRules } from '../features/organizations/organizations.policy.ts';
import { decisionRuleRules } from '../features/rules/rules.policy.ts';
import { type RatesView, ratesRules, type ServiceView, serviceRules } from '../features/services/services.policy.ts';
import { taskRules, taskSettingsRules } from '../features/tasks/tasks.policy.ts';
import { chatRules } from '../features/team-chat/team-chat.policy.ts';
import { viewRules } from '../features/views/views.policy.ts';
import { anActor } from '../testing/people.ts';
import { denialOf, type Rules } from './authorize.ts';

const [main, ofChance, operating, asked, other] = [1, 2, 3, 4, 5];
const places = [
  { title: 'main', organizationId: main },
  { title: 'chance', organizationId: ofChance },
  { title: 'operates', organizationId: operating },
  { title: 'asked', organizationId: asked },
  { title: 'other', organizationId: other },
];
const ownerId = 77;

function person(role: Role, organizationId: number, userId = 1, isConfigAdmin = false): UserActor {
  return anActor({ userId, organizationId, mainOrganizationId: main, role, isConfigAdmin });
}

const chance: ChanceView = {
  ownerId,
  chanceOrganizationId: ofChance,
  state: 'editing',
  archivedAt: null,
  participations: [
    { organizationId: ofChance, shortName: 'Chance', isOperational: false, isBidding: false },
    { organizationId: operating, shortName: 'Operates', isOperational: true, isBidding: true },
    { organizationId: asked, shortName: 'Asked', isOperational: false, isBidding: false },
  ],
  services: [{ operationalOrganizationId: operating, name: 'Empfang', hasProblem: false }],
};
const service: ServiceView = {
  operationalOrganizationId: operating,
  chanceOrganizationId: ofChance,
  chanceState: 'editing',
  archivedAt: null,
  isBidding: true,
};
const member: PersonView = {
  ...{ userId: 99, organizationId: operating, role: 'Editor', isInvited: true, hasLeft: false, isErased: false },
};
const group = { ownerId, chanceOrganizationId: ofChance, operationalOrganizationId: operating };
const bidGroup = {
  ...group,
  state: 'pendingbiddecision',
  currentDecision: 'Bid',
  isFinal: false,
  participants: [operating, asked].map((organizationId) => ({ organizationId, hasAgreed: false, reason: 'hand' })),
} as unknown as BidGroupView;
const marginGroup = {
  ...group,
  state: 'pendingmarginapproval',
  round: 1,
  isRequested: true,
  outcome: 'open',
  participants: [operating, asked].map((organizationId) => ({ organizationId, vote: null, reason: 'hand' })),
  managedOrganizationIds: new Set([operating]),
  requestDenial: null,
  barredUserId: null,
} as unknown as MarginGroupView;

/** Role by role and place by place; the last columns are the owner, who sits in an organization without other rights. */
function matrix<On>(title: string, rules: Rules<On>, on: On): string {
  const columns = [
    ...places.flatMap(({ title: place, organizationId }) =>
      roles.map((role) => ({ head: `${place} ${role}`, actor: person(role, organizationId) })),
    ),
    ...roles.map((role) => ({ head: `owner ${role}`, actor: person(role, other, ownerId) })),
  ];
  const rows = Object.values(rules).map((rule) => {
    const cells = [...places.map(({ title: place }) => place), 'owner'].map((place) =>
      columns
        .filter(({ head }) => head.startsWith(`${place} `))
        .map(({ actor }) => (rule.who.some((fits) => fits(actor, on)) ? initial(actor.role) : '·'))
        .join(''),
    );
    return `${`${rule.wire} `.padEnd(24)}${cells.map((cell) => cell.padEnd(10)).join('')}`.trimEnd();
  });
  return [
    `${title.padEnd(24)}${[...places.map((place) => place.title), 'owner'].map((head) => head.padEnd(10)).join('')}`.trimEnd(),
    ...rows,
  ].join('\n');
}

/** Rights of configuration: the organization whose row it is, the main organization and another one, with the flag and without. */
function keepers<On>(title: string, rules: Rules<On>, on: On): string {
  const columns = [
    { head: 'main', organizationId: main, flag: false },
    { head: 'main flag', organizationId: main, flag: true },
    { head: 'own', organizationId: operating, flag: false },
    { head: 'own flag', organizationId: operating, flag: true },
    { head: 'other', organizationId: other, flag: false },
    { head: 'other flag', organizationId: other, flag: true },
  ];
  const line = (head: string, cells: string[]) =>
    `${head.padEnd(40)}${cells.map((cell) => cell.padEnd(12)).join('')}`.trimEnd();
  const rows = Object.values(rules).map((rule) =>
    line(
      rule.wire,
      columns.map(({ organizationId, flag }) =>
        roles
          .map((role) => person(role, organizationId, 1, flag))
          .map((actor) => (rule.who.some((fits) => fits(actor, on)) ? initial(actor.role) : '·'))
          .join(''),
      ),
    ),
  );
  return [
    line(
      title,
      columns.map(({ head }) => head),
    ),
    ...rows,
  ].join('\n');
}

const initial = (role: Role) => ({ Admin: 'A', Manager: 'M', Editor: 'E', Viewer: 'V' })[role];

/** The refusal of a permitted user's action, state by state. */
function byState(): string {
  const insider = person('Manager', main, ownerId);
  const lines = Object.values(chanceRules as Rules<ChanceView>).map((rule) => {
    const codes = chanceStates.map((state) => denialOf(insider, rule, { ...chance, state })?.code ?? 'yes');
    return `${rule.wire.padEnd(24)}${codes.map((code) => code.padEnd(23)).join('')}`.trimEnd();
  });
  return [
    `${'in the state'.padEnd(24)}${chanceStates.map((state) => state.padEnd(23)).join('')}`.trimEnd(),
    ...lines,
  ].join('\n');
}

describe('the table of rights', () => {
  it('reads as reviewed in rights.txt', async () => {
    const text = [
      'Who may do what, given the right to view the Chance. A Admin, M Manager, E Editor, V Viewer; a dot: may not.\n' +
        'main: the main organization. chance: the organization of the Chance. operates: staffs it and bids. asked: takes part\n' +
        'in a decision. other: nothing to do with it. owner: owns the Chance, from an organization without rights of its own.',
      matrix('Chance', chanceRules as Rules<ChanceView>, chance),
      matrix('A person', personalRules as Rules<null>, null),
      matrix('Mails', mailRules, null),
      matrix('Customer', customerRules as Rules<CustomerView>, { ownsChance: false }),
      matrix('Customer of own Chance', customerRules as Rules<CustomerView>, { ownsChance: true }),
      matrix('Service', serviceRules as Rules<ServiceView>, service),
      matrix('Rates before a service', ratesRules as Rules<RatesView>, { ...service, hasServiceThere: false }),
      matrix('Rates of a service', ratesRules as Rules<RatesView>, { ...service, hasServiceThere: true }),
      matrix('Actuals', actualRules as Rules<ActualsView>, { ...service, state: 'won' }),
      matrix('Bid decision', bidGroupRules as Rules<BidGroupView>, bidGroup),
      matrix('Margin decision', marginGroupRules as Rules<MarginGroupView>, marginGroup),
      matrix('Document', documentRules, chance),
      matrix('Price form', priceFormRules as Rules<null>, null),
      matrix('AI imports', aiImportRules, null),
      matrix('Team chat', chatRules, chance),
      matrix('Chain of the trail', trailRules as Rules<null>, null),
      matrix('Task', taskRules, chance),
      matrix('Labels and templates of tasks', taskSettingsRules, null),
      'Configuration, with the flag of a config administrator and without. own: the organization whose row it is.',
      keepers('Row of the main organization', tableRules as Rules<EntryView>, { organizationId: main }),
      keepers('Tariff of an operational organization', tableRules as Rules<EntryView>, { organizationId: operating }),
      keepers('Config administrator', configAdminRules as Rules<ConfigAdminView>, { userId: 99 }),
      keepers('Defaults of an organization', costParameterRules, { organizationId: operating }),
      keepers('Trail of an organization', houseTrailRules, { organizationId: operating }),
      keepers('Reasons for losses', lossReasonRules, { organizationId: operating }),
      keepers('Rule of an organization', decisionRuleRules, { organizationId: operating }),
      keepers('Deputy of a member', deputyRules, { userId: 99, organizationId: operating }),
      keepers('API token of a member', apiTokenRules, { organizationId: operating }),
      keepers('AI import of a member', ownImportRules, { organizationId: operating, createdById: 99 }),
      keepers('Invitation of a member', invitationRules, { organizationId: operating }),
      keepers('Member', personRules as Rules<PersonView>, member),
      keepers('Organization of the tenant', organizationRules, { isMain: false, isClosed: false }),
      keepers('Switches of the tenant', tenantRules, null),
      keepers('Model of the document chat', modelRules, null),
      keepers('Data of the tenant', tenantDataRules, null),
      keepers('New organization', newOrganizationRules, null),
      keepers('Shared view of another member', viewRules, { organizationId: operating, ownerId: 99, isShared: true }),
      'What stands in the way even of the owner who is a Manager of the main organization:',
      byState(),
    ].join('\n\n');
    await expect(`${text}\n`).toMatchFileSnapshot('./rights.txt');
  });

  it('lets a config administrator remove the others, but not leave the office', () => {
    const admin = person('Manager', main, 1, true);
    const self = { code: 'CANNOT_REMOVE_YOURSELF', names: [] };
    expect(denialOf(admin, configAdminRules.remove, { userId: 1 })).toEqual(self);
    expect(denialOf(admin, configAdminRules.remove, { userId: 2 })).toBeNull();
  });

  it('gives no user the rights of an owner where there is no owner', () => {
    const withoutId = person('Manager', other, 0);
    expect(denialOf(withoutId, chanceRules.edit, { ...chance, ownerId: null })?.code).toBe('NOT_PERMITTED');
  });
});
