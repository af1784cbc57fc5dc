import { randomUUID } from 'node:crypto';
import { setImmediate as breathe } from 'node:timers/promises';
import type { Actor, SystemActor } from '../../actor.ts';
import type { UnitOfWork } from '../../context.ts';
import { dayOf } from '../../database/date-columns.ts';
import { type CallOrigin, runAsSystem, runInTransaction } from '../../transaction.ts';
import { findChances, lockChanceOfRun, requireChance } from '../chance/find-chance.ts';
import { noteRuns } from '../chance/recalculating.ts';
import type { StoredChance } from '../chance/stored-chance.ts';
import { copyAllServices, dropCopies } from '../services/copy/copy-all-services.ts';
import {
  type Becoming,
  type PlacedService,
  ratesToReplaceWith,
  replacementOf,
  servicesToReplace,
  type TakesOver,
} from '../services/replace/replace-services.ts';
import { actingPerson, permittedPerson } from '../users/acting-person.ts';
import { applyRun } from './apply-run.ts';
import { readDefaultsToTake, takingDefaults } from './defaults.ts';
import { mayStill } from './may-still.ts';
import {
  addRunJobs,
  endRun,
  holdRun,
  type Progress,
  releaseRun,
  type StoredRecalculation,
  servicesOfRun,
  setServicesAside,
  storeReplacement,
  takeRun,
} from './recalculations.store.ts';

/**
 * `heldMs`: how long a process that stopped keeps a run from the others; `shownEveryMs`: how often the progress of services
 * goes to the screens; `mostAttempts`: a run that was begun so often without another service done ends, and everything
 * stays as it was.
 */
export const pace = { heldMs: 30_000, shownEveryMs: 300, mostAttempts: 5 };
type Pace = typeof pace;

/** Another process took the run over, or it ended: this one stops without a trace. */
export class NotHeld extends Error {}

type Held = Pace & { run: StoredRecalculation; holder: string };

/**
 * Calculates the services of a Chance anew. Each step is a transaction that also holds the run for this process; what is
 * computed waits beside the services, and the last transaction puts all of it in their place at once. A process that is
 * killed leaves a run that the next one goes on with; a run that fails again and again is undone.
 */
export async function runRecalculation(origin: CallOrigin, id: string, given: Partial<Pace> = {}): Promise<void> {
  const holder = randomUUID();
  const { heldMs, mostAttempts, shownEveryMs } = { ...pace, ...given };
  const taken = await runAsSystem(origin, async (work) => {
    const found = await takeRun(work, id, { holder, heldMs });
    // The process that holds it may die: this job looks again when that would show.
    if (found && 'heldUntil' in found) await addRunJobs(work, [id], [new Date(found.heldUntil.getTime() + 1_000)]);
    return found;
  });
  if (!taken || 'heldUntil' in taken) return;
  const held = { run: taken, holder, heldMs, mostAttempts, shownEveryMs };
  if (taken.attempts > mostAttempts) return undo(origin, held);
  try {
    if (!(await copyFirst(origin, held))) return;
    await calculateAll(origin, held);
    await finish(origin, held);
  } catch (error) {
    if (error instanceof NotHeld) return;
    if (taken.attempts >= mostAttempts) await undo(origin, held);
    else await runAsSystem(origin, (work) => releaseRun(work, id, holder));
    throw error;
  }
}

/**
 * Brings the services of another Chance here, without figures, and sets them aside in the same transaction; they get their
 * figures as all others do. A run that goes on has them already.
 *
 * @returns false when the person may not copy them any more, and the run is undone
 */
async function copyFirst(origin: CallOrigin, { run, holder, heldMs }: Held): Promise<boolean> {
  const { copiesFromId, chanceId, total } = run;
  if (copiesFromId === null) return true;
  return asPerson(origin, { run, find: permittedPerson }, async (work) => {
    const chance = await lockChanceOfRun(work, chanceId);
    if (!(await holdRun(work, run.id, { step: 'loading', done: 0, total, holder, heldMs }))) throw new NotHeld();
    if ((await servicesOfRun(work, run.id)).length > 0) return true;
    const { actor } = work;
    const source = actor.kind === 'user' ? (await findChances({ ...work, actor }, [copiesFromId]))(copiesFromId) : null;
    if (actor.kind !== 'user' || !source || !mayStill(actor, run, chance)) {
      await takeBack(work, { run, holder });
      return false;
    }
    await setServicesAside(work, run.id, await copyAllServices({ ...work, actor }, { chance, source }));
    return true;
  });
}

async function calculateAll(origin: CallOrigin, held: Held): Promise<void> {
  const { run } = held;
  const progress: Progress = { step: 'loading', done: 0, total: run.total };
  const services = await step(origin, held, progress, (work) => servicesToReplace(work, run.chanceId, run));
  progress.total = services.length;
  await step(origin, held, { ...progress, step: 'removing' }, (work) =>
    setServicesAside(
      work,
      run.id,
      services.map(({ id }) => id),
    ),
  );
  const prepared = await step(origin, held, { ...progress, step: 'updating' }, async (work) => {
    const chance = inContractOf(run, await requireChance(work, run.chanceId));
    return {
      chance,
      rates: await ratesToReplaceWith(work, chance, services),
      takesOver: run.cause === 'defaults' ? await defaultsOf(work, services) : () => null,
      open: await servicesOfRun(work, run.id, 'open'),
    };
  });
  await calculateOpen(origin, held, { ...prepared, total: services.length });
}

async function calculateOpen(
  origin: CallOrigin,
  held: Held,
  { open, total, ...given }: { open: readonly string[]; total: number } & Becoming,
): Promise<void> {
  let done = total - open.length;
  let shownAt = Number.NEGATIVE_INFINITY;
  for (const serviceId of open) {
    const isShown = performance.now() - shownAt >= held.shownEveryMs;
    if (isShown) shownAt = performance.now();
    await step(
      origin,
      held,
      { step: 'recalculating', done: done + 1, total },
      async (work) => {
        const replacement = await replacementOf(work, { ...given, serviceId });
        if (replacement) await storeReplacement(work, { recalculationId: held.run.id, serviceId, replacement });
      },
      isShown,
    );
    done += 1;
    // A contract of years takes tens of milliseconds.
    await breathe();
  }
}

async function defaultsOf(work: UnitOfWork<Actor>, services: readonly PlacedService[]): Promise<TakesOver> {
  const ids = services.map(({ operationalOrganizationId }) => operationalOrganizationId);
  return takingDefaults(await readDefaultsToTake(work, ids));
}

/** Does one step in a transaction that fails when another process has taken the run over. */
async function step<Result>(
  origin: CallOrigin,
  { run, holder, heldMs }: Held,
  progress: Progress,
  act: (work: UnitOfWork<SystemActor>) => Promise<Result>,
  isShown = true,
): Promise<Result> {
  return runAsSystem(origin, async (work) => {
    if (!(await holdRun(work, run.id, { ...progress, holder, heldMs }))) throw new NotHeld();
    const result = await act(work);
    if (isShown) {
      await noteRuns(work, [{ chanceId: run.chanceId, run: { id: run.id, ...progress } }]);
      await work.publish({ kind: 'recalculationMoved', chanceId: run.chanceId });
    }
    return result;
  });
}

/** Puts everything in place, in the name of the person who started the run, or undoes it where that person may not now. */
async function finish(origin: CallOrigin, { run, holder, heldMs }: Held): Promise<void> {
  await asPerson(origin, { run, find: permittedPerson }, async (work) => {
    const chance = await lockChanceOfRun(work, run.chanceId);
    const { total } = run;
    if (!(await holdRun(work, run.id, { step: 'recalculating', done: total, total, holder, heldMs })))
      throw new NotHeld();
    if (mayStill(work.actor, run, chance))
      await applyRun(work, { run, holder, before: chance, after: inContractOf(run, chance) });
    else await takeBack(work, { run, holder });
  });
}

/** Ends a run without a trace in the Chance and its services. */
async function undo(origin: CallOrigin, held: Held): Promise<void> {
  await asPerson(origin, { run: held.run, find: actingPerson }, async (work) => {
    await lockChanceOfRun(work, held.run.chanceId);
    await takeBack(work, held);
  });
}

async function takeBack(work: UnitOfWork<Actor>, { run, holder }: Pick<Held, 'run' | 'holder'>): Promise<void> {
  const copies = run.copiesFromId === null ? [] : await servicesOfRun(work, run.id);
  // Another process may have taken the run over and ended it.
  if (!(await endRun(work, { id: run.id, holder }, { state: 'undone', failed: [], finishedAt: new Date() }))) return;
  await dropCopies(work, copies);
  await noteRuns(work, [{ chanceId: run.chanceId, run: null }]);
  await work.audit({
    entity: 'chance',
    entityId: run.chanceId,
    chanceId: run.chanceId,
    action: 'recalculationUndone',
    after: { startDate: dayOf(run.startDate), endDate: dayOf(run.endDate), attempts: run.attempts },
  });
  await work.publish({ kind: 'recalculationTurned', chanceId: run.chanceId });
}

/** @param find the person, whose place the product takes where it finds none */
function asPerson<Result>(
  origin: CallOrigin,
  { run, find }: { run: StoredRecalculation; find: typeof actingPerson },
  act: (work: UnitOfWork<Actor>) => Promise<Result>,
): Promise<Result> {
  const system: SystemActor = { kind: 'system', mainOrganizationId: origin.mainOrganizationId };
  const identify = async (db: UnitOfWork['db']): Promise<Actor> =>
    (await find({ actor: system, db }, run.userId)) ?? system;
  return runInTransaction(origin, identify, act);
}

function inContractOf({ startDate, endDate }: StoredRecalculation, chance: StoredChance): StoredChance {
  return { ...chance, startDate: dayOf(startDate) ?? chance.startDate, endDate: dayOf(endDate) ?? chance.endDate };
}
