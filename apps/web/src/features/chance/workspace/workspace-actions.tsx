import { useLingui } from '@lingui/react/macro';
import { LinkButton } from '@zuschlag/ui';
import type { Chance } from '@zuschlag/validation/chance/chance';
import { RotateCcw, Send } from 'lucide-react';
import { RecalculationDialog } from '../../margin-decisions/recalculation-dialog.tsx';
import { RequestApprovalButton } from '../../margin-decisions/request-approval-button.tsx';
import { EditButton } from '../details/edit-button.tsx';
import { chancePaths } from './chance-paths.ts';

/** What moves this Chance on, for those who may: edit, request approval, ask for new figures, go to the submission. */
export function WorkspaceActions({ chance, page }: { chance: Chance; page: string }) {
  const { t } = useLingui();
  const paths = chancePaths(chance.id);
  const mayAskForNewFigures =
    chance.isOwner && (chance.state === 'pendingmarginapproval' || chance.state === 'readytosubmit');
  return (
    <>
      {page === paths.details ? <EditButton chance={chance} /> : null}
      {mayAskForNewFigures ? <RecalculationDialog chanceId={chance.id} icon={<RotateCcw />} /> : null}
      {chance.state === 'editing' && chance.isOwner ? <RequestApprovalButton chanceId={chance.id} /> : null}
      {page !== paths.submission &&
      chance.isOwner &&
      (chance.state === 'readytosubmit' || chance.state === 'submitted') ? (
        <LinkButton variant="primary" href={paths.submission} icon={<Send />}>
          {chance.state === 'readytosubmit' ? t`Zur Einreichung` : t`Ergebnis eintragen`}
        </LinkButton>
      ) : null}
    </>
  );
}
