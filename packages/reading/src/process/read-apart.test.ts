import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { printed } from '../testing/printed.ts';
import type { DocumentFormat } from '../text-with-places.ts';
import { readApart } from './read-apart.ts';

const program = path.join(import.meta.dirname, 'testing/greedy-program.ts');
const greedy = (wish: string) =>
  readApart(wish as DocumentFormat, new Uint8Array(), {
    program,
    // Only the endless one may meet this limit: a slow machine takes seconds to fill a memory.
    limits: { processorSeconds: wish === 'loop' ? 2 : 60, seconds: 60, residentMegabytes: 256 },
  });

describe('a document in a process of its own', () => {
  it('comes back with its text', async () => {
    const read = await readApart('pdf', await printed((pdf) => pdf.text('Bewachung des Rathauses')));
    expect(read.text.parts[0]?.blocks[0]).toMatchObject({ text: 'Bewachung des Rathauses' });
    expect(read.search.passages).toEqual([{ part: 1, heading: '', text: 'Bewachung des Rathauses' }]);
  });

  it.each([
    ['computes without end', 'loop', 'READING_TOO_LONG'],
    ['fills the memory beside its heap', 'fill', 'READING_TOO_BIG'],
    ['fills its heap', 'heap', 'READING_TOO_BIG'],
    ['breaks', 'crash', 'READER_FAILED'],
  ])('that %s ends with the reason', async (_, wish, problem) => {
    await expect(greedy(wish)).rejects.toMatchObject({ problem });
  });

  it('has no network, writes no file, starts nothing, and reads no file but its program', async () => {
    await expect(greedy('connect')).rejects.toMatchObject({ names: Array.from({ length: 6 }, () => 'refused') });
  });

  it('ends with the wish of the caller', async () => {
    const reading = new AbortController();
    const read = readApart('loop' as DocumentFormat, new Uint8Array(), { program, signal: reading.signal });
    reading.abort(new Error('the process ends'));
    await expect(read).rejects.toThrow('the process ends');
  });
});
