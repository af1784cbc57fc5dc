import type { Message } from '../messages/message.ts';

/** The messages of the commands for the team chat and the tasks of a Chance. */
export const togetherMessages = {
  chat: {
    de: 'den Teamchat einer Chance lesen und dort schreiben',
    en: 'read the team chat of a Chance and write there',
  },
  chatRead: {
    de: 'die neuesten Nachrichten; sie gelten danach nicht als gelesen',
    en: 'the newest messages; they do not count as read afterwards',
  },
  chatSay: { de: 'schreibt eine Nachricht', en: 'writes a message' },
  chatTextArgument: {
    de: 'der Text; eine Person erwähnen Sie mit @User:ID',
    en: 'the text; mention a person as @User:id',
  },
  noMessages: { de: 'Keine Nachrichten.', en: 'No messages.' },
  messageDeleted: { de: '(gelöscht)', en: '(deleted)' },
  tasks: { de: 'Aufgaben auflisten, anlegen und abhaken', en: 'list, add and finish tasks' },
  tasksList: { de: 'Ihre offenen Aufgaben, oder alle einer Chance', en: 'your open tasks, or all of a Chance' },
  tasksAdd: { de: 'legt in einer Chance eine Aufgabe an', en: 'adds a task to a Chance' },
  tasksDone: { de: 'hakt eine Aufgabe ab', en: 'finishes a task' },
  tasksChanceOption: { de: 'alle Aufgaben dieser Chance', en: 'all tasks of this Chance' },
  taskTitleArgument: { de: 'was zu tun ist', en: 'what is to be done' },
  taskArgument: { de: 'die ID der Aufgabe', en: 'the id of the task' },
  taskDueOption: { de: 'fällig am, JJJJ-MM-TT', en: 'due on, YYYY-MM-DD' },
  taskDescriptionOption: { de: 'Beschreibung in Markdown', en: 'description in Markdown' },
  taskMeOption: { de: 'sich selbst zuweisen', en: 'assign it to yourself' },
  noTasks: { de: 'Keine Aufgaben.', en: 'No tasks.' },
  taskToDo: { de: 'zu tun', en: 'to do' },
  taskInProgress: { de: 'in Arbeit', en: 'in progress' },
  taskDone: { de: 'erledigt', en: 'done' },
} as const satisfies { [key: string]: Message };
