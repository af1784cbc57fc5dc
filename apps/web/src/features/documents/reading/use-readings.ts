import { useRef } from 'react';
import { trpc } from '../../../app/api/trpc.ts';

// The event stream says it sooner; this is for a browser that it does not reach.
const ASK_EVERY_MS = 10_000;
const ASK_AT_MOST = 60;

/** How the reading of each document of a Chance stands; asked for again while one waits for it. */
export function useReadings(chanceId: string) {
  const asked = useRef(0);
  const { data } = trpc.reading.ofChance.useQuery(
    { chanceId },
    {
      refetchInterval: ({ state }) => {
        asked.current = state.data?.some((one) => one.state === 'waiting') ? asked.current + 1 : 0;
        return asked.current > 0 && asked.current <= ASK_AT_MOST ? ASK_EVERY_MS : false;
      },
    },
  );
  return data;
}
