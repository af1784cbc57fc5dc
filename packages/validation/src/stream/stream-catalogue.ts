import { accountStreamEvents } from '../accounts/stream-events.ts';
import { actualStreamEvents } from '../actuals/stream-events.ts';
import { administrationStreamEvents } from '../administration/stream-events.ts';
import { aiImportStreamEvents } from '../ai-imports/stream-events.ts';
import { bidDecisionStreamEvents } from '../bid-decisions/stream-events.ts';
import { billingStreamEvents } from '../billing/stream-events.ts';
import { chanceStreamEvents } from '../chance/stream-events.ts';
import { teamChatStreamEvents } from '../chance/team-chat/stream-events.ts';
import { configurationStreamEvents } from '../configuration/stream-events.ts';
import { documentChatStreamEvents } from '../document-chat/stream-events.ts';
import { documentStreamEvents } from '../documents/stream-events.ts';
import { exportStreamEvents } from '../exports/stream-events.ts';
import { handoutStreamEvents } from '../handouts/stream-events.ts';
import { marginDecisionStreamEvents } from '../margin-decisions/stream-events.ts';
import { notificationStreamEvents } from '../notifications/stream-events.ts';
import { organizationStreamEvents } from '../organizations/stream-events.ts';
import { recalculationStreamEvents } from '../recalculations/stream-events.ts';
import { ruleStreamEvents } from '../rules/stream-events.ts';
import { scenarioStreamEvents } from '../services/scenarios/stream-events.ts';
import { serviceStreamEvents } from '../services/stream-events.ts';
import { taskStreamEvents } from '../tasks/stream-events.ts';
import { viewStreamEvents } from '../views/stream-events.ts';

/** The audience of an event: all users who may view a Chance, the members of an organization, or one person. */
export const audiences = ['chance', 'organization', 'user'] as const;
export type Audience = (typeof audiences)[number];

/** One row per kind: its audience, and the features whose data it invalidates. */
type StreamEventRow = { audience: Audience; invalidates: readonly string[] };

/** Every kind of event that `GET /events` sends. Server, web and SDK derive from these rows. */
export const streamEvents = {
  ...configurationStreamEvents,
  ...organizationStreamEvents,
  ...viewStreamEvents,
  ...chanceStreamEvents,
  ...serviceStreamEvents,
  ...scenarioStreamEvents,
  ...actualStreamEvents,
  ...recalculationStreamEvents,
  ...ruleStreamEvents,
  ...bidDecisionStreamEvents,
  ...marginDecisionStreamEvents,
  ...exportStreamEvents,
  ...handoutStreamEvents,
  ...documentStreamEvents,
  ...documentChatStreamEvents,
  ...aiImportStreamEvents,
  ...teamChatStreamEvents,
  ...taskStreamEvents,
  ...notificationStreamEvents,
  ...accountStreamEvents,
  ...administrationStreamEvents,
  ...billingStreamEvents,
} as const satisfies { [kind: string]: StreamEventRow };
export type StreamEventKind = keyof typeof streamEvents;
export const streamEventKinds = Object.keys(streamEvents) as [StreamEventKind, ...StreamEventKind[]];
