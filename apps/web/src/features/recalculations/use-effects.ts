import { limits } from '@zuschlag/validation/limits';
import type {
  ChosenCause,
  RecalculationEffect,
  StartedRecalculation,
} from '@zuschlag/validation/recalculations/recalculations';
import { trpc } from '../../app/api/trpc.ts';

/** What a recalculation would do to Chances, read a few at a time. */
export type Effects = {
  effectOf: (chanceId: string) => RecalculationEffect | undefined;
  /** those that are known */
  known: readonly RecalculationEffect[];
  isComplete: boolean;
  error: unknown;
  retry: () => void;
};

export function useEffects(chances: readonly StartedRecalculation[], cause: ChosenCause): Effects {
  const ids = chances.map(({ chanceId }) => chanceId);
  const portions = Array.from({ length: Math.ceil(ids.length / limits.previewedChances) }, (_, at) =>
    ids.slice(at * limits.previewedChances, (at + 1) * limits.previewedChances),
  );
  const answers = trpc.useQueries((queries) =>
    portions.map((chanceIds) => queries.recalculations.effects({ chanceIds, cause }, { staleTime: 0 })),
  );
  const known = answers.flatMap(({ data }) => data?.chances ?? []);
  const byChance = new Map(known.map((effect) => [effect.chanceId, effect]));
  return {
    effectOf: (chanceId) => byChance.get(chanceId),
    known,
    isComplete: answers.every(({ data }) => data !== undefined),
    error: answers.find(({ data, error }) => !data && error)?.error ?? null,
    retry: () => {
      for (const { data, refetch } of answers) if (!data) void refetch();
    },
  };
}
