import { useLingui } from '@lingui/react/macro';
import { Button, Card, CardBody, CardHeader } from '@zuschlag/ui';
import { lazyOverlay } from '@zuschlag/ui/overlays/lazy-overlay';
import type { Chance } from '@zuschlag/validation/chance/chance';
import { useState } from 'react';

const OwnerDialog = lazyOverlay(async () => (await import('./owner-dialog.tsx')).OwnerDialog);
const CustomerDialog = lazyOverlay(async () => (await import('./customer-dialog.tsx')).CustomerDialog);

/** The changes of the owner in addition to the details: the owner of the Chance, and the name of its customer. */
export function ManageCard({ chance }: { chance: Chance }) {
  const { t } = useLingui();
  const [opened, setOpened] = useState<'owner' | 'customer' | null>(null);
  const close = () => setOpened(null);
  const mayManage = chance.isOwner || chance.mayTakeOver;
  // A dialog stays with what was typed in it when the Chance gets another owner.
  if (!mayManage && opened === null) return null;
  const { owner } = chance.description;
  const notOwner = t`Nur der Chance-Admin kann die Angaben ändern. Das ist ${owner.firstname} ${owner.lastname}.`;
  const isClosed = chance.state === 'won' || chance.state === 'lost' || chance.state === 'notbidding';
  return (
    <Card label={t`Zuständigkeit`}>
      <CardHeader title={t`Zuständigkeit`} />
      <CardBody>
        <div className="grid gap-2">
          <p className="text-ink-2">
            {chance.isOwner
              ? t`Sie sind Chance-Admin.`
              : mayManage
                ? t`Chance-Admin ist ${owner.firstname} ${owner.lastname}. Sie können übernehmen.`
                : notOwner}
          </p>
          <div className="flex flex-wrap gap-2">
            <Button
              size="small"
              onPress={() => setOpened('owner')}
              isDisabled={isClosed}
              reason={t`Eine abgeschlossene Chance behält ihren Chance-Admin.`}
            >
              {chance.isOwner ? t`Chance-Admin ändern` : t`Übernehmen`}
            </Button>
            {chance.isOwner ? (
              <Button size="small" onPress={() => setOpened('customer')}>{t`Kunden umbenennen`}</Button>
            ) : null}
          </div>
        </div>
        <OwnerDialog
          chance={chance}
          lockedReason={mayManage ? undefined : notOwner}
          isOpen={opened === 'owner'}
          onClose={close}
        />
        <CustomerDialog
          chance={chance}
          lockedReason={chance.isOwner ? undefined : notOwner}
          isOpen={opened === 'customer'}
          onClose={close}
        />
      </CardBody>
    </Card>
  );
}
