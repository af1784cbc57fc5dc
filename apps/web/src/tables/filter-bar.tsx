import { useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import { FilterButton } from '@zuschlag/ui/actions/filter-chip';
import { ListFilter } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useIsPhone } from '../app/preferences/use-is-phone.ts';
import type { FilterPlace } from './filter-panel.tsx';

/** Above a list: the button to its filters, each of them as a chip that can be taken away, and its order at the right. */
export function FilterBar({
  panel,
  start,
  ready,
  chips,
  isNarrowed,
  onReset,
  children,
}: {
  panel: (place: FilterPlace) => ReactNode;
  /** Before the filters: what one changes all the time. */
  start?: ReactNode;
  /** Filters of one press each; a phone shows them in a line with the filters. */
  ready?: ReactNode;
  chips: ReactNode;
  isNarrowed: boolean;
  onReset: () => void;
  /** Switches and the order. */
  children?: ReactNode;
}) {
  const { t } = useLingui();
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [isOpen, onOpenChange] = useState(false);
  const isPhone = useIsPhone();
  const hasTwoLines = isPhone && Boolean(ready);
  const filter = (
    <>
      <FilterButton
        ref={triggerRef}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={() => onOpenChange(!isOpen)}
        icon={<ListFilter />}
      >
        {t`Filter`}
      </FilterButton>
      {panel({ triggerRef, isOpen, onOpenChange })}
    </>
  );
  const bar = (
    <div className="flex items-center gap-2 max-sm:scrollbar-none max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 sm:flex-wrap">
      {start}
      {hasTwoLines ? null : (
        <>
          {ready}
          {filter}
        </>
      )}
      {chips}
      {isNarrowed ? (
        <Button variant="ghost" size="small" onPress={onReset}>
          {t`Zurücksetzen`}
        </Button>
      ) : null}
      <div className="ml-auto flex items-center justify-end gap-x-4 gap-y-2 max-sm:gap-x-1 sm:flex-wrap">
        {children}
      </div>
    </div>
  );
  if (!hasTwoLines) return bar;
  return (
    <div className="grid gap-2">
      {bar}
      <div className="scrollbar-none -mx-4 flex items-center gap-2 overflow-x-auto px-4 py-1">
        {filter}
        {ready}
      </div>
    </div>
  );
}
