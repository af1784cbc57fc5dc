import { accountMails } from '../accounts/account-mails.ts';
import type { Locale } from '../locales.ts';
import {
  type NotificationSentence,
  notificationSubject,
  notificationText,
  notificationWords,
} from '../notifications/notification-text.ts';
import { type AboutTasks, tasksDueText } from '../tasks/task-mail.ts';
import { type Message, messageText } from './message.ts';

/** The values of each kind of mail; `link` is a path of the web. Group and round identify the decision that is due. */
export type MailParameters = {
  bidDecisionRequired: AboutDecision;
  marginDecisionRequired: AboutDecision;
  chanceWon: AboutOutcome;
  chanceLost: AboutOutcome;
  outcomeCorrected: AboutOutcome;
  tokenExpires: { token: string; day: string; link: string };
  passwordReset: { userId: number; link: string };
  passwordChanged: { link: string };
  secondStepOn: { link: string };
  secondStepOff: { link: string };
  codesOff: { link: string };
  passkeyAdded: { link: string };
  passkeyRemoved: { link: string };
  secondStepEnded: { by: string; link: string };
  invitation: { userId: number; inviter: string; organization: string; link: string };
  openCalculationReady: { chance: string; shortNumber: string; link: string; fileId: string; fileName: string };
  notifications: AboutNotifications;
  deadlineAhead: AboutDeadline;
  tasksDue: AboutTasks;
  bidDecisionOverdue: AboutOverdue;
  marginDecisionOverdue: AboutOverdue;
};
type AboutDecision = {
  chance: string;
  shortNumber: string;
  organization: string;
  link: string;
  groupId: string;
  /** counted from 1; null for a bid */
  round: number | null;
};
type AboutOutcome = { chance: string; shortNumber: string; reason: string; link: string };
type AboutNotifications = {
  items: MailedNotification[];
  /** the daily mail; otherwise one that went out at once */
  isDigest: boolean;
  /** opens the settings of the recipient */
  link: string;
  /** lets the recipient stop such mails without signing in; null where the mail asks for an act */
  unsubscribe: string | null;
};
/** A notification in a mail, with the path of the web that it opens. */
export type MailedNotification = NotificationSentence & {
  path: string;
  /** whole days that the recipient has been awaited; null: it comes for the first time */
  waitingDays: number | null;
};
type AboutDeadline = {
  chance: string;
  shortNumber: string;
  deadline: 'submission' | 'questions';
  /** as it is shown */
  day: string;
  /** Berlin wall clock; null: the day alone */
  clock: string | null;
  left: { unit: 'hours' | 'days'; count: number };
  link: string;
};
type AboutOverdue = { chance: string; shortNumber: string; organization: string; link: string };
export type MailKind = keyof MailParameters;
/** A mail in words: paragraphs, then linked items or one act, then what stands below. */
export type MailText = {
  subject: string;
  paragraphs: string[];
  items: { text: string; note: string | null; path: string; act: string }[];
  action: { words: string; path: string } | null;
  footer: { words: string; path: string } | null;
};

/** Kinds whose words stand in a table; those on decisions and outcomes were written before there were notifications. */
type WordedKind = Exclude<MailKind, 'notifications' | 'deadlineAhead' | 'tasksDue'>;

const mailMessages: {
  readonly [kind in WordedKind]: { subject: Message; paragraphs: readonly Message[]; action: Message };
} = {
  bidDecisionRequired: {
    subject: { de: 'Bid-Entscheidung gefragt: {chance}', en: 'Bid decision required: {chance}' },
    paragraphs: [
      {
        de: 'Für die Chance „{chance}“ ({shortNumber}) wartet die Bid-Entscheidung für {organization} auf Ihre Gesellschaft.',
        en: 'For the Chance “{chance}” ({shortNumber}), the bid decision for {organization} is waiting for your organization.',
      },
    ],
    action: { de: 'Jetzt entscheiden', en: 'Decide now' },
  },
  marginDecisionRequired: {
    subject: { de: 'Margenfreigabe gefragt: {chance}', en: 'Margin approval required: {chance}' },
    paragraphs: [
      {
        de: 'Für die Chance „{chance}“ ({shortNumber}) wartet die Margenfreigabe für {organization} auf Ihre Gesellschaft.',
        en: 'For the Chance “{chance}” ({shortNumber}), the margin approval for {organization} is waiting for your organization.',
      },
    ],
    action: { de: 'Jetzt entscheiden', en: 'Decide now' },
  },
  bidDecisionOverdue: {
    subject: {
      de: 'Bid-Entscheidung steht seit drei Tagen aus: {chance}',
      en: 'Bid decision pending for three days: {chance}',
    },
    paragraphs: [
      {
        de: 'Für Ihre Chance „{chance}“ ({shortNumber}) steht die Bid-Entscheidung für {organization} seit drei Tagen aus. Die Gefragten wurden zweimal erinnert.',
        en: 'For your Chance “{chance}” ({shortNumber}), the bid decision for {organization} has been pending for three days. Those who were asked have been reminded twice.',
      },
    ],
    action: { de: 'Zur Entscheidung', en: 'To the decision' },
  },
  marginDecisionOverdue: {
    subject: {
      de: 'Margenfreigabe steht seit drei Tagen aus: {chance}',
      en: 'Margin approval pending for three days: {chance}',
    },
    paragraphs: [
      {
        de: 'Für Ihre Chance „{chance}“ ({shortNumber}) steht die Margenfreigabe für {organization} seit drei Tagen aus. Die Gefragten wurden zweimal erinnert.',
        en: 'For your Chance “{chance}” ({shortNumber}), the margin approval for {organization} has been pending for three days. Those who were asked have been reminded twice.',
      },
    ],
    action: { de: 'Zur Entscheidung', en: 'To the decision' },
  },
  chanceWon: {
    subject: { de: 'Gewonnen: {chance}', en: 'Won: {chance}' },
    paragraphs: [
      {
        de: 'Glückwunsch: Die Chance „{chance}“ ({shortNumber}) wurde gewonnen.',
        en: 'Congratulations: the Chance “{chance}” ({shortNumber}) was won.',
      },
    ],
    action: { de: 'Ergebnis ansehen', en: 'See the outcome' },
  },
  chanceLost: {
    subject: { de: 'Verloren: {chance}', en: 'Lost: {chance}' },
    paragraphs: [
      {
        de: 'Die Chance „{chance}“ ({shortNumber}) wurde verloren. {reason}',
        en: 'The Chance “{chance}” ({shortNumber}) was lost. {reason}',
      },
    ],
    action: { de: 'Ergebnis ansehen', en: 'See the outcome' },
  },
  outcomeCorrected: {
    subject: { de: 'Ergebnis zurückgenommen: {chance}', en: 'Outcome taken back: {chance}' },
    paragraphs: [
      {
        de: 'Das Ergebnis der Chance „{chance}“ ({shortNumber}) war falsch eingetragen und wurde zurückgenommen. Das richtige folgt.',
        en: 'The outcome of the Chance “{chance}” ({shortNumber}) was wrong and has been taken back. The right one follows.',
      },
    ],
    action: { de: 'Zur Einreichung', en: 'To the submission' },
  },
  openCalculationReady: {
    subject: { de: 'Offene Kalkulation: {chance}', en: 'Open calculation: {chance}' },
    paragraphs: [
      {
        de: 'Die offene Kalkulation der Chance „{chance}“ ({shortNumber}) ist fertig und liegt dieser E-Mail bei.',
        en: 'The open calculation of the Chance “{chance}” ({shortNumber}) is ready and attached to this mail.',
      },
      {
        de: 'Sie rechnet in Excel und LibreOffice weiter: Gelb hinterlegte Zellen lassen sich ändern.',
        en: 'It goes on calculating in Excel and LibreOffice: cells with a yellow background can be changed.',
      },
    ],
    action: { de: 'Zu den Dateien der Chance', en: 'To the files of the Chance' },
  },
  ...accountMails,
};

/**
 * The text of a mail with its values in their places. What waits for an act comes first.
 *
 * @param options `hasMargin`: whether the tenant lets mails name the margin that is to be approved
 */
export function mailText(
  kind: MailKind,
  locale: Locale,
  about: MailParameters[MailKind],
  options: { hasMargin: boolean } = { hasMargin: false },
): MailText {
  if (kind === 'notifications') return notificationsText(about as AboutNotifications, locale, options);
  if (kind === 'tasksDue') return tasksDueText(about as AboutTasks, locale);
  if (kind === 'deadlineAhead') return deadlineText(about as AboutDeadline, locale);
  const { subject, paragraphs, action } = mailMessages[kind];
  const values = Object.fromEntries(Object.entries(about).map(([name, value]) => [name, String(value ?? '')]));
  return {
    subject: messageText(subject, locale, values),
    paragraphs: paragraphs.map((paragraph) => messageText(paragraph, locale, values)),
    items: [],
    action: { words: action[locale], path: about.link },
    footer: null,
  };
}

const several = {
  atOnce: { de: '{count} Mitteilungen warten auf Sie', en: '{count} notifications are waiting for you' },
  digest: { de: 'Ihr Tag bei Zuschlag: {count} Neuigkeiten', en: 'Your day at Zuschlag: {count} updates' },
  digestOne: { de: 'Ihr Tag bei Zuschlag: eine Neuigkeit', en: 'Your day at Zuschlag: one update' },
  reminder: { de: 'Erinnerung: {subject}', en: 'Reminder: {subject}' },
  waitingOne: { de: 'Wartet seit einem Tag auf Sie', en: 'Has been waiting for you for a day' },
  waiting: { de: 'Wartet seit {days} Tagen auf Sie', en: 'Has been waiting for you for {days} days' },
  settings: { de: 'Einstellen, welche E-Mails Sie erhalten', en: 'Choose which e-mails you receive' },
} satisfies { [name: string]: Message };

function notificationsText(
  { items, isDigest, link }: AboutNotifications,
  locale: Locale,
  { hasMargin }: { hasMargin: boolean },
): MailText {
  const inMail = ({ margin, profitMargin, ...values }: NotificationSentence['values']) => ({
    ...values,
    ...(hasMargin ? { margin, profitMargin } : {}),
  });
  const [only, second] = items;
  const subject = isDigest
    ? messageText(second ? several.digest : several.digestOne, locale, { count: items.length })
    : only && !second
      ? notificationSubject(only, locale)
      : messageText(several.atOnce, locale, { count: items.length });
  const isReminder = items.length > 0 && items.every(({ waitingDays }) => waitingDays !== null);
  return {
    subject: isReminder ? messageText(several.reminder, locale, { subject }) : subject,
    paragraphs: [],
    items: items.map(({ waitingDays, path, ...item }) => ({
      text: notificationText({ ...item, values: inMail(item.values) }, locale),
      note:
        waitingDays === null
          ? null
          : messageText(waitingDays === 1 ? several.waitingOne : several.waiting, locale, { days: waitingDays }),
      path,
      act: notificationWords[item.kind].act[locale],
    })),
    action: null,
    footer: { words: several.settings[locale], path: link },
  };
}

const deadlines: { readonly [deadline in AboutDeadline['deadline']]: Message } = {
  submission: { de: 'Abgabe', en: 'Submission' },
  questions: { de: 'Bieterfragen', en: 'Bidder questions' },
};
/** How far away it is: today with the hours that are left, tomorrow, or days. */
function leftText({ unit, count }: AboutDeadline['left'], locale: Locale): string {
  if (unit === 'hours') {
    const hours: Message =
      count === 1 ? { de: 'in einer Stunde', en: 'in one hour' } : { de: 'in {count} Stunden', en: 'in {count} hours' };
    return messageText(hours, locale, { count });
  }
  if (count === 0) return { de: 'heute', en: 'today' }[locale];
  if (count === 1) return { de: 'morgen', en: 'tomorrow' }[locale];
  return messageText({ de: 'in {count} Tagen', en: 'in {count} days' }, locale, { count });
}

const deadlineWords = {
  subject: { de: '{deadline} {left}: {chance}', en: '{deadline} {left}: {chance}' },
  text: {
    de: '{deadline} der Chance „{chance}“ ({shortNumber}) {left}: {at}.',
    en: '{deadline} of the Chance “{chance}” ({shortNumber}) {left}: {at}.',
  },
  action: { de: 'Zur Chance', en: 'To the Chance' },
} satisfies { [name: string]: Message };

function deadlineText(about: AboutDeadline, locale: Locale): MailText {
  const { chance, shortNumber, day, clock } = about;
  const at =
    clock === null ? day : messageText({ de: '{day}, {clock} Uhr', en: '{day}, {clock}' }, locale, { day, clock });
  const deadline = deadlines[about.deadline][locale];
  const values = { chance, shortNumber, at, deadline, left: leftText(about.left, locale) };
  return {
    subject: messageText(deadlineWords.subject, locale, values),
    paragraphs: [messageText(deadlineWords.text, locale, values)],
    items: [],
    action: { words: deadlineWords.action[locale], path: about.link },
    footer: null,
  };
}
