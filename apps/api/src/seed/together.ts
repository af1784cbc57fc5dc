import { firstLabels } from '@zuschlag/validation/tasks/task-vocabulary';
import { moveTask } from '../features/tasks/board/move-task.ts';
import { createTask, updateTask } from '../features/tasks/change-task.ts';
import { planTasks } from '../features/tasks/templates/plan-tasks.ts';
import { createTemplate } from '../features/tasks/templates/templates.ts';
import { readChat, sendMessage } from '../features/team-chat/team-chat.ts';
import type { PersonKey } from '../testing/people.ts';
import type { DemoChance, Ending } from './chances.ts';
import { type Stage, voices } from './stage.ts';

/** Chances in work on which people have tasks and talk; the others show how a board and a chat begin. */
const worked: readonly Ending[] = ['calculatingPartly', 'calculatingDone', 'calculatingRejected', 'marginsOpen'];

const label = (name: string) => firstLabels.filter((one) => one.name === name).map(({ id }) => id);

/** The template that a Manager keeps for notices of authorities. @returns its id */
export async function seedTaskTemplate(stage: Stage): Promise<string> {
  const { id } = await stage.act('holdingManager', (work) =>
    createTemplate(work, {
      input: {
        name: 'Öffentliche Ausschreibung',
        description: 'Von der Durchsicht der Unterlagen bis zur Abgabe.',
        plannedFor: [],
        tasks: [
          task('Vergabeunterlagen lesen', 15, 'Besonders **Vertragsstrafen**, Mindestlohn und Eignungskriterien.'),
          task('Objekt besichtigen', 12, null, 'Rückfrage'),
          task('Bieterfragen einreichen', 10, null, 'Rückfrage'),
          task('Leistungen kalkulieren', 6, null, 'Kalkulation'),
          task('Nachweise zusammenstellen', 4, '- Gewerbeerlaubnis\n- Betriebshaftpflicht\n- zwei Referenzen'),
        ],
      },
    }),
  );
  return id;
}

function task(title: string, daysBefore: number, description: string | null, labelled = '') {
  return { title, description, daysBefore, labelIds: label(labelled), assignsOwner: false };
}

/** `owner`, or the Editor or Manager of the first organization that staffs the Chance. */
type Line = readonly [who: 'owner' | 'editor' | 'manager', text: string];
const talks: readonly (readonly Line[])[] = [
  [
    ['owner', 'Der Ortstermin ist am Dienstag um 9 Uhr. Wer kommt von Ihnen mit?'],
    ['editor', 'Ich bringe unsere Objektleitung mit.'],
    ['owner', '@editor gut. Der Kunde verlangt Sicherheitsschuhe.'],
  ],
  [
    ['editor', 'Gilt der Posten auch an Heiligabend? Im Leistungsverzeichnis steht dazu nichts.'],
    ['owner', 'Ich reiche es als Bieterfrage ein.'],
    ['editor', 'Dann lasse ich den Tag bis zur Antwort offen.'],
  ],
  [
    ['owner', 'Die Antworten auf die Bieterfragen sind da: Die Vertragsstrafe ist jetzt gedeckelt.'],
    ['manager', 'Das hilft uns. Dann kann die Marge so bleiben.'],
  ],
];

/** Lets people plan, do and discuss what a Chance in work needs; each time another talk. */
export async function workTogether(
  stage: Stage,
  { chanceId, plan, templateId, turn }: { chanceId: string; plan: DemoChance; templateId: string; turn: number },
): Promise<boolean> {
  const [operated] = plan.operatedBy;
  if (!worked.includes(plan.ending) || operated === undefined) return false;
  const people: { [who in Line[0]]: PersonKey } = { owner: plan.by, ...voices[operated] };
  await doTasks(stage, chanceId, { templateId, people });
  const talk = talks[turn % talks.length] ?? [];
  for (const [at, [who, text]] of talk.entries()) {
    stage.moveTo(0.9 + (0.09 * (at + 1)) / talk.length);
    const mentioned = text.replace('@editor', `@User:${stage.people[people.editor].userId}`);
    await stage.act(people[who], (work) => sendMessage(work, { entityId: chanceId, type: 'TENDER', text: mentioned }));
  }
  // The author of the last message has read what came before it.
  const last = talk.at(-1);
  if (last)
    await stage.act(people[last[0]], (work) =>
      readChat(work, { entityId: chanceId, type: 'TENDER', position: talk.length }),
    );
  return true;
}

async function doTasks(
  stage: Stage,
  chanceId: string,
  { templateId, people }: { templateId: string; people: { [who in Line[0]]: PersonKey } },
): Promise<void> {
  const { owner, editor } = people;
  const planned = await stage.act(owner, (work) => planTasks(work, { chanceId, templateId }));
  const doers = [owner, editor, owner, editor, owner];
  for (const [at, { id }] of planned.entries()) {
    const userIds = [stage.people[doers[at] ?? owner].userId];
    await stage.act(owner, (work) => updateTask(work, { input: { id }, userIds }));
    if (at < 3)
      await stage.act(doers[at] ?? owner, (work) =>
        moveTask(work, { taskId: id, status: at < 2 ? 'DONE' : 'IN_PROGRESS' }),
      );
  }
  const input = {
    ...{ chanceId, title: 'Ansprechpartner der Vergabestelle klären', status: 'TODO' as const },
    ...{ description: null, deadline: stage.dayIn(2) },
  };
  const userIds = [stage.people[owner].userId];
  await stage.act(owner, (work) => createTask(work, { input, labelIds: label('Dringend'), userIds }));
}
