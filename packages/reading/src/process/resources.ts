import { readFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100;
const PAGE_BYTES = 4_096;

/** What a process has used; null where the system does not tell (`/proc`). */
export type Resources = { processorSeconds: number; residentBytes: number };

export function resourcesOf(pid: number): Resources | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The name of the program stands in brackets and may contain anything.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = Number(fields[11]) + Number(fields[12]);
    return { processorSeconds: ticks / TICKS_PER_SECOND, residentBytes: Number(fields[21]) * PAGE_BYTES };
  } catch {
    return null;
  }
}
