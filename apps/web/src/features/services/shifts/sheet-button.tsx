import { useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui';
import { Table2 } from 'lucide-react';
import type { ReactNode } from 'react';

/** Opens a list as a table to edit; a phone keeps the list and its dialogs. */
export function SheetButton({ onPress, lockedReason }: { onPress: () => void; lockedReason?: ReactNode }) {
  const { t } = useLingui();
  return (
    <span className="max-sm:hidden">
      <Button
        size="small"
        icon={<Table2 />}
        onPress={onPress}
        isDisabled={lockedReason !== undefined}
        reason={lockedReason}
      >
        {t`Tabelle bearbeiten`}
      </Button>
    </span>
  );
}
