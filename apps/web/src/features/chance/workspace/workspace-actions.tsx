import { useLingui } from '@lingui/react/macro';
import { LinkButton } from '@zuschlag/ui';
import type { Chance } from '@zuschlag/validation/chance/chance';
import { Send } from 'lucide-react';
import { Suspense } from 'react';
import type { PagePath } from '../../../app/features/feature.ts';
import { useFeatures, useRoutePath } from '../../../app/features/features-context.tsx';
import { EditButton } from '../details/edit-button.tsx';
import { chancePaths } from './chance-paths.ts';
import { ManageMenu } from './manage-menu.tsx';

const details: PagePath = '/tender/$tenderId/details';
const submission: PagePath = '/tender/$tenderId/submission';

/** The transitions of this Chance, for users with the right. */
export function WorkspaceActions({ chance }: { chance: Chance }) {
  const { t } = useLingui();
  const page = useRoutePath();
  const added = useFeatures().flatMap(({ chanceActions = [] }) => chanceActions);
  return (
    <>
      {page === details ? <EditButton chance={chance} /> : null}
      {added.map(({ id, Part }) => (
        <Suspense key={id}>
          <Part chance={chance} />
        </Suspense>
      ))}
      {page !== submission && chance.isOwner && (chance.state === 'readytosubmit' || chance.state === 'submitted') ? (
        <LinkButton variant="primary" href={chancePaths(chance.id).submission} icon={<Send />}>
          {chance.state === 'readytosubmit' ? t`Zur Einreichung` : t`Ergebnis eintragen`}
        </LinkButton>
      ) : null}
      <ManageMenu chance={chance} />
    </>
  );
}
