import { i18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { isLocale, type Locale } from '@zuschlag/i18n/locales';
import { errorText } from '@zuschlag/i18n/messages/errors';
import { fieldProblemText } from '@zuschlag/i18n/messages/field-problems';
import { isAborted, isTransient } from '@zuschlag/sdk/errors';
import { toasts } from '@zuschlag/ui/feedback/toast';
import type { ErrorCode, FieldProblem } from '@zuschlag/validation/errors';
import { useCallback } from 'react';
import { type Failure, failureOf } from './failure.ts';

/** The end of a session has a toast of its own, a missing second step a page, and the sign-in page shows its refusal itself. */
const shownElsewhere: readonly ErrorCode[] = ['UNAUTHENTICATED', 'SECOND_STEP_MISSING', 'WRONG_CREDENTIALS'];
/** After these errors people fear for what they typed. */
const keepingInput: readonly Failure['code'][] = ['CONFLICT', 'UNAVAILABLE', 'OFFLINE'];

/**
 * What a person should read about a failed call, in the language of the screen.
 * @returns null when another place says it or the caller gave up by itself
 */
export function errorMessage(error: unknown): string | null {
  if (isAborted(error)) return null;
  const { code, details } = failureOf(error);
  if (code === 'RATE_LIMITED' && details.retryAfter) {
    const seconds = details.retryAfter;
    return i18n._(
      msg`Zu viele Anfragen. Bitte warten Sie ${plural(seconds, { one: '# Sekunde', other: '# Sekunden' })}.`,
    );
  }
  if (code === 'OFFLINE') return i18n._(msg`Keine Verbindung zum Server.`);
  if (shownElsewhere.includes(code)) return null;
  return errorText(code, currentLocale(), details);
}

/** Where what was typed is after a failed save: still in the form, or in a draft that the emptied form offers. */
export type KeptInput = 'here' | 'asDraft';

/** The same for a failed save, where what was typed is kept. */
export function saveErrorMessage(error: unknown, kept: KeptInput = 'here'): string | null {
  const message = errorMessage(error);
  if (message === null || !keepingInput.includes(failureOf(error).code)) return message;
  const where =
    kept === 'here'
      ? i18n._(msg`Ihre Eingaben bleiben hier stehen.`)
      : i18n._(msg`Ihre Eingaben sind als Entwurf gesichert.`);
  return `${message} ${where}`;
}

/**
 * What stands under a field.
 * @param bound the missed limit as the field shows it; a number is written in the language of the screen
 */
export function fieldProblemMessage(problem: FieldProblem, bound?: number | string): string {
  return fieldProblemText(problem, currentLocale(), bound);
}

/** Shows a failed call as toast, with "try again" where that may help. Earlier toasts go first. */
export function useErrorToast(): (error: unknown, retry?: () => void, kept?: KeptInput) => void {
  const { t } = useLingui();
  // The same function from drawing to drawing: whole lists depend on it.
  return useCallback(
    (error, retry, kept) => {
      const message = saveErrorMessage(error, kept);
      if (message === null) return;
      const { code, requestId } = failureOf(error);
      const text = code === 'INTERNAL' ? withReference(t`Bitte versuchen Sie es erneut.`, requestId) : undefined;
      const action = retry && isTransient(error) ? { label: t`Erneut versuchen`, onPress: retry } : undefined;
      toasts.error(message, text, { action });
    },
    [t],
  );
}

/** The number under which the support finds the fault. */
function withReference(text: string, requestId: string | null): string {
  return requestId ? `${text} (${requestId.slice(0, 8)})` : text;
}

function currentLocale(): Locale {
  return isLocale(i18n.locale) ? i18n.locale : 'de';
}
