import { useLingui } from '@lingui/react/macro';
import { Button, IconButton } from '@zuschlag/ui';
import { Table2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIsPhone } from '../../../app/preferences/use-is-phone.ts';

/** Opens a list as a table to edit; a phone has room for its sign only. */
export function SheetButton({ onPress, lockedReason }: { onPress: () => void; lockedReason?: ReactNode }) {
  const { t } = useLingui();
  const label = t`Tabelle bearbeiten`;
  const props = {
    size: 'small',
    icon: <Table2 />,
    onPress,
    isDisabled: lockedReason !== undefined,
    reason: lockedReason,
  } as const;
  return useIsPhone() ? <IconButton {...props} label={label} /> : <Button {...props}>{label}</Button>;
}
