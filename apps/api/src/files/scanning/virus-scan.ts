import type { ScanState } from '@zuschlag/validation/documents/document-vocabulary';
import type { Actor } from '../../actor.ts';
import type { TenantDb } from '../../context.ts';
import { addJob } from '../../jobs/queue.store.ts';
import { type Scanner, ScannerAway } from './clamd.ts';

let scanner: Scanner | null = null;

/** Sets the virus scanner of this process: once, at its start. Without one no file is scanned. */
export function scanFilesBy(chosen: Scanner | null): void {
  scanner = chosen;
}

/** @returns `waiting` when there is a scanner and it gives no answer */
export async function scanned(content: () => AsyncIterable<Uint8Array>): Promise<ScanState> {
  if (!scanner) return 'notScanned';
  try {
    const { found } = await scanner(content());
    return found === null ? 'clean' : 'infected';
  } catch (error) {
    if (error instanceof ScannerAway) return 'waiting';
    throw error;
  }
}

/** Has a file scanned that waits for it. @param at not before; at once when left out */
export async function askForScan(work: TenantDb<Actor>, fileId: string, at?: Date): Promise<void> {
  await addJob(work, 'scan-file', { fileId }, { key: `scan-${fileId}`, ...(at ? { at } : {}) });
}
