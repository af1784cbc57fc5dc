import { useLingui } from '@lingui/react/macro';
import { Popover, type PopoverProps } from '@zuschlag/ui/overlays/popover';
import { ChanceFilterForm } from './chance-filter-form.tsx';
import type { ListFilters } from './chance-filter-search.ts';

/** The form of the filters, hanging on its button. */
export function ChanceFilterContent({
  filters,
  onApply,
  ...place
}: Pick<PopoverProps, 'triggerRef' | 'isOpen' | 'onOpenChange'> & {
  filters: ListFilters;
  onApply: (filters: ListFilters) => void;
}) {
  const { t } = useLingui();
  return (
    <Popover {...place} label={t`Filter`} size="large" placement="bottom start">
      <ChanceFilterForm filters={filters} onApply={onApply} />
    </Popover>
  );
}
