import { useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import { ArrowDown, ArrowDownUp, ArrowUp } from 'lucide-react';
import type { useMenuButton } from '../app/shell/menu-button.tsx';

/** The button of a menu of orders. It says by what the list is sorted, so that it does not read like a download. */
export function SortButton({
  button,
  field,
  order,
}: {
  button: ReturnType<typeof useMenuButton>['button'];
  /** Null without an order of one's own. */
  field: string | null;
  order: 'ASC' | 'DESC' | undefined;
}) {
  const { t } = useLingui();
  const direction = order === 'DESC' ? t`absteigend` : t`aufsteigend`;
  const arrow = order === 'DESC' ? <ArrowDown /> : <ArrowUp />;
  return (
    <Button
      {...button}
      variant="ghost"
      size="small"
      aria-label={field ? t`Sortiert nach ${field}, ${direction}` : undefined}
      {...(field ? { end: arrow } : { icon: <ArrowDownUp /> })}
    >
      {field ? t`Sortiert nach ${field}` : t`Sortieren`}
    </Button>
  );
}
