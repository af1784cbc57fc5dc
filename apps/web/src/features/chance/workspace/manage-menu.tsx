import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@zuschlag/ui';
import { lazyOverlay } from '@zuschlag/ui/overlays/lazy-overlay';
import type { Chance } from '@zuschlag/validation/chance/chance';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { useFeatures } from '../../../app/features/features-context.tsx';
import { useMenuButton } from '../../../app/shell/menu-button.tsx';

const ManageMenuContent = lazyOverlay(async () => (await import('./manage-menu.lazy.tsx')).ManageMenuContent);

/** What the owner changes of a Chance in addition to its details: the owner, the customer's name, who takes part. */
export function ManageMenu({ chance }: { chance: Chance }) {
  const { t } = useLingui();
  const { button, place } = useMenuButton();
  const [opened, setOpened] = useState<string | null>(null);
  const all = useFeatures().flatMap(({ chanceManage = [] }) => chanceManage);
  const offered = all.filter(({ isOffered }) => isOffered(chance));
  return (
    <>
      {offered.length === 0 ? null : (
        <>
          <IconButton {...button} label={t`Chance verwalten`} icon={<Ellipsis />} size="regular" />
          <ManageMenuContent {...place} chance={chance} entries={offered} onOpen={setOpened} />
        </>
      )}
      {all.map(({ id, Dialog }) => (
        <Dialog key={id} chance={chance} isOpen={opened === id} onClose={() => setOpened(null)} />
      ))}
    </>
  );
}
