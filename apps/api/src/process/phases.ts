/** Measures what a start consists of. */
export type Phases = {
  /** Runs a phase and notes how long it took. */
  measure<Result>(name: string, run: () => Promise<Result>): Promise<Result>;
  /** @returns the phases in one line, for the operator */
  summary(): string;
};

/** @param loadedMs how long it took until the program could begin */
export function startPhases(loadedMs: number): Phases {
  const taken: [name: string, ms: number][] = [['program', loadedMs]];
  return {
    async measure(name, run) {
      const began = performance.now();
      const result = await run();
      taken.push([name, performance.now() - began]);
      return result;
    },
    summary() {
      const total = taken.reduce((sum, [, ms]) => sum + ms, 0);
      return `Started in ${seconds(total)}: ${taken.map(([name, ms]) => `${name} ${seconds(ms)}`).join(', ')}.`;
    },
  };
}

function seconds(ms: number): string {
  return `${(ms / 1_000).toFixed(2)} s`;
}
