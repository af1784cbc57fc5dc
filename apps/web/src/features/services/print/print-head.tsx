import { useLingui } from '@lingui/react/macro';
import type { Chance } from '@zuschlag/validation/chance/chance';
import { useFormat } from '../../../app/preferences/use-format.ts';

/** The head of a printed page: on paper the menus and the head of the Chance are left out. */
export function PrintHead({ chance, title }: { chance: Chance; title: string }) {
  const { t } = useLingui();
  const format = useFormat();
  const { name, customerName } = chance.description;
  const { startDate, endDate } = chance.contract;
  const printed = format.dateTime(new Date());
  return (
    <header className="mb-4 hidden border-b pb-2 print:block">
      <p className="font-semibold text-20">{title}</p>
      <p className="text-ink-2">{[name, customerName, chance.shortNumber].join(' · ')}</p>
      <p className="text-12 text-ink-3">
        {t`Vertrag ${format.day(startDate)} – ${format.day(endDate)}, gedruckt am ${printed}`}
      </p>
    </header>
  );
}
