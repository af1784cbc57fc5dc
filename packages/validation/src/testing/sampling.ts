/** Whether `npm run deep` runs, which takes its time; the gate samples. */
export const isDeep = process.env.SAMPLING === 'deep';

/** How many cases a law is tried with. @param gate in `npm test` @param deep in `npm run deep` */
export function sampled(gate: number, deep: number): number {
  return isDeep ? deep : gate;
}

/**
 * How often a failed test is run again: once in `npm test`, which names and counts each test that passed only then, and
 * never anywhere else.
 */
export const secondTries = process.env.SECOND_TRY === '1' ? 1 : 0;
