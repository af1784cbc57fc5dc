import { type KindWords, see } from './kind-words.ts';

const toChance = { de: 'Zur Chance', en: 'To the Chance' };

/** The words about Chances, imports, tasks, messages and people. */
export const chanceWords = {
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
} as const satisfies { readonly [kind: string]: KindWords };
