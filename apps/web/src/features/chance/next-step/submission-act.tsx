import { useLingui } from '@lingui/react/macro';
import { LinkButton } from '@zuschlag/ui';
import type { Chance } from '@zuschlag/validation/chance/chance';
import { Send } from 'lucide-react';
import { chancePaths } from '../workspace/chance-paths.ts';

/** Leads the owner to the submission, where the offer is marked as submitted and its outcome is entered. */
export function SubmissionAct({ chance }: { chance: Chance }) {
  const { t } = useLingui();
  return (
    <LinkButton variant="primary" href={chancePaths(chance.id).submission} icon={<Send />}>
      {chance.state === 'readytosubmit' ? t`Zur Einreichung` : t`Ergebnis eintragen`}
    </LinkButton>
  );
}
