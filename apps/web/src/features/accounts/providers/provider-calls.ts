import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Login } from '@zuschlag/validation/accounts/accounts';
import type { BegunAtProvider, ProviderKey, ProviderOutcome } from '@zuschlag/validation/accounts/providers';
import { loginUser, post } from '../../../app/session/identity.ts';
import { notify } from '../../../app/shell/notices.tsx';

/** Where a sign-in at a provider begins: an invitation, or a page that a person was going to. */
export type ProviderStart = { invitation?: string; redirect?: string };

/** Leaves for the page of a provider. @throws SignInError with `INTERNAL` when it does not answer */
export async function goToProvider(provider: ProviderKey, start: ProviderStart): Promise<void> {
  // A longer address does not travel along: the person lands on the start page.
  const redirect = start.redirect && start.redirect.length <= 500 ? start.redirect : undefined;
  const { url } = await post<BegunAtProvider>('/identity/provider/begin', { provider, ...start, redirect });
  window.location.assign(url);
}

/** A provider refused a person, or the server refused what the provider said; the person reads why. */
export class ProviderRefusal extends Error {
  readonly outcome: ProviderOutcome;
  constructor(outcome: ProviderOutcome) {
    super(outcome.code ?? 'nothing');
    this.outcome = outcome;
  }
}

let running: Promise<Login> | null = null;

/**
 * Fetches what became of a sign-in at a provider and exchanges it for a session. React may run an effect twice, and the server
 * answers once.
 *
 * @throws ProviderRefusal, or SignInError
 */
export function finishAtProvider(): Promise<Login> {
  running ??= post<ProviderOutcome>('/identity/provider/finish', {})
    .then((outcome) => {
      if (outcome.identityToken === null) throw new ProviderRefusal(outcome);
      return loginUser({ oAuthToken: outcome.identityToken });
    })
    .finally(() => {
      running = null;
    });
  return running;
}

/** Says why there is no sign-in. The words of the codes load then only. */
export function showProviderFailure(code: string | null): void {
  const usual = i18n._(msg`Etwas ist schiefgelaufen. Bitte versuchen Sie es erneut.`);
  void import('@zuschlag/i18n/messages/accounts').then(
    ({ providerMessages: messages }) => {
      const known = code !== null && Object.hasOwn(messages, code) ? messages[code as keyof typeof messages] : null;
      notify((toasts) => void toasts.error(known?.[i18n.locale === 'en' ? 'en' : 'de'] ?? usual));
    },
    () => notify((toasts) => void toasts.error(usual)),
  );
}
