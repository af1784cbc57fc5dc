import { monitorEventLoopDelay } from 'node:perf_hooks';
import { formatsOfHandout, madeKinds } from '@zuschlag/validation/handouts/handout-kinds';
import { requestHandout as handoutRequest } from '@zuschlag/validation/handouts/handouts';
import { publish } from '../src/events/publish.ts';
import { getHandout, requestHandout } from '../src/features/handouts/handouts.ts';
import { writeHandout } from '../src/features/handouts/write-handout.ts';
import { copiesOfService } from '../src/testing/bulk/many-services.ts';
import { withRates } from '../src/testing/rates.ts';
import { as, aTenant } from '../src/testing/scenario.ts';
import { aChanceToCalculate, aService, dayShift, nightShift } from '../src/testing/services.ts';
import { withDatabase } from './with-database.ts';

/**
 * How long each file of a Chance with 50 services over three years takes, from the job to the stored file, and for how long
 * it holds up the event loop of its process at most. The open calculation has a goal for both. On a busy machine the
 * longest delay is that of the machine, which the line `idle` shows.
 *
 * node apps/api/bench/handout.bench.ts
 */
const SERVICES = 50;
const MOST_SECONDS = 5;
const MOST_DELAY_MS = 100;

await withDatabase(async (database) => {
  const tenant = await aTenant(database);
  await withRates(tenant, { provinces: ['DE-NW'], years: [2027, 2028, 2029] });
  const contract = { startDate: '2027-01-01', endDate: '2029-12-31' };
  const chanceId = await aChanceToCalculate(tenant, ['nord'], { contract });
  const { id } = await aService(tenant, chanceId, { shifts: [dayShift, nightShift, { ...dayShift, saturday: true }] });
  await copiesOfService(tenant, id, SERVICES - 1);

  const written = async (kind: (typeof madeKinds)[number], format: 'pdf' | 'xlsx') => {
    const actor = tenant.people.nordEditor;
    const wish = handoutRequest.parse({ chanceId, kind, format });
    const handout = await as(tenant, actor, (work) => requestHandout(work, wish));
    const origin = { database, publish, mainOrganizationId: tenant.mainOrganizationId, now: new Date() };
    await writeHandout({ ...origin, requestId: 'bench' }, handout.id);
    const { state, problem } = await as(tenant, actor, (work) => getHandout(work, handout.id));
    if (state !== 'done') throw new Error(`${kind}: ${problem}`);
  };
  // The first one loads the code.
  await written('openCalculation', 'xlsx');
  const idle = await measured(() => new Promise((resolve) => setTimeout(resolve, 2_000)));
  console.log(`${'idle'.padEnd(24)} longest delay of the event loop ${idle.delay.toFixed(0)} ms`);
  for (const kind of madeKinds) {
    for (const format of formatsOfHandout[kind]) {
      const { seconds, delay } = await measured(() => written(kind, format));
      const hasGoal = kind === 'openCalculation';
      const goal = hasGoal ? ` (goals: under ${MOST_SECONDS} s, under ${MOST_DELAY_MS} ms)` : '';
      const name = `${kind} ${format}`.padEnd(24);
      console.log(`${name} ${seconds.toFixed(1)} s, longest delay of the event loop ${delay.toFixed(0)} ms${goal}`);
      if (hasGoal && !(seconds < MOST_SECONDS && delay < MOST_DELAY_MS)) process.exitCode = 1;
    }
  }
});

async function measured(act: () => Promise<unknown>): Promise<{ seconds: number; delay: number }> {
  const loop = monitorEventLoopDelay({ resolution: 5 });
  const began = performance.now();
  loop.enable();
  await act();
  loop.disable();
  return { seconds: (performance.now() - began) / 1_000, delay: loop.max / 1e6 };
}
