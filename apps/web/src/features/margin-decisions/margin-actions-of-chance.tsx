import type { Chance } from '@zuschlag/validation/chance/chance';
import { RotateCcw } from 'lucide-react';
import { useHeldOffer } from '../../forms/held-offer.ts';
import { useActHere } from '../chance/next-step/use-act-here.ts';
import { RecalculationDialog } from './recalculation-dialog.tsx';
import { RequestApprovalButton } from './request-approval-button.tsx';

/** The owner's actions on the margins of a Chance: request their approval, or ask for new figures. */
export function MarginActionsOfChance({ chance }: { chance: Chance }) {
  const { offer, isOver, hold } = useHeldOffer(chance.isOwner ? offerIn(chance.state) : null);
  const actHere = useActHere(chance);
  switch (offer) {
    case 'request':
      return actHere === 'requestMargin' ? null : <RequestApprovalButton chanceId={chance.id} />;
    case 'recalculate':
      return (
        <RecalculationDialog
          chanceId={chance.id}
          icon={<RotateCcw />}
          movedTo={isOver ? chance.state : null}
          onOpenChange={hold}
        />
      );
    default:
      return null;
  }
}

function offerIn(state: Chance['state']): 'request' | 'recalculate' | null {
  if (state === 'editing') return 'request';
  return state === 'pendingmarginapproval' || state === 'readytosubmit' ? 'recalculate' : null;
}
