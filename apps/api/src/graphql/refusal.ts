import type { Locale } from '@zuschlag/i18n/locales';
import { errorText } from '@zuschlag/i18n/messages/errors';
import { fieldProblemText } from '@zuschlag/i18n/messages/field-problems';
import type { ErrorCode, ErrorDetails, FieldError } from '@zuschlag/validation/errors';
import { GraphQLError } from 'graphql';
import type { CallContext } from '../http/call-context.ts';
import { wirePath } from './wire-names.ts';

/** The call that is refused, and the language of its caller. */
export type Told = Pick<CallContext, 'requestId' | 'reading'> & { language: () => Promise<Locale> };

/** A refusal as GraphQL tells it: the code for programs, the message for people, in their language. */
export async function refusal(code: ErrorCode, details: ErrorDetails, context: Told): Promise<GraphQLError> {
  const locale = context.reading?.work.actor.language ?? (await context.language());
  const fields = details.fields?.map((field): FieldError => ({ ...field, path: wirePath(field.path) }));
  const where = fields ? { fields, path: fields[0]?.path } : {};
  const message = refusalText(code, locale, { ...details, fields });
  return new GraphQLError(message, { extensions: { ...details, code, requestId: context.requestId, ...where } });
}

/** The message of a refusal; one about fields names each of them with its problem. */
export function refusalText(code: ErrorCode, locale: Locale, details: ErrorDetails): string {
  const sentence = errorText(code, locale, details);
  const fields = details.fields?.map(
    ({ path, problem, bound }) => `${path}: ${fieldProblemText(problem, locale, bound)}`,
  );
  return [sentence, ...(fields ?? [])].join(' ');
}
