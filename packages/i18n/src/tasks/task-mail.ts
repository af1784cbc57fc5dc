import type { Locale } from '../locales.ts';
import { type Message, messageText } from '../messages/message.ts';

/** The values of the mail that reminds of tasks; `link` opens all tasks of the recipient. */
export type AboutTasks = {
  tasks: {
    task: string;
    chance: string;
    /** as it is shown */
    day: string;
    /** due today; otherwise tomorrow */
    isToday: boolean;
    /** opens the card */
    path: string;
  }[];
  link: string;
};

const words = {
  one: { de: 'Aufgabe fällig: {task}', en: 'Task due: {task}' },
  several: { de: '{count} Aufgaben sind fällig', en: '{count} tasks are due' },
  item: { de: '„{task}“ in „{chance}“', en: '“{task}” in “{chance}”' },
  today: { de: 'Heute fällig, {day}', en: 'Due today, {day}' },
  tomorrow: { de: 'Morgen fällig, {day}', en: 'Due tomorrow, {day}' },
  act: { de: 'Zur Aufgabe', en: 'To the task' },
  all: { de: 'Alle meine Aufgaben', en: 'All my tasks' },
} satisfies { [name: string]: Message };

/** The mail that reminds of tasks: one line for each, and the way to all of them. */
export function tasksDueText({ tasks, link }: AboutTasks, locale: Locale) {
  const [only, second] = tasks;
  return {
    subject:
      only && !second
        ? messageText(words.one, locale, { task: only.task })
        : messageText(words.several, locale, { count: tasks.length }),
    paragraphs: [],
    items: tasks.map(({ task, chance, day, isToday, path }) => ({
      text: messageText(words.item, locale, { task, chance }),
      note: messageText(isToday ? words.today : words.tomorrow, locale, { day }),
      path,
      act: words.act[locale],
    })),
    action: { words: words.all[locale], path: link },
    footer: null,
  };
}
