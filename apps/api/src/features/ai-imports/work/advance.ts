import { aiImportSteps, percentAt, statusAt } from '@zuschlag/validation/ai-imports/ai-import-vocabulary';
import type { SystemActor } from '../../../actor.ts';
import type { UnitOfWork } from '../../../context.ts';
import { type CallOrigin, runAsSystem } from '../../../transaction.ts';
import { type Given, givenFor, type Outcome, stepRows } from './pieces.ts';
import { giveTurns, goOn } from './turns.ts';
import { beginPiece, deleteKept, insertEvent, movePlace, type Place, type Progress } from './work.store.ts';

/** A piece that was begun so often and never ended breaks the process that does it. */
const mostAttempts = 5;

/**
 * Does the next piece of an import and asks for the one behind it. What a piece found and where the import stands are
 * written in one transaction: a process that is killed leaves the piece to the next one, and of two that do the same piece
 * one writes.
 */
export async function advanceImport(origin: CallOrigin, importId: string): Promise<void> {
  const begun = await runAsSystem(origin, (work) => begin(work, importId));
  if (!begun) return;
  const { place, given } = begun;
  const run = stepRows[place.step - 1]?.run;
  const isHopeless = place.attempts > mostAttempts;
  const outcome: Outcome = isHopeless || !run ? interrupted : await run(given, place.id);
  await runAsSystem(origin, (work) => finish(work, place, outcome));
}

const interrupted: Outcome = { failure: { problem: 'INTERRUPTED', names: [] } };

async function begin(work: UnitOfWork<SystemActor>, importId: string): Promise<{ place: Place; given: Given } | null> {
  const place = await beginPiece(work, importId);
  return place && { place, given: await givenFor(work, place) };
}

async function finish(work: UnitOfWork<SystemActor>, place: Place, { write, info, failure }: Outcome): Promise<void> {
  const node = aiImportSteps[place.step - 1] ?? 'completed';
  if (failure) {
    const { problem, names } = failure;
    const percent = shareAt(place.step, place.done, place.documentCount);
    const isMoved = await movePlace(work, place, {
      ...{ step: place.step, done: place.done, percent, status: 'FAILED' },
      ...{ problem, problemNames: names, finishedAt: work.now },
    });
    if (!isMoved) return;
    await deleteKept(work, place.id);
    await insertEvent(work, place.id, { kind: 'ERROR', node, content: { ...failure, step: place.step } });
    return end(work, place, failure);
  }
  const next = nextOf(place);
  const isLast = next.status === 'SUCCESS';
  if (!(await movePlace(work, place, { ...next, ...(isLast ? { finishedAt: work.now } : {}) }))) return;
  await write?.(work);
  if (info) await insertEvent(work, place.id, { kind: 'INFO', node, content: info });
  const name = aiImportSteps[next.step - 1] ?? node;
  const content = { [name]: { step: next.step, percent: next.percent, status: next.status } };
  await insertEvent(work, place.id, { kind: isLast ? 'FINAL' : 'PROGRESS', node: name, content });
  if (isLast) return end(work, place, null);
  await goOn(work, place.id);
  await work.publish({ kind: 'aiImportsChanged', organizationId: place.organizationId });
}

async function end(work: UnitOfWork<SystemActor>, place: Place, failure: Outcome['failure'] | null): Promise<void> {
  const { id, organizationId, createdById, fileName } = place;
  await giveTurns(work, organizationId);
  await work.publish({ kind: 'aiImportsChanged', organizationId });
  await work.publish({
    ...{ kind: 'aiImportEnded', aiImportId: id, userId: createdById, fileName },
    failure: failure ?? null,
  });
}

/** The place behind a piece: the next document, or the next step. */
function nextOf({ step, done, documentCount }: Place): Progress {
  const pieces = piecesOf(step, documentCount);
  if (step === aiImportSteps.length) return { step, done: 1, percent: 100, status: 'SUCCESS' };
  if (done + 1 < pieces) return at(step, done + 1, documentCount);
  return at(step + 1, 0, documentCount);
}

function at(step: number, done: number, documentCount: number): Progress {
  // The last step only says that all others have ended.
  const status = step === aiImportSteps.length ? statusAt(step - 1) : statusAt(step);
  return { step, done, percent: shareAt(step, done, documentCount), status };
}

function shareAt(step: number, done: number, documentCount: number): number {
  return percentAt(step, done / piecesOf(step, documentCount));
}

function piecesOf(step: number, documentCount: number): number {
  return stepRows[step - 1]?.of === 'document' ? Math.max(1, documentCount) : 1;
}
