import { useRef, useState } from 'react';
import { trpc } from '../../../app/api/trpc.ts';
import { useSession } from '../../../app/session/session.tsx';
import type { NewChance } from '../form/chance-schemas.ts';
import type { ChanceValues } from '../form/chance-values.ts';
import { checkedLots, type LotForm, lotOfRefusal } from './lots-of-form.ts';
import { useCreateChance } from './use-create-chance.ts';

type Along = {
  aiImportId?: string;
  /** the forms of all lots that are created together; none for one Chance */
  lotsOf?: (typed: ChanceValues) => readonly LotForm[];
  /** brings a lot into the fields, because something is wrong with it */
  showLot?: (lot: string) => void;
};

/**
 * How the full form creates a Chance: in full, or as a quick one that is to be made full.
 * @param along what is sent beside the form
 */
export function useNewChance({ lotsOf = () => [], showLot, ...along }: Along = {}) {
  const user = useSession();
  const goesOnQuick = useRef(false);
  const [schema] = useState(() => async () => {
    const schemas = await import('../form/chance-schemas.ts');
    return schemas.fullOrQuickSchema(user.features.requireOutsideInformation, () => goesOnQuick.current);
  });
  const create = trpc.chance.create.useMutation();
  const createQuick = trpc.chance.createQuick.useMutation();

  function send([first, ...further]: readonly [NewChance, ...NewChance[]]) {
    if ('quick' in first) {
      const lots = further.flatMap((lot) => ('quick' in lot ? [lot.quick] : []));
      const furtherLots = lots.map(({ input, fullForm }) => ({ input, fullForm }));
      return createQuick.mutateAsync({ ...first.quick, ...along, ...(furtherLots.length > 0 ? { furtherLots } : {}) });
    }
    const lots = further.flatMap((lot) => ('full' in lot ? [lot.full] : []));
    const furtherLots = lots.map(({ input }) => ({ input }));
    return create.mutateAsync({ ...first.full, ...along, ...(furtherLots.length > 0 ? { furtherLots } : {}) });
  }

  const creation = useCreateChance(async (input: NewChance, typed: ChanceValues) => {
    const lots = lotsOf(typed);
    try {
      const [first = input, ...further] = await checkedLots(lots, schema);
      return await send([first, ...further]);
    } catch (error) {
      const { lot, refusal } = lotOfRefusal(error, lots);
      if (lot) showLot?.(lot.lot);
      throw refusal;
    }
  });
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
