import { useLingui } from '@lingui/react/macro';
import { loadWords } from '@zuschlag/i18n/activate';
import { Button } from '@zuschlag/ui';
import { lazyOverlay } from '@zuschlag/ui/overlays/lazy-overlay';
import { Columns2 } from 'lucide-react';
import { useState } from 'react';
import { useChance } from '../chance/workspace/chance-context.ts';

const OverviewDialog = lazyOverlay(async () => {
  const [{ OverviewDialog: Dialog }] = await Promise.all([
    import('../services/overview/overview-dialog.tsx'),
    loadWords('overview'),
    loadWords('calculation'),
  ]);
  return Dialog;
});

/** Opens the calculation behind the figures of a margin decision. */
export function OverviewButton({ organizationId }: { organizationId: number }) {
  const { t } = useLingui();
  const chance = useChance();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" icon={<Columns2 />} onPress={() => setOpen(true)}>
        {t`Kalkulationsübersicht`}
      </Button>
      <OverviewDialog chance={chance} organizationId={organizationId} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}
