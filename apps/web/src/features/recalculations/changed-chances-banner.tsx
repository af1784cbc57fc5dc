import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import { Banner } from '@zuschlag/ui/feedback/banner';
import type { ChosenCause } from '@zuschlag/validation/recalculations/recalculations';
import { ChangedChancesDialog } from './changed-chances-dialog.tsx';

/** The words of the notice, and the dialog behind it; it stays open while the last Chance leaves the list. */
export function ChangedChancesBanner({
  cause,
  count,
  isOpen,
  onOpenChange,
}: {
  cause: ChosenCause;
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
          title={
            cause === 'tables'
              ? plural(count, {
                  one: 'Bei # Ihrer offenen Chancen haben sich seit der Berechnung Tabellen geändert',
                  other: 'Bei # Ihrer offenen Chancen haben sich seit der Berechnung Tabellen geändert',
                })
              : plural(count, {
                  one: '# Ihrer offenen Chancen rechnet mit früheren Vorgaben',
                  other: '# Ihrer offenen Chancen rechnen mit früheren Vorgaben',
                })
          }
          action={<Button size="small" onPress={() => onOpenChange(true)}>{t`Neu berechnen …`}</Button>}
        />
      ) : null}
      <ChangedChancesDialog cause={cause} isOpen={isOpen} onClose={() => onOpenChange(false)} />
    </>
  );
}
