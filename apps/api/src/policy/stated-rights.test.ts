import { expect, it } from 'vitest';
import { apiTokenRules, personalRules } from '../features/accounts/accounts.policy.ts';
import { invitationRules } from '../features/accounts/invitations/invitations.policy.ts';
import { actualRules } from '../features/actuals/actuals.policy.ts';
import {
  newOrganizationRules,
  organizationRules,
} from '../features/administration/organizations/kept-organizations.policy.ts';
import { personRules } from '../features/administration/people/people.policy.ts';
import { tenantRules } from '../features/administration/tenant/tenant-switches.policy.ts';
import { aiImportRules, ownImportRules } from '../features/ai-imports/ai-imports.policy.ts';
import { bidGroupRules } from '../features/bid-decisions/bid-decisions.policy.ts';
import { chanceRules } from '../features/chance/chance.policy.ts';
import { configAdminRules, tableRules } from '../features/configuration/configuration.policy.ts';
import { customerRules } from '../features/customers/customers.policy.ts';
import { deputyRules } from '../features/deputies/deputies.policy.ts';
import { modelRules } from '../features/document-chat/model/settings/model-settings.policy.ts';
import { documentRules } from '../features/documents/documents.policy.ts';
import { tenantDataRules } from '../features/exports/tenant-data/tenant-data.policy.ts';
import { priceFormRules } from '../features/handouts/price-forms/price-forms.policy.ts';
import { trailRules } from '../features/history/chain/trail.policy.ts';
import { houseTrailRules } from '../features/history/house/house-trail.policy.ts';
import { features } from '../features/index.ts';
import { marginGroupRules } from '../features/margin-decisions/margin-decisions.policy.ts';
import { lossReasonRules } from '../features/organizations/loss-reasons/loss-reasons.policy.ts';
import { mailRules } from '../features/organizations/mails/mails.policy.ts';
import { costParameterRules } from '../features/organizations/organizations.policy.ts';
import { decisionRuleRules } from '../features/rules/rules.policy.ts';
import { ratesRules, serviceRules } from '../features/services/services.policy.ts';
import { taskRules, taskSettingsRules } from '../features/tasks/tasks.policy.ts';
import { chatRules } from '../features/team-chat/team-chat.policy.ts';
import { viewRules } from '../features/views/views.policy.ts';

/** The tables that `rights.pure.test.ts` draws. Reviewers read them on one page, for the same people in every row. */
const drawn = [
  ...[taskRules, taskSettingsRules],
  ...[chanceRules, personalRules, customerRules, serviceRules, actualRules, bidGroupRules, marginGroupRules],
  ...[decisionRuleRules, chatRules, trailRules, mailRules],
  ...[
    tableRules,
    configAdminRules,
    costParameterRules,
    ratesRules,
    lossReasonRules,
    deputyRules,
    apiTokenRules,
    invitationRules,
    personRules,
    organizationRules,
    newOrganizationRules,
    tenantRules,
    modelRules,
    tenantDataRules,
    viewRules,
    houseTrailRules,
    priceFormRules,
    documentRules,
    aiImportRules,
    ownImportRules,
  ],
];

it('rights.txt has a row for every right that a feature states', () => {
  const rows = new Set<object>(drawn.flatMap((rules) => Object.values<object>(rules)));
  const missing = features.flatMap(({ policies }) =>
    Object.entries(policies ?? {}).flatMap(([thing, rules]) =>
      Object.entries<object>(rules).flatMap(([action, rule]) => (rows.has(rule) ? [] : `${thing}: ${action}`)),
    ),
  );
  expect(missing).toEqual([]);
});
