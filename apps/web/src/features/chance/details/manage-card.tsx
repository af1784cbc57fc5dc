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
  if (!chance.isOwner && !chance.mayTakeOver) return null;
  const isClosed = chance.state === 'won' || chance.state === 'lost' || chance.state === 'notbidding';
  return (
    <Card label={t`Zuständigkeit`}>
      <CardHeader title={t`Zuständigkeit`} />
      <CardBody>
        <div className="grid gap-2">
          <p className="text-ink-2">
            {chance.isOwner
              ? t`Sie sind Chance-Admin.`
              : t`Chance-Admin ist ${chance.description.owner.firstname} ${chance.description.owner.lastname}. Sie können übernehmen.`}
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
        <OwnerDialog chance={chance} isOpen={opened === 'owner'} onClose={close} />
        <CustomerDialog chance={chance} isOpen={opened === 'customer'} onClose={close} />
      </CardBody>
    </Card>
  );
}
