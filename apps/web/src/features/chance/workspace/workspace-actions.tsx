import { useLingui } from '@lingui/react/macro';
import { LinkButton } from '@zuschlag/ui';
import type { Chance } from '@zuschlag/validation/chance/chance';
import { Send } from 'lucide-react';
import type { WorkspacePart } from '../../../app/features/feature.ts';
import { EditButton } from '../details/edit-button.tsx';
import { chancePaths } from './chance-paths.ts';

/** What moves this Chance on, for those who may: edit, request approval, ask for new figures, go to the submission. */
export function WorkspaceActions({
  chance,
  page,
  added,
}: {
  chance: Chance;
  page: string;
  /** what other features add */
  added: readonly WorkspacePart[];
}) {
  const { t } = useLingui();
  const paths = chancePaths(chance.id);
  return (
    <>
      {page === paths.details ? <EditButton chance={chance} /> : null}
      {added.map(({ id, Part }) => (
        <Part key={id} chance={chance} />
      ))}
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
