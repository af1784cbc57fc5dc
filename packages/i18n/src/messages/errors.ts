import type { ErrorCode, ErrorDetails } from '@zuschlag/validation/errors';
import { administrationErrorMessages } from '../administration/administration-messages.ts';
import { billingErrorMessages } from '../administration/billing-messages.ts';
import { calendarErrorMessages } from '../calendar/calendar-messages.ts';
import { actualErrorMessages } from '../chance/actual-messages.ts';
import { aiImportErrorMessages } from '../documents/ai-import-messages.ts';
import { documentErrorMessages } from '../documents/document-messages.ts';
import { handoutErrorMessages } from '../handouts/handout-messages.ts';
import type { Locale } from '../locales.ts';
import { notificationErrorMessages } from '../notifications/notification-errors.ts';
import { ruleErrorMessages } from '../rules/rule-messages.ts';
import { taskErrorMessages } from '../tasks/task-messages.ts';
import { teamChatErrorMessages } from '../team-chat/team-chat-messages.ts';
import { accountErrorMessages } from './accounts.ts';
import { chanceErrorMessages } from './chance.ts';
import { configurationErrorMessages } from './configuration.ts';
import { customerErrorMessages } from './customers.ts';
import { decisionErrorMessages } from './decisions.ts';
import { exportErrorMessages } from './exports.ts';
import { generalErrorMessages } from './general.ts';
import { type ErrorMessagesOf, messageText } from './message.ts';
import { organizationErrorMessages } from './organizations.ts';
import { scenarioErrorMessages, serviceErrorMessages, tariffStepErrorMessages } from './services.ts';
import { viewErrorMessages } from './views.ts';

const errorMessages: ErrorMessagesOf<ErrorCode> = {
  ...generalErrorMessages,
  ...accountErrorMessages,
  ...billingErrorMessages,
  ...calendarErrorMessages,
  ...chanceErrorMessages,
  ...decisionErrorMessages,
  ...customerErrorMessages,
  ...organizationErrorMessages,
  ...serviceErrorMessages,
  ...configurationErrorMessages,
  ...ruleErrorMessages,
  ...viewErrorMessages,
  ...exportErrorMessages,
  ...notificationErrorMessages,
  ...handoutErrorMessages,
  ...documentErrorMessages,
  ...aiImportErrorMessages,
  ...teamChatErrorMessages,
  ...scenarioErrorMessages,
  ...tariffStepErrorMessages,
  ...taskErrorMessages,
  ...administrationErrorMessages,
  ...actualErrorMessages,
};

/** The message of an error for people, with the names or the progress that its details carry. */
export function errorText(
  code: ErrorCode,
  locale: Locale,
  { names = [], running }: Pick<ErrorDetails, 'names' | 'running'> = {},
): string {
  const message = errorMessages[code];
  if (message.running && running) return messageText(message.running, locale, running);
  return message.named && names.length > 0
    ? messageText(message.named, locale, { names: names.join(', ') })
    : message[locale];
}
