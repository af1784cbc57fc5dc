import { useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import { DateField } from '@zuschlag/ui/dates/date-field';
import { Form } from '@zuschlag/ui/fields/form';
import { Popover, type PopoverProps } from '@zuschlag/ui/overlays/popover';
import { useState } from 'react';
import { tenYearsAhead } from '../entries/today.ts';
import type { DayRange } from '../tables/table-search.ts';

/** From and to, both included, either may stay open. */
export function DayRangeContent({
  label,
  range,
  onApply,
  ...place
}: Pick<PopoverProps, 'triggerRef' | 'isOpen' | 'onOpenChange'> & {
  label: string;
  range: DayRange | undefined;
  onApply: (range: DayRange | undefined) => void;
}) {
  return (
    <Popover {...place} label={label} size="regular">
      <DayRangeForm label={label} range={range} onApply={onApply} />
    </Popover>
  );
}

function DayRangeForm({
  label,
  range,
  onApply,
}: {
  label: string;
  range: DayRange | undefined;
  onApply: (range: DayRange | undefined) => void;
}) {
  const { t } = useLingui();
  const [from, setFrom] = useState<string | null>(range?.gte ?? null);
  const [to, setTo] = useState<string | null>(range?.lte ?? null);
  const isTurned = from !== null && to !== null && from > to;
  const apply = () => {
    if (isTurned) return;
    onApply(from === null && to === null ? undefined : { ...(from ? { gte: from } : {}), ...(to ? { lte: to } : {}) });
  };
  const max = tenYearsAhead();
  return (
    <Form label={label} onSubmit={apply}>
      <div className="grid gap-3">
        <div className="grid grid-cols-2 gap-3">
          <DateField label={t`Von`} value={from} onChange={setFrom} max={max} autoFocus />
          <DateField
            label={t`Bis`}
            value={to}
            onChange={setTo}
            max={max}
            errorMessage={isTurned ? t`Liegt vor dem Beginn.` : undefined}
          />
        </div>
        <div className="flex justify-end gap-2">
          <Button onPress={() => onApply(undefined)}>{t`Leeren`}</Button>
          <Button variant="primary" type="submit">{t`Anwenden`}</Button>
        </div>
      </div>
    </Form>
  );
}
