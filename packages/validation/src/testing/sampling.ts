/** Whether `npm run deep` runs, which takes its time; the gate samples. */
export const isDeep = process.env.SAMPLING === 'deep';

/** How many cases a law is tried with. @param gate in `npm test` @param deep in `npm run deep` */
export function sampled(gate: number, deep: number): number {
  return isDeep ? deep : gate;
}
