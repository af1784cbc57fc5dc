import type { TrailHead, TrailVerdict } from '@zuschlag/validation/chance/history/trail-chain';
import { useEffect, useRef, useState } from 'react';
import { trpc } from '../../../app/api/trpc.ts';

/** How far a check of the chain is, and what it found. */
export type TrailCheck =
  | { phase: 'running'; from: number; verdict: TrailVerdict | null }
  | { phase: 'done'; from: number; verdict: TrailVerdict; endedAt: Date }
  | { phase: 'failed'; from: number; verdict: TrailVerdict | null; error: unknown };

/** Checks the chain part by part up to its end; leaving the page or stopping ends it with the part under way. */
export function useTrailCheck() {
  const utils = trpc.useUtils();
  const [check, setCheck] = useState<TrailCheck | null>(null);
  const run = useRef(0);
  useEffect(
    () => () => {
      run.current += 1;
    },
    [],
  );

  async function start(place: TrailHead | null): Promise<void> {
    run.current += 1;
    const own = run.current;
    const from = place?.position ?? 0;
    let verdict: TrailVerdict | null = null;
    setCheck({ phase: 'running', from, verdict });
    try {
      let after = place;
      do {
        verdict = await utils.client.history.chain.verify.query({ after });
        if (run.current !== own) return;
        after = verdict.checked;
        if (verdict.hasMore) setCheck({ phase: 'running', from, verdict });
      } while (verdict.hasMore);
      setCheck({ phase: 'done', from, verdict, endedAt: new Date() });
    } catch (error) {
      if (run.current === own) setCheck({ phase: 'failed', from, verdict, error });
    }
  }

  function stop(): void {
    run.current += 1;
    setCheck(null);
  }

  return { check, start, stop };
}
