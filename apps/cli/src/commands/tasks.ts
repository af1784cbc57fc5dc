import { formatDay } from '@zuschlag/i18n/format';
import { cliText } from '@zuschlag/i18n/messages/command-line';
import type { Task } from '@zuschlag/validation/tasks/tasks';
import type { Command } from 'commander';
import { connectionOf } from '../access.ts';
import { type CommonOptions, type Context, contextOf, newCommand, newGroup } from '../command.ts';
import type { Env } from '../env.ts';
import { exitCodes } from '../exit-codes.ts';

type ListOptions = CommonOptions & { chance?: string };
type AddOptions = CommonOptions & { due?: string; me?: boolean; description?: string };

/** `zuschlag tasks`: the tasks of the owner of the token, and those of a Chance. */
export function tasksCommand(env: Env): Command {
  const { language } = env;
  const list = newCommand('list', 'tasksList', env)
    .option('--chance <chanceId>', cliText('tasksChanceOption', language))
    .action((options: ListOptions) => listTasks(contextOf(env, options), options.chance));
  const add = newCommand('add', 'tasksAdd', env)
    .argument('<chanceId>', cliText('chanceArgument', language))
    .argument('<title>', cliText('taskTitleArgument', language))
    .option('--due <day>', cliText('taskDueOption', language))
    .option('--description <text>', cliText('taskDescriptionOption', language))
    .option('--me', cliText('taskMeOption', language))
    .action((chanceId: string, title: string, options: AddOptions) =>
      addTask(contextOf(env, options), { chanceId, title }, options),
    );
  const done = newCommand('done', 'tasksDone', env)
    .argument('<taskId>', cliText('taskArgument', language))
    .action((taskId: string, options: CommonOptions) => finishTask(contextOf(env, options), taskId));
  return newGroup('tasks', 'tasks', env).addCommand(list).addCommand(add).addCommand(done);
}

async function listTasks({ env, terminal }: Context, chanceId?: string): Promise<void> {
  const { api } = await connectionOf(env);
  const tasks =
    chanceId === undefined ? (await api.tasks.mine.query()).open : await api.tasks.ofChance.query({ chanceId });
  if (tasks.length === 0) terminal.say(terminal.text('noTasks'));
  for (const task of tasks) terminal.say(lineOf(task, { terminal }));
  terminal.document({ exitCode: exitCodes.done, tasks });
}

async function addTask(
  { env, terminal }: Context,
  { chanceId, title }: { chanceId: string; title: string },
  { due, description, me }: AddOptions,
): Promise<void> {
  const { api } = await connectionOf(env);
  const userIds = me ? [(await api.accounts.me.query()).id] : [];
  const input = { chanceId, title, description: description ?? null, deadline: due ?? null };
  const task = await api.tasks.create.mutate({ input, userIds });
  terminal.say(lineOf(task, { terminal }));
  terminal.document({ exitCode: exitCodes.done, task });
}

async function finishTask({ env, terminal }: Context, taskId: string): Promise<void> {
  const { api } = await connectionOf(env);
  const task = await api.tasks.move.mutate({ taskId, status: 'DONE' });
  terminal.say(lineOf(task, { terminal }));
  terminal.document({ exitCode: exitCodes.done, task });
}

function lineOf({ id, title, status, deadline, chanceName }: Task, { terminal }: Pick<Context, 'terminal'>): string {
  const words = { TODO: 'taskToDo', IN_PROGRESS: 'taskInProgress', DONE: 'taskDone' } as const;
  const due = deadline === null ? '–' : formatDay(deadline, terminal.language);
  return `${id}  ${due}  ${terminal.text(words[status])}  ${title}  (${chanceName})`;
}
