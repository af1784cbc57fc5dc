import type { Chance } from '@zuschlag/validation/chance/chance';
import { RotateCcw } from 'lucide-react';
import { RecalculationDialog } from './recalculation-dialog.tsx';
import { RequestApprovalButton } from './request-approval-button.tsx';

/** The owner's actions on the margins of a Chance: request their approval, or ask for new figures. */
export function MarginActionsOfChance({ chance }: { chance: Chance }) {
  if (!chance.isOwner) return null;
  switch (chance.state) {
    case 'editing':
      return <RequestApprovalButton chanceId={chance.id} />;
    case 'pendingmarginapproval':
    case 'readytosubmit':
      return <RecalculationDialog chanceId={chance.id} icon={<RotateCcw />} />;
    default:
      return null;
  }
}
