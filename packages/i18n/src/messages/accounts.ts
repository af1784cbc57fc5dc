import type { accountErrors, accountFieldProblems } from '@zuschlag/validation/accounts/errors';
import type { ProviderRefusal } from '@zuschlag/validation/accounts/providers';
import type { ErrorMessagesOf, FieldMessagesOf, MessagesOf } from './message.ts';

export const accountErrorMessages: ErrorMessagesOf<keyof typeof accountErrors> = {
  WRONG_CREDENTIALS: { de: 'Wrong credentials!', en: 'Wrong credentials!' },
  LINK_INVALID: {
    de: 'Dieser Link ist ungültig oder abgelaufen.',
    en: 'This reset link is invalid or has expired.',
  },
  SESSION_REQUIRED: {
    de: 'Das geht nur, wenn Sie selbst angemeldet sind, nicht mit einem Token.',
    en: 'This needs you to be signed in yourself; an access token is not enough.',
  },
  TOKEN_SCOPE: {
    de: 'Der Umfang dieses Tokens reicht dafür nicht.',
    en: 'The scope of this access token does not cover this.',
    named: {
      de: 'Der Umfang dieses Tokens ({names}) reicht dafür nicht.',
      en: 'The scope of this access token ({names}) does not cover this.',
    },
  },
  TOO_MANY_TOKENS: {
    de: 'Sie haben schon 20 gültige Tokens. Widerrufen Sie zuerst eines.',
    en: 'You already have 20 valid access tokens. Revoke one first.',
  },
  EMAIL_IN_USE: {
    de: 'Diese E-Mail-Adresse gehört schon zu einem Konto.',
    en: 'This e-mail address already belongs to an account.',
  },
  INVITE_TOO_SOON: {
    de: 'Sie können nur eine Einladung pro Stunde senden.',
    en: 'You can only send one invite email per hour',
  },
  ALREADY_ACCEPTED: {
    de: 'Diese Person hat ihre Einladung schon angenommen.',
    en: 'This person has already accepted the invitation.',
  },
  SECOND_STEP_REQUIRED: {
    de: 'Der Code des zweiten Schritts fehlt.',
    en: 'The code of the second step is missing.',
  },
  PASSKEY_REQUIRED: {
    de: 'Dieses Konto verlangt einen Passkey. Melden Sie sich im Browser an, oder nehmen Sie einen Wiederherstellungscode.',
    en: 'This account asks for a passkey. Sign in with a browser, or use a recovery code.',
  },
  PROOF_REQUIRED: {
    de: 'Bestätigen Sie das zuerst mit Ihrem zweiten Schritt.',
    en: 'Confirm this with your second step first.',
  },
  PASSKEYS_UNAVAILABLE: {
    de: 'Passkeys brauchen eine öffentliche Adresse mit HTTPS. Der Betreiber hat keine hinterlegt.',
    en: 'Passkeys need a public address with HTTPS. The operator has set none.',
  },
  PASSKEY_REFUSED: {
    de: 'Der Passkey wurde nicht angenommen. Versuchen Sie es noch einmal.',
    en: 'The passkey was not accepted. Try again.',
  },
  TOO_MANY_PASSKEYS: {
    de: 'Mehr Passkeys sind nicht möglich. Entfernen Sie zuerst einen.',
    en: 'No more passkeys are possible. Remove one first.',
  },
  WRONG_CODE: {
    de: 'Dieser Code stimmt nicht oder ist schon verbraucht.',
    en: 'This code is wrong or was already used.',
  },
  SECOND_STEP_CHANGED: {
    de: 'Der zweite Schritt wurde inzwischen geändert.',
    en: 'The second step was changed in the meantime.',
  },
  SECOND_STEP_UNAVAILABLE: {
    de: 'Dem zweiten Schritt fehlt ein Schlüssel des Betreibers (SECRETS_KEY).',
    en: 'The second step lacks a key of the operator (SECRETS_KEY).',
  },
  SECOND_STEP_MISSING: {
    de: 'Ihr Unternehmen verlangt einen zweiten Schritt bei der Anmeldung. Richten Sie ihn zuerst ein.',
    en: 'Your company requires a second step at the sign-in. Set it up first.',
  },
  OWN_SECOND_STEP_FIRST: {
    de: 'Richten Sie zuerst Ihren eigenen zweiten Schritt ein.',
    en: 'Set up your own second step first.',
  },
};

/** The messages of the sign-in about an unusable form. Clients compare them, so they are the same in both languages. */
export const signInMessages = {
  missing: 'No credentials or missing field!',
  address: 'Invalid email address!',
  refused: accountErrorMessages.WRONG_CREDENTIALS.en,
} as const;

export const accountFieldMessages: FieldMessagesOf<(typeof accountFieldProblems)[number]> = {
  WRONG_PASSWORD: { de: 'Das ist nicht Ihr jetziges Passwort.', en: 'This is not your current password.' },
  SAME_PASSWORD: { de: 'Das ist Ihr jetziges Passwort.', en: 'This is your current password.' },
  WEAK_PASSWORD: {
    de: 'Das Passwort braucht eine Ziffer, einen kleinen und einen großen Buchstaben.',
    en: 'The password needs a digit, a lowercase and an uppercase letter.',
  },
};

/** Why a sign-in at a provider leads to no session. */
export const providerMessages: MessagesOf<ProviderRefusal | 'OFFLINE' | 'RATE_LIMITED'> = {
  OFFLINE: {
    de: 'Der Server ist nicht zu erreichen. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
    en: 'The server cannot be reached. Please check your connection and try again.',
  },
  RATE_LIMITED: {
    de: 'Das waren zu viele Versuche. Bitte warten Sie eine Minute.',
    en: 'These were too many attempts. Please wait a minute.',
  },
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
