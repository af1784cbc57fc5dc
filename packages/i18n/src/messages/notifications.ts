import type { NotificationKind } from '@zuschlag/validation/notifications/notification-kinds';
import { formatDay, formatPercent } from '../format.ts';
import type { Locale } from '../locales.ts';
import { type Message, messageText } from './message.ts';

/** The values in the words of a notification, as they were when it came. */
export type NotificationValues = {
  /** name and short number of the Chance */
  tender?: string;
  number?: string;
  /** short name of the organization that the decision group is about */
  org?: string;
  user?: string;
  userOrg?: string;
  decision?: 'Bid' | 'Nobid';
  vote?: 'Approve' | 'Reject';
  /** fraction; null before the first calculation */
  margin?: number | null;
  comment?: string;
  reason?: string;
  file?: string;
  task?: string;
  /** ISO day */
  due?: string | null;
  invitee?: string;
  organization?: string;
};

/** `own`: the organization of the recipient is the one that the notification is about. A part in `[ ]` stands only with its value. */
type KindWords = {
  /** in the settings */
  name: Message;
  /** of a mail that brings this one only */
  subject: Message;
  variants: { readonly [variant: string]: Message };
  /** what the recipient does next */
  act: Message;
};

const see = { de: 'Ansehen', en: 'View' };
const decide = { de: 'Jetzt entscheiden', en: 'Decide now' };
const toChance = { de: 'Zur Chance', en: 'To the Chance' };

/** The words of each kind, from which the bell, mails and docs/notifications.md are made. */
export const notificationWords = {
  AI_IMPORT_SUCCESSFUL: {
    name: { de: 'KI-Import abgeschlossen', en: 'AI import complete' },
    subject: { de: 'KI-Import abgeschlossen: {file}', en: 'AI import complete: {file}' },
    variants: {
      any: {
        de: 'KI-Import „{file}“ ist abgeschlossen. Sie können die Chance jetzt anlegen.',
        en: 'AI import “{file}” is complete. You can create the Chance now.',
      },
    },
    act: { de: 'Chance anlegen', en: 'Create the Chance' },
  },
  AI_IMPORT_FAILED: {
    name: { de: 'KI-Import fehlgeschlagen', en: 'AI import failed' },
    subject: { de: 'KI-Import fehlgeschlagen: {file}', en: 'AI import failed: {file}' },
    variants: {
      any: {
        de: 'KI-Import „{file}“ ist fehlgeschlagen: {reason}.',
        en: 'AI import “{file}” failed: {reason}.',
      },
    },
    act: see,
  },
  CHANCE_CREATED: {
    name: { de: 'Neue Chance', en: 'New Chance' },
    subject: { de: 'Neue Chance: {tender}', en: 'New Chance: {tender}' },
    variants: {
      own: {
        de: 'Neue Chance „{tender}“ – Ihre Organisation ist beteiligt.',
        en: 'New Chance “{tender}” – your organization is involved.',
      },
      other: { de: 'Neue Chance „{tender}“ wurde angelegt.', en: 'New Chance “{tender}” was created.' },
    },
    act: toChance,
  },
  NOMINATED_AS_CHANCE_ADMIN: {
    name: { de: 'Sie werden Chance-Admin', en: 'You become Chance admin' },
    subject: { de: 'Sie sind Chance-Admin: {tender}', en: 'You are Chance admin: {tender}' },
    variants: {
      any: {
        de: 'Sie sind jetzt Chance-Admin von „{tender}“.',
        en: 'You are now Chance admin of “{tender}”.',
      },
    },
    act: toChance,
  },
  BID_DECISION_REQUIRED: {
    name: { de: 'Bid-Entscheidung gefragt', en: 'Bid decision required' },
    subject: { de: 'Bid-Entscheidung gefragt: {tender}', en: 'Bid decision required: {tender}' },
    variants: {
      own: {
        de: 'Bitte entscheiden Sie, ob Ihre Organisation an „{tender}“ teilnimmt.',
        en: 'Please decide whether your organization bids on “{tender}”.',
      },
      other: {
        de: 'Bitte entscheiden Sie über die Teilnahme von {org} an „{tender}“.',
        en: 'Please decide on {org}’s participation in “{tender}”.',
      },
    },
    act: decide,
  },
  BID_DECISION_SUBMITTED: {
    name: { de: 'Bid-Entscheidung abgegeben', en: 'Bid decision submitted' },
    subject: { de: 'Bid-Entscheidung: {tender}', en: 'Bid decision: {tender}' },
    variants: {
      own: {
        de: '{user} hat für Ihre Organisation „{decision}“ zu „{tender}“ abgegeben.',
        en: '{user} entered “{decision}” for your organization on “{tender}”.',
      },
      other: {
        de: '{user} ({userOrg}) hat zu {org} in „{tender}“ entschieden: {decision}.',
        en: '{user} ({userOrg}) decided on {org} in “{tender}”: {decision}.',
      },
    },
    act: see,
  },
  BID_DECISION_COMPLETED: {
    name: { de: 'Bid-Entscheidung abgeschlossen', en: 'Bid decision completed' },
    subject: { de: 'Bid-Entscheidung steht fest: {tender}', en: 'Bid decision is final: {tender}' },
    variants: {
      ownBid: {
        de: 'Ihre Organisation bietet bei „{tender}“ mit. Bitte Leistungen kalkulieren.',
        en: 'Your organization is bidding on “{tender}”. Please calculate services.',
      },
      ownNobid: {
        de: 'Ihre Organisation bietet bei „{tender}“ nicht mit.',
        en: 'Your organization is not bidding on “{tender}”.',
      },
      other: {
        de: 'Bid-Entscheidung für {org} in „{tender}“: {decision}.',
        en: 'Bid decision for {org} in “{tender}”: {decision}.',
      },
    },
    act: see,
  },
  BID_DECISION_MENTION: {
    name: { de: 'Erwähnung in einer Bid-Entscheidung', en: 'Mention in a bid decision' },
    subject: { de: 'Sie wurden erwähnt: {tender}', en: 'You were mentioned: {tender}' },
    variants: {
      any: {
        de: '{user} hat Sie in einer Bid-Entscheidung zu „{tender}“ erwähnt.',
        en: '{user} mentioned you in a bid decision on “{tender}”.',
      },
    },
    act: see,
  },
  MARGIN_DECISION_REQUIRED: {
    name: { de: 'Margenfreigabe gefragt', en: 'Margin approval required' },
    subject: { de: 'Margenfreigabe gefragt: {tender}', en: 'Margin approval required: {tender}' },
    variants: {
      own: {
        de: 'Bitte geben Sie die Marge Ihrer Leistungen in „{tender}“ frei[ ({margin})].',
        en: 'Please approve the margin of your services in “{tender}”[ ({margin})].',
      },
      other: {
        de: 'Bitte entscheiden Sie über die Marge von {org} in „{tender}“[ ({margin})].',
        en: 'Please decide on {org}’s margin in “{tender}”[ ({margin})].',
      },
    },
    act: decide,
  },
  MARGIN_DECISION_SUBMITTED: {
    name: { de: 'Margenentscheidung abgegeben', en: 'Margin decision submitted' },
    subject: { de: 'Margenentscheidung: {tender}', en: 'Margin decision: {tender}' },
    variants: {
      any: {
        de: '{user} ({userOrg}) hat die Marge von {org} in „{tender}“ {vote}.',
        en: '{user} ({userOrg}) {vote} {org}’s margin in “{tender}”.',
      },
    },
    act: see,
  },
  MARGIN_DECISION_COMPLETED: {
    name: { de: 'Marge freigegeben', en: 'Margin approved' },
    subject: { de: 'Marge freigegeben: {tender}', en: 'Margin approved: {tender}' },
    variants: {
      owner: {
        de: 'Alle Margen für „{tender}“ sind freigegeben. Bitte einreichen und als „Eingereicht“ markieren.',
        en: 'All margins for “{tender}” are approved. Please submit and mark it as Submitted.',
      },
      own: {
        de: 'Die Marge Ihrer Leistungen in „{tender}“ ist freigegeben.',
        en: 'The margin of your services in “{tender}” is approved.',
      },
      other: {
        de: 'Die Marge von {org} in „{tender}“ ist freigegeben.',
        en: '{org}’s margin in “{tender}” is approved.',
      },
    },
    act: see,
  },
  MARGIN_REJECTED: {
    name: { de: 'Marge abgelehnt', en: 'Margin rejected' },
    subject: { de: 'Marge abgelehnt: {tender}', en: 'Margin rejected: {tender}' },
    variants: {
      own: {
        de: 'Die Marge Ihrer Leistungen in „{tender}“ wurde abgelehnt[: {comment}]. Bitte neu kalkulieren.',
        en: 'The margin of your services in “{tender}” was rejected[: {comment}]. Please recalculate.',
      },
      other: {
        de: 'Die Marge von {org} in „{tender}“ wurde abgelehnt[: {comment}].',
        en: '{org}’s margin in “{tender}” was rejected[: {comment}].',
      },
    },
    act: see,
  },
  AUTO_APPROVED: {
    name: { de: 'Automatisch entschieden', en: 'Decided automatically' },
    subject: { de: 'Automatisch entschieden: {tender}', en: 'Decided automatically: {tender}' },
    variants: {
      bidOwn: {
        de: 'Für Ihre Organisation wurde „{tender}“ automatisch entschieden (Bid)[: {reason}].',
        en: '“{tender}” was decided automatically for your organization (bid)[: {reason}].',
      },
      bidOther: {
        de: '{org} in „{tender}“ wurde automatisch entschieden (Bid)[: {reason}].',
        en: '{org} in “{tender}” was decided automatically (bid)[: {reason}].',
      },
      marginOwn: {
        de: 'Für Ihre Organisation wurde „{tender}“ automatisch entschieden (Marge)[: {reason}].',
        en: '“{tender}” was decided automatically for your organization (margin)[: {reason}].',
      },
      marginOther: {
        de: '{org} in „{tender}“ wurde automatisch entschieden (Marge)[: {reason}].',
        en: '{org} in “{tender}” was decided automatically (margin)[: {reason}].',
      },
    },
    act: see,
  },
  MARGIN_DECISION_MENTION: {
    name: { de: 'Erwähnung in einer Margenentscheidung', en: 'Mention in a margin decision' },
    subject: { de: 'Sie wurden erwähnt: {tender}', en: 'You were mentioned: {tender}' },
    variants: {
      any: {
        de: '{user} hat Sie in einer Margenentscheidung zu „{tender}“ erwähnt.',
        en: '{user} mentioned you in a margin decision on “{tender}”.',
      },
    },
    act: see,
  },
  RECALCULATION_REQUESTED: {
    name: { de: 'Neukalkulation angefordert', en: 'Recalculation requested' },
    subject: { de: 'Neukalkulation angefordert: {tender}', en: 'Recalculation requested: {tender}' },
    variants: {
      own: {
        de: '{user} bittet Ihre Organisation, „{tender}“ neu zu kalkulieren[: {reason}].',
        en: '{user} asks your organization to recalculate “{tender}”[: {reason}].',
      },
      other: {
        de: '{user} hat für {org} eine Neukalkulation von „{tender}“ angefordert[: {reason}].',
        en: '{user} requested a recalculation of “{tender}” by {org}[: {reason}].',
      },
    },
    act: { de: 'Zu den Leistungen', en: 'To the services' },
  },
  CALCULATION_SHEET_CREATED: {
    name: { de: 'Offene Kalkulation fertig', en: 'Open calculation ready' },
    subject: { de: 'Offene Kalkulation fertig: {tender}', en: 'Open calculation ready: {tender}' },
    variants: {
      any: {
        de: 'Die offene Kalkulation zu „{tender}“ ist fertig und wurde per E-Mail gesendet.',
        en: 'The open calculation for “{tender}” is ready and was sent by e-mail.',
      },
    },
    act: see,
  },
  CHANCE_SUBMITTED: {
    name: { de: 'Chance eingereicht', en: 'Chance submitted' },
    subject: { de: 'Eingereicht: {tender}', en: 'Submitted: {tender}' },
    variants: {
      any: { de: '„{tender}“ wurde als eingereicht markiert.', en: '“{tender}” was marked as submitted.' },
    },
    act: toChance,
  },
  CHANCE_CLOSED: {
    name: { de: 'Ergebnis der Chance', en: 'Outcome of the Chance' },
    subject: { de: 'Ergebnis: {tender}', en: 'Outcome: {tender}' },
    variants: {
      won: {
        de: 'Glückwunsch – „{tender}“ wurde gewonnen.',
        en: 'Congratulations – “{tender}” was won.',
      },
      lost: { de: '„{tender}“ wurde verloren[: {reason}].', en: '“{tender}” was lost[: {reason}].' },
      takenBack: {
        de: 'Das Ergebnis von „{tender}“ war falsch eingetragen und wurde zurückgenommen.',
        en: 'The outcome of “{tender}” was wrong and has been taken back.',
      },
    },
    act: toChance,
  },
  CHAT_MENTION: {
    name: { de: 'Erwähnung im Chat', en: 'Mention in the chat' },
    subject: { de: 'Sie wurden erwähnt: {tender}', en: 'You were mentioned: {tender}' },
    variants: {
      any: {
        de: '{user} hat Sie im Chat zu „{tender}“ erwähnt.',
        en: '{user} mentioned you in the chat of “{tender}”.',
      },
    },
    act: { de: 'Zum Chat', en: 'To the chat' },
  },
  TASK_ASSIGNED: {
    name: { de: 'Aufgabe zugewiesen', en: 'Task assigned' },
    subject: { de: 'Aufgabe: {task}', en: 'Task: {task}' },
    variants: {
      any: {
        de: '{user} hat Ihnen die Aufgabe „{task}“ in „{tender}“ zugewiesen[ – fällig am {due}].',
        en: '{user} assigned you the task “{task}” in “{tender}”[ – due {due}].',
      },
    },
    act: { de: 'Zur Aufgabe', en: 'To the task' },
  },
  TASK_COMPLETED: {
    name: { de: 'Aufgabe erledigt', en: 'Task completed' },
    subject: { de: 'Aufgabe erledigt: {task}', en: 'Task completed: {task}' },
    variants: {
      any: {
        de: '{user} hat die Aufgabe „{task}“ in „{tender}“ erledigt.',
        en: '{user} completed the task “{task}” in “{tender}”.',
      },
    },
    act: see,
  },
  USER_INVITED: {
    name: { de: 'Person eingeladen', en: 'Person invited' },
    subject: { de: 'Eingeladen: {invitee}', en: 'Invited: {invitee}' },
    variants: {
      any: {
        de: '{user} hat {invitee} zu {organization} eingeladen.',
        en: '{user} invited {invitee} to {organization}.',
      },
    },
    act: see,
  },
} as const satisfies { readonly [kind in NotificationKind]: KindWords };

/** The variants of the words of a kind. */
export type NotificationVariant<Kind extends NotificationKind = NotificationKind> = {
  [One in Kind]: keyof (typeof notificationWords)[One]['variants'] & string;
}[Kind];

const decisions: { readonly [decision in 'Bid' | 'Nobid']: Message } = {
  Bid: { de: 'Bid', en: 'bid' },
  Nobid: { de: 'No-Bid', en: 'no bid' },
};
const votes: { readonly [vote in 'Approve' | 'Reject']: Message } = {
  Approve: { de: 'freigegeben', en: 'approved' },
  Reject: { de: 'abgelehnt', en: 'rejected' },
};

export type NotificationSentence = { kind: NotificationKind; variant: string; values: NotificationValues };

/** The sentence of a notification in a language. */
export function notificationText({ kind, variant, values }: NotificationSentence, locale: Locale): string {
  const variants: { readonly [variant: string]: Message } = notificationWords[kind].variants;
  const words = variants[variant] ?? Object.values(variants)[0];
  return words ? filled(words, values, locale) : '';
}

export function notificationSubject({ kind, values }: NotificationSentence, locale: Locale): string {
  return filled(notificationWords[kind].subject, values, locale);
}

function filled(words: Message, values: NotificationValues, locale: Locale): string {
  const said = wordsOf(values, locale);
  const text = words[locale].replace(/\[([^\]]*\{(\w+)\}[^\]]*)\]/g, (_all, part: string, name: string) =>
    said[name] === undefined ? '' : part,
  );
  return messageText({ de: text, en: text }, locale, said).replace(/([.!?])\.$/, '$1');
}

/** The values as text; those without one are left out. */
function wordsOf(values: NotificationValues, locale: Locale): { [name: string]: string } {
  const { decision, vote, margin, due, ...texts } = values;
  const said: { [name: string]: string | null | undefined } = {
    ...texts,
    decision: decision && decisions[decision][locale],
    vote: vote && votes[vote][locale],
    margin: typeof margin === 'number' ? formatPercent(margin, locale) : null,
    due: due ? formatDay(due, locale) : null,
  };
  return Object.fromEntries(Object.entries(said).flatMap(([name, text]) => (text ? [[name, text]] : [])));
}
