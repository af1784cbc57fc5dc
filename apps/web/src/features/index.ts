import type { Feature } from '../app/features/feature.ts';
import { accounts } from './accounts/accounts.feature.ts';
import { actuals } from './actuals/actuals.feature.ts';
import { administration } from './administration/administration.feature.ts';
import { aiImports } from './ai-imports/ai-imports.feature.ts';
import { bidDecisions } from './bid-decisions/bid-decisions.feature.ts';
import { billing } from './billing/billing.feature.ts';
import { brief } from './brief/brief.feature.ts';
import { calendar } from './calendar/calendar.feature.ts';
import { chance } from './chance/chance.feature.ts';
import { configuration } from './configuration/configuration.feature.ts';
import { contractYears } from './contract-years/contract-years.feature.ts';
import { customers } from './customers/customers.feature.ts';
import { dashboard } from './dashboard/dashboard.feature.ts';
import { deputies } from './deputies/deputies.feature.ts';
import { documentChat } from './document-chat/document-chat.feature.ts';
import { documents } from './documents/documents.feature.ts';
import { erosion } from './erosion/erosion.feature.ts';
import { handouts } from './handouts/handouts.feature.ts';
import { history } from './history/history.feature.ts';
import { marginDecisions } from './margin-decisions/margin-decisions.feature.ts';
import { notifications } from './notifications/notifications.feature.ts';
import { organizations } from './organizations/organizations.feature.ts';
import { platform } from './platform/platform.feature.ts';
import { recalculations } from './recalculations/recalculations.feature.ts';
import { rules } from './rules/rules.feature.ts';
import { scenarios } from './scenarios/scenarios.feature.ts';
import { services } from './services/services.feature.ts';
import { tariffSteps } from './tariff-steps/tariff-steps.feature.ts';
import { tasks } from './tasks/tasks.feature.ts';
import { teamChat } from './team-chat/team-chat.feature.ts';
import { winLoss } from './win-loss/win-loss.feature.ts';

/** Every feature of the web, in the order of docs/architecture.md: one line per feature. */
export const features: readonly Feature[] = [
  organizations,
  customers,
  configuration,
  chance,
  documents,
  aiImports,
  services,
  scenarios,
  recalculations,
  contractYears,
  actuals,
  erosion,
  tariffSteps,
  rules,
  bidDecisions,
  marginDecisions,
  deputies,
  history,
  brief,
  handouts,
  teamChat,
  tasks,
  documentChat,
  accounts,
  platform,
  billing,
  notifications,
  dashboard,
  winLoss,
  calendar,
  administration,
];
