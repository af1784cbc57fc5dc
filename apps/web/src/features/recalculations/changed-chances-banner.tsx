import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import { Banner } from '@zuschlag/ui/feedback/banner';
import { ChangedChancesDialog } from './changed-chances-dialog.tsx';

/** The words of the notice, and the dialog behind it; it stays open while the last Chance leaves the list. */
export function ChangedChancesBanner({
  count,
  isOpen,
  onOpenChange,
}: {
  count: number;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}) {
  const { t } = useLingui();
  return (
    <>
      {count > 0 ? (
        <Banner
          tone="warn"
          title={plural(count, {
            one: 'Bei # Ihrer offenen Chancen haben sich seit der Berechnung Tabellen geändert',
            other: 'Bei # Ihrer offenen Chancen haben sich seit der Berechnung Tabellen geändert',
          })}
          action={<Button size="small" onPress={() => onOpenChange(true)}>{t`Neu berechnen …`}</Button>}
        />
      ) : null}
      <ChangedChancesDialog isOpen={isOpen} onClose={() => onOpenChange(false)} />
    </>
  );
}
