import { handoutNames } from '@zuschlag/i18n/handouts/handout-messages';
import type { handoutProblems } from '@zuschlag/validation/handouts/handout-kinds';
import type { SystemActor, UserActor } from '../../actor.ts';
import type { UnitOfWork } from '../../context.ts';
import { DomainError } from '../../errors.ts';
import { FileRefused } from '../../files/file-refused.ts';
import { keepFileOf } from '../../files/store-file.ts';
import { sendMail } from '../../mail/mail.ts';
import { type CallOrigin, runAsSystem, runInTransaction } from '../../transaction.ts';
import { buildInWorker } from './building/build-in-worker.ts';
import { gatherFacts } from './facts/gather-facts.ts';
import type { HandoutFacts } from './facts/handout-facts.ts';
import { changeUnfinished, handoutById, requesterOf, type StoredHandout } from './handouts.store.ts';

type Requester = UserActor & { email: string };

/**
 * Writes a file of a Chance: reads its figures as the requester sees them now, has another thread make the file, and keeps
 * it with the Chance. A repeated job starts over; a file that was cancelled until then is thrown away, and one that its
 * requester may not have any more is refused.
 */
export async function writeHandout(origin: CallOrigin, handoutId: string): Promise<void> {
  const begun = await runAsSystem(origin, async (work) => {
    const handout = await handoutById(work, handoutId);
    const requester = handout && (await requesterOf(work, handout.userId));
    if (!handout) return null;
    const data = requester ? { state: 'running', done: 0 } : { state: 'cancelled', finishedAt: new Date() };
    if (!(await changeUnfinished(work, handoutId, data))) return null;
    if (!requester) await work.publish({ kind: 'handoutChanged', chanceId: handout.chanceId, handoutId });
    return requester && { handout, requester };
  });
  if (!begun) return;
  const { handout, requester } = begun;
  try {
    const facts = await runInTransaction(
      origin,
      () => requester,
      (work) => gatherFacts(work, handout),
    );
    const content = await buildInWorker(facts, progressOf(origin, handout));
    if (content) await runAsSystem(origin, (work) => keep(work, { handout, requester, facts, content }));
    else await fail(origin, handout, 'NO_PRICE');
  } catch (error) {
    // The person may not ask for it any more: another attempt would say the same.
    if (error instanceof DomainError) return fail(origin, handout, 'REFUSED');
    // The document that was to be filled stays what it is.
    if (error instanceof FileRefused) return fail(origin, handout, 'UNREADABLE');
    await fail(origin, handout, 'FAULT');
    throw error;
  }
}

/** Notes the progress, one note at a time: a service is written faster than a transaction. */
function progressOf(origin: CallOrigin, { id }: StoredHandout): (done: number) => void {
  let isNoting = false;
  return (done) => {
    if (isNoting) return;
    isNoting = true;
    void runAsSystem(origin, (work) => changeUnfinished(work, id, { done }))
      .catch(() => false)
      .finally(() => {
        isNoting = false;
      });
  };
}

type Written = { handout: StoredHandout; requester: Requester; facts: HandoutFacts; content: Buffer };

async function keep(work: UnitOfWork<SystemActor>, { handout, requester, facts, content }: Written): Promise<void> {
  const { id, kind, format, language, chanceId, total } = handout;
  const { shortNumber, name: chance } = facts.chance;
  const title = facts.filling?.fileName.replace(/\.xlsx$/i, '') ?? handoutNames[kind][language];
  const fileName = `${title} ${shortNumber}.${format}`;
  const fileId = await keepFileOf(work, requester.userId, { name: fileName, content: new Uint8Array(content) });
  const finished = { fileId, fileName, size: content.byteLength, finishedAt: new Date() };
  if (!(await changeUnfinished(work, id, { state: 'done', done: total, ...finished }))) return;
  await work.publish({ kind: 'handoutChanged', chanceId, handoutId: id });
  if (kind !== 'openCalculation') return;
  await work.publish({ kind: 'calculationSent', chanceId, handoutId: id, userId: requester.userId });
  await sendMail(work, {
    kind: 'openCalculationReady',
    recipient: requester.email,
    language: requester.language,
    parameters: { chance, shortNumber, link: `/tender/${chanceId}/options`, fileId, fileName },
  });
}

function fail(
  origin: CallOrigin,
  { id, chanceId }: StoredHandout,
  problem: (typeof handoutProblems)[number],
): Promise<void> {
  return runAsSystem(origin, async (work) => {
    const isFailed = await changeUnfinished(work, id, { state: 'failed', problem, finishedAt: new Date() });
    if (isFailed) await work.publish({ kind: 'handoutChanged', chanceId, handoutId: id });
  });
}
