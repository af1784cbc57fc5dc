import type { Message } from '../messages/message.ts';

/** The mails about a person's own access. */
export const accountMails = {
  invitation: {
    subject: { de: 'Einladung zu Zuschlag: {organization}', en: 'Invitation to Zuschlag: {organization}' },
    paragraphs: [
      {
        de: '{inviter} lädt Sie ein, für {organization} mit Zuschlag zu arbeiten: Ausschreibungen prüfen, kalkulieren und Margen gemeinsam freigeben.',
        en: '{inviter} invites you to work with Zuschlag for {organization}: review tenders, calculate them and approve margins together.',
      },
      {
        de: 'Der Link gilt 7 Tage und nur einmal. Kommt eine neuere Einladung, gilt nur noch deren Link.',
        en: 'The link is valid for 7 days and works once. When a newer invitation arrives, only its link works.',
      },
    ],
    action: { de: 'Einladung annehmen', en: 'Accept the invitation' },
  },
  passwordReset: {
    subject: { de: 'Neues Passwort setzen', en: 'Set a new password' },
    paragraphs: [
      {
        de: 'Für Ihr Konto bei Zuschlag wurde ein neues Passwort angefordert. Der Link gilt 60 Minuten und nur einmal.',
        en: 'A new password was requested for your account at Zuschlag. The link is valid for 60 minutes and works once.',
      },
      {
        de: 'Wenn Sie das nicht waren, brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist.',
        en: 'If this was not you, there is nothing to do: your password stays as it is.',
      },
    ],
    action: { de: 'Neues Passwort setzen', en: 'Set a new password' },
  },
  passwordChanged: {
    subject: { de: 'Ihr Passwort wurde geändert', en: 'Your password was changed' },
    paragraphs: [
      {
        de: 'Das Passwort Ihres Kontos bei Zuschlag wurde geändert. Alle anderen Sitzungen wurden beendet.',
        en: 'The password of your account at Zuschlag was changed. All other sessions have ended.',
      },
      {
        de: 'Wenn Sie das nicht waren, setzen Sie sofort ein neues Passwort, und sagen Sie Ihrer Administration Bescheid.',
        en: 'If this was not you, set a new password at once, and tell your administration.',
      },
    ],
    action: { de: 'Zur Anmeldung', en: 'To the sign-in' },
  },
  secondStepOn: {
    subject: { de: 'Zweiter Schritt eingeschaltet', en: 'Second step switched on' },
    paragraphs: [
      {
        de: 'Die Anmeldung bei Zuschlag fragt ab jetzt zusätzlich nach einem Code Ihrer Authenticator-App.',
        en: 'From now on, signing in to Zuschlag also asks for a code of your authenticator app.',
      },
      {
        de: 'Wenn Sie das nicht waren, sagen Sie sofort Ihrer Administration Bescheid.',
        en: 'If this was not you, tell your administration at once.',
      },
    ],
    action: { de: 'Zu meinem Konto', en: 'To my account' },
  },
  secondStepOff: {
    subject: { de: 'Zweiter Schritt ausgeschaltet', en: 'Second step switched off' },
    paragraphs: [
      {
        de: 'Für die Anmeldung bei Zuschlag genügt ab jetzt wieder Ihr Passwort.',
        en: 'From now on, your password alone signs you in to Zuschlag again.',
      },
      {
        de: 'Wenn Sie das nicht waren, setzen Sie sofort ein neues Passwort, und sagen Sie Ihrer Administration Bescheid.',
        en: 'If this was not you, set a new password at once, and tell your administration.',
      },
    ],
    action: { de: 'Zu meinem Konto', en: 'To my account' },
  },
  codesOff: {
    subject: { de: 'Codes der App ausgeschaltet', en: 'Codes of the app switched off' },
    paragraphs: [
      {
        de: 'Die Anmeldung bei Zuschlag nimmt ab jetzt keine Codes Ihrer Authenticator-App mehr an. Ihre Passkeys gelten weiter.',
        en: 'From now on, signing in to Zuschlag accepts no codes of your authenticator app. Your passkeys stay good.',
      },
      {
        de: 'Wenn Sie das nicht waren, sagen Sie sofort Ihrer Administration Bescheid.',
        en: 'If this was not you, tell your administration at once.',
      },
    ],
    action: { de: 'Zu meinem Konto', en: 'To my account' },
  },
  passkeyAdded: {
    subject: { de: 'Passkey hinzugefügt', en: 'Passkey added' },
    paragraphs: [
      {
        de: 'Zu Ihrem Konto bei Zuschlag gehört ein neuer Passkey. Die Anmeldung fragt nach dem Passwort danach.',
        en: 'A new passkey belongs to your account at Zuschlag. The sign-in asks for one after the password.',
      },
      {
        de: 'Wenn Sie das nicht waren, sagen Sie sofort Ihrer Administration Bescheid.',
        en: 'If this was not you, tell your administration at once.',
      },
    ],
    action: { de: 'Zu meinem Konto', en: 'To my account' },
  },
  passkeyRemoved: {
    subject: { de: 'Passkey entfernt', en: 'Passkey removed' },
    paragraphs: [
      {
        de: 'Ein Passkey Ihres Kontos bei Zuschlag wurde entfernt und meldet nicht mehr an.',
        en: 'A passkey of your account at Zuschlag was removed and no longer signs in.',
      },
      {
        de: 'Wenn Sie das nicht waren, sagen Sie sofort Ihrer Administration Bescheid.',
        en: 'If this was not you, tell your administration at once.',
      },
    ],
    action: { de: 'Zu meinem Konto', en: 'To my account' },
  },
  secondStepEnded: {
    subject: { de: 'Zweiter Schritt beendet von {by}', en: 'Second step ended by {by}' },
    paragraphs: [
      {
        de: '{by} hat den zweiten Schritt Ihrer Anmeldung bei Zuschlag beendet. Ab jetzt genügt Ihr Passwort.',
        en: '{by} has ended the second step of your sign-in to Zuschlag. From now on your password is enough.',
      },
      {
        de: 'Richten Sie ihn in Ihrem Konto neu ein. Wenn Sie nicht darum gebeten haben, setzen Sie sofort ein neues Passwort, und sagen Sie Ihrer Administration Bescheid.',
        en: 'Set it up anew in your account. If you did not ask for this, set a new password at once, and tell your administration.',
      },
    ],
    action: { de: 'Zu meinem Konto', en: 'To my account' },
  },
  tokenExpires: {
    subject: { de: 'API-Token läuft ab: {token}', en: 'Access token expires: {token}' },
    paragraphs: [
      {
        de: 'Ihr Token „{token}“ gilt bis einschließlich {day}. Danach werden Programme abgewiesen, die es benutzen.',
        en: 'Your access token “{token}” is valid up to and including {day}. After that, programs that use it are refused.',
      },
      {
        de: 'Legen Sie rechtzeitig ein neues an, und tragen Sie es in diese Programme ein.',
        en: 'Create a new one in time, and enter it in these programs.',
      },
    ],
    action: { de: 'Zu den API-Zugängen', en: 'To the access tokens' },
  },
} satisfies { [kind: string]: { subject: Message; paragraphs: readonly Message[]; action: Message } };
