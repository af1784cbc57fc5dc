import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@zuschlag/ui/actions/button';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { DayRange } from '../tables/table-search.ts';
import { daysOfYear, yearOf } from './holiday-year.ts';

/** The year of the holidays, and the ones before and after it. */
export function YearSwitch({ days, onChange }: { days: DayRange | undefined; onChange: (days: DayRange) => void }) {
  const { t } = useLingui();
  const year = yearOf(days);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div role="group" aria-label={t`Jahr`} className="mr-2 flex items-center gap-1">
      <IconButton label={t`Voriges Jahr`} icon={<ChevronLeft />} onPress={() => onChange(daysOfYear(year - 1))} />
      <span aria-live="polite" className="tnum min-w-11 text-center font-semibold text-16">
        {year}
      </span>
      <IconButton label={t`Nächstes Jahr`} icon={<ChevronRight />} onPress={() => onChange(daysOfYear(year + 1))} />
    </div>
  );
}
