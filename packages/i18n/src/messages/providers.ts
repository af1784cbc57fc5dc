import type { ProviderRefusal } from '@zuschlag/validation/accounts/providers';
import type { MessagesOf } from './message.ts';

/** Why a sign-in at a provider leads to no session. */
export const providerMessages: MessagesOf<ProviderRefusal> = {
  PROVIDER_NOT_CONFIGURED: {
    de: 'Diese Anmeldung hat der Betreiber nicht eingerichtet.',
    en: 'The operator has not set up this sign-in.',
  },
  PROVIDER_UNAVAILABLE: {
    de: 'Der Anmeldedienst antwortet gerade nicht. Bitte versuchen Sie es später erneut.',
    en: 'The sign-in service does not answer right now. Please try again later.',
  },
  PROVIDER_REFUSED: {
    de: 'Die Anmeldung wurde abgebrochen oder nicht anerkannt. Bitte versuchen Sie es erneut.',
    en: 'The sign-in was cancelled or not accepted. Please try again.',
  },
  SSO_NOT_INVITED: {
    de: 'Zu diesem Konto gibt es keinen Zugang. Nehmen Sie zuerst Ihre Einladung damit an.',
    en: 'There is no access with this account. Accept your invitation with it first.',
  },
  SSO_EMAIL_DIFFERS: {
    de: 'Bitte verwenden Sie für die Anmeldung die eingeladene E-Mail-Adresse.',
    en: 'Please use the invited email for SSO',
  },
  SSO_EMAIL_UNPROVEN: {
    de: 'Der Anmeldedienst bestätigt nicht, dass Ihnen diese E-Mail-Adresse gehört. Legen Sie ein Passwort fest.',
    en: 'The sign-in service does not confirm that this e-mail address is yours. Set a password instead.',
  },
  SSO_ACCOUNT_IN_USE: {
    de: 'Dieses Konto meldet schon eine andere Person an.',
    en: 'This account already signs in another person.',
  },
  LINK_INVALID: {
    de: 'Diese Einladung ist abgelaufen oder wurde schon angenommen.',
    en: 'This invitation has expired or was already accepted.',
  },
  INTERNAL: {
    de: 'Etwas ist schiefgelaufen. Bitte versuchen Sie es erneut.',
    en: 'Something went wrong. Please try again.',
  },
};
