import { useRef, useState } from 'react';
import { trpc } from '../../../app/api/trpc.ts';
import { useSession } from '../../../app/session/session.tsx';
import type { NewChance } from '../form/chance-schemas.ts';
import { useCreateChance } from './use-create-chance.ts';

/**
 * How the full form creates a Chance: in full, or as a quick one that is to be made full.
 * @param along what is sent beside the form
 */
export function useNewChance(along: { aiImportId?: string } = {}) {
  const user = useSession();
  const goesOnQuick = useRef(false);
  const [schema] = useState(() => async () => {
    const schemas = await import('../form/chance-schemas.ts');
    return schemas.fullOrQuickSchema(user.features.requireOutsideInformation, () => goesOnQuick.current);
  });
  const create = trpc.chance.create.useMutation();
  const createQuick = trpc.chance.createQuick.useMutation();
  const creation = useCreateChance((input: NewChance) =>
    'quick' in input
      ? createQuick.mutateAsync({ ...input.quick, ...along })
      : create.mutateAsync({ ...input.full, ...along }),
  );
  return {
    ...creation,
    schema,
    onQuick: async (submit: () => Promise<void>) => {
      goesOnQuick.current = true;
      await submit().finally(() => {
        goesOnQuick.current = false;
      });
    },
  };
}
