import { describe, expect, it } from 'vitest';
import { takeTurns } from './turns.ts';

describe('turns', () => {
  it('let one call out, and refuse a second one that would wait too long', async () => {
    const turns = takeTurns({ gapMs: 60_000, longestWaitMs: 0 });
    expect(await turns.take('a')).toBe(true);
    expect(await turns.take('b')).toBe(false);
  });

  it('pass the turn of a waiting call on to a later one of the same caller', async () => {
    const turns = takeTurns({ gapMs: 60_000, longestWaitMs: 90_000 });
    expect(await turns.take('a')).toBe(true);
    const first = turns.take('b');
    void turns.take('b');
    expect(await first).toBe(false);
    // The place of b is taken once, so c would be the third minute.
    expect(await turns.take('c')).toBe(false);
  });

  it('stay closed for as long as a service asks', async () => {
    const turns = takeTurns({ gapMs: 1, longestWaitMs: 1_000 });
    turns.closeUntil(Date.now() + 60_000);
    expect(await turns.take('a')).toBe(false);
  });
});
