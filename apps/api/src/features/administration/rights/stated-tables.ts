import type { Rules } from '../../../policy/authorize.ts';
import { apiTokenRules, personalRules } from '../../accounts/accounts.policy.ts';
import { invitationRules } from '../../accounts/invitations/invitations.policy.ts';
import { actualRules } from '../../actuals/actuals.policy.ts';
import { aiImportRules, ownImportRules } from '../../ai-imports/ai-imports.policy.ts';
import { bidGroupRules } from '../../bid-decisions/bid-decisions.policy.ts';
import { chanceRules } from '../../chance/chance.policy.ts';
import { configAdminRules, tableRules } from '../../configuration/configuration.policy.ts';
import { customerRules } from '../../customers/customers.policy.ts';
import { deputyRules } from '../../deputies/deputies.policy.ts';
import { modelRules } from '../../document-chat/model/settings/model-settings.policy.ts';
import { documentRules } from '../../documents/documents.policy.ts';
import { tenantDataRules } from '../../exports/tenant-data/tenant-data.policy.ts';
import { priceFormRules } from '../../handouts/price-forms/price-forms.policy.ts';
import { houseTrailRules } from '../../history/house/house-trail.policy.ts';
import { marginGroupRules } from '../../margin-decisions/margin-decisions.policy.ts';
import { lossReasonRules } from '../../organizations/loss-reasons/loss-reasons.policy.ts';
import { mailRules } from '../../organizations/mails/mails.policy.ts';
import { costParameterRules } from '../../organizations/organizations.policy.ts';
import { decisionRuleRules } from '../../rules/rules.policy.ts';
import { ratesRules, serviceRules } from '../../services/services.policy.ts';
import { taskRules, taskSettingsRules } from '../../tasks/tasks.policy.ts';
import { chatRules } from '../../team-chat/team-chat.policy.ts';
import { viewRules } from '../../views/views.policy.ts';
import { newOrganizationRules, organizationRules } from '../organizations/kept-organizations.policy.ts';
import { personRules } from '../people/people.policy.ts';
import { tenantRules } from '../tenant/tenant-switches.policy.ts';

/**
 * The tables that the verbs enforce, in the order in which people read them. The very rows: `rights.pure.test.ts` compares
 * them with what the features state, so that a right of a feature cannot be missing here.
 */
export const statedTables: { readonly [thing: string]: Rules<never> } = {
  person: personalRules,
  chance: chanceRules,
  document: documentRules,
  aiImports: aiImportRules,
  aiImport: ownImportRules,
  service: serviceRules,
  rates: ratesRules,
  actuals: actualRules,
  bidDecision: bidGroupRules,
  marginDecision: marginGroupRules,
  task: taskRules,
  chat: chatRules,
  customer: customerRules,
  priceForm: priceFormRules,
  view: viewRules,
  deputy: deputyRules,
  costParameters: costParameterRules,
  lossReasons: lossReasonRules,
  rule: decisionRuleRules,
  tableRow: tableRules,
  configAdmin: configAdminRules,
  taskSettings: taskSettingsRules,
  mails: mailRules,
  model: modelRules,
  invitation: invitationRules,
  member: personRules,
  apiToken: apiTokenRules,
  organization: organizationRules,
  newOrganization: newOrganizationRules,
  tenant: tenantRules,
  tenantData: tenantDataRules,
  houseTrail: houseTrailRules,
};
