import type { ErrorCode } from '@zuschlag/validation/errors';
import type { Locale } from '../locales.ts';
import { accountErrorMessages } from './accounts.ts';
import { chanceErrorMessages } from './chance.ts';
import { configurationErrorMessages } from './configuration.ts';
import { customerErrorMessages } from './customers.ts';
import { decisionErrorMessages } from './decisions.ts';
import { generalErrorMessages } from './general.ts';
import type { MessagesOf } from './message.ts';
import { serviceErrorMessages } from './services.ts';

const errorMessages: MessagesOf<ErrorCode> = {
  ...generalErrorMessages,
  ...accountErrorMessages,
  ...chanceErrorMessages,
  ...decisionErrorMessages,
  ...customerErrorMessages,
  ...serviceErrorMessages,
  ...configurationErrorMessages,
};

/** The message of an error for people. */
export function errorText(code: ErrorCode, locale: Locale): string {
  return errorMessages[code][locale];
}
