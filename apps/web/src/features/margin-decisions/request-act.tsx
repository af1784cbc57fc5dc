import type { Chance } from '@zuschlag/validation/chance/chance';
import { RequestApprovalButton } from './request-approval-button.tsx';

/** The request for approval as the next step of a Chance. */
export function RequestAct({ chance }: { chance: Chance }) {
  return <RequestApprovalButton chanceId={chance.id} />;
}
