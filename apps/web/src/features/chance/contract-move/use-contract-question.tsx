import { loadWords } from '@zuschlag/i18n/activate';
import { lazyOverlay } from '@zuschlag/ui/overlays/lazy-overlay';
import type { ContractMove } from '@zuschlag/validation/recalculations/recalculations';
import { type ReactNode, useState } from 'react';
import { trpc } from '../../../app/api/trpc.ts';

const ContractMoveDialog = lazyOverlay<{
  isOpen?: boolean;
  move: ContractMove;
  onAnswer: (isConfirmed: boolean) => void;
}>(async () => {
  const [{ ContractMoveDialog: Layer }] = await Promise.all([
    import('./contract-move-dialog.tsx'),
    loadWords('overview'),
  ]);
  return Layer;
});

type Asked = { move: ContractMove; onAnswer: (isConfirmed: boolean) => void };
type Days = { startDate: string; endDate: string };

/**
 * Asks before other contract days calculate services anew. Without a price and without a cut there is nothing to ask.
 *
 * @returns `confirm` answers whether to go on; `dialog` stands in the form
 */
export function useContractQuestion(chanceId: string): {
  confirm: (days: Days) => Promise<boolean>;
  dialog: ReactNode;
} {
  const utils = trpc.useUtils();
  const [asked, setAsked] = useState<Asked | null>(null);
  const confirm = async (days: Days) => {
    const move = await utils.recalculations.contractMove.fetch({ chanceId, ...days }, { staleTime: 0 });
    if (!move.isWorthAsking) return true;
    return new Promise<boolean>((resolve) => {
      const onAnswer = (isConfirmed: boolean) => {
        setAsked(null);
        resolve(isConfirmed);
      };
      setAsked({ move, onAnswer });
    });
  };
  return { confirm, dialog: asked ? <ContractMoveDialog isOpen {...asked} /> : null };
}
