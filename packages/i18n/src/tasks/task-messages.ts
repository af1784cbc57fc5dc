import type { taskErrors, taskFieldProblems } from '@zuschlag/validation/tasks/errors';
import type { ErrorMessagesOf, FieldMessagesOf } from '../messages/message.ts';

export const taskErrorMessages: ErrorMessagesOf<keyof typeof taskErrors> = {
  BOARD_CHANGED: {
    de: 'Die Aufgaben sind inzwischen anders geordnet.',
    en: 'The tasks are in another order by now.',
    named: {
      de: '{names} hat die Aufgabe inzwischen verschoben.',
      en: '{names} has moved the task in the meantime.',
    },
  },
  TOO_MANY_TASKS: {
    de: 'Mehr Aufgaben kann eine Chance nicht haben. Löschen Sie zuerst eine andere.',
    en: 'A Chance can have no more tasks. Delete another one first.',
  },
  TOO_MANY_LABELS: { de: 'Mehr Labels kann es nicht geben.', en: 'There can be no more labels.' },
  LABEL_EXISTS: { de: 'Ein Label mit diesem Namen gibt es schon.', en: 'A label with this name exists already.' },
  TOO_MANY_TASK_TEMPLATES: {
    de: 'Mehr Vorlagen kann es nicht geben. Löschen Sie zuerst eine andere.',
    en: 'There can be no more templates. Delete another one first.',
  },
};

export const taskFieldMessages: FieldMessagesOf<(typeof taskFieldProblems)[number]> = {
  UNKNOWN_ASSIGNEE: {
    de: 'Nur Personen, die die Chance sehen, können zuständig sein.',
    en: 'Only people who may view the Chance can be assigned.',
  },
  UNKNOWN_LABEL: { de: 'Dieses Label gibt es nicht mehr.', en: 'This label does not exist any more.' },
};
