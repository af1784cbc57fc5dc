import { useLingui } from '@lingui/react/macro';
import { Button, SummaryLine } from '@zuschlag/ui';
import type { Chance } from '@zuschlag/validation/chance/chance';
import { ChevronUp } from 'lucide-react';
import { useState } from 'react';
import { useFeatures } from '../../../app/features/features-context.tsx';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { useIsPhone } from '../../../app/preferences/use-is-phone.ts';
import { type BarFigures, useShownFigures } from './bar-figures.ts';

/**
 * Always at hand: the contract, the price per hour, the yearly revenue, and a drawer with all figures. A phone has room
 * for the contract only, or for the price of the service that is open.
 */
export function BottomBar({ chance }: { chance: Chance }) {
  const { t } = useLingui();
  const format = useFormat();
  const isPhone = useIsPhone();
  const [isOpen, setOpen] = useState(false);
  const { startDate, endDate, durationMonths } = chance.contract;
  const ofService = useShownFigures();
  const drawers = useFeatures().flatMap(({ chanceFigures }) => chanceFigures ?? []);
  return (
    <footer className="foot-bar print:hidden sm:beside-help flex items-center gap-4 bg-surface px-6 py-2 max-sm:px-4">
      <div className="min-w-0 flex-1">
        {isPhone && ofService ? (
          <ServicePrice figures={ofService} />
        ) : (
          <SummaryLine
            layout="inline"
            label={t`Vertrag in Zahlen`}
            items={[
              {
                id: 'contract',
                label: <span className="max-sm:sr-only">{t`Vertrag`}</span>,
                value: `${format.day(startDate)} – ${format.day(endDate)}`,
              },
              ...(isPhone
                ? []
                : [
                    { id: 'hourly', label: t`Preis je Stunde, ganze Chance`, value: format.euro(chance.pricePerHour) },
                    // A contract of less than a year has no revenue of a year.
                    durationMonths < 12
                      ? {
                          id: 'total',
                          label: t`Umsatz im Vertrag`,
                          value: format.euro(chance.revenue, 0),
                          exact: chance.revenue === null ? undefined : format.euro(chance.revenue),
                        }
                      : {
                          id: 'yearly',
                          label: t`Umsatz im Jahr`,
                          value: format.euro(chance.yearlyRevenue, 0),
                          exact: chance.yearlyRevenue === null ? undefined : format.euro(chance.yearlyRevenue),
                        },
                  ]),
            ]}
          />
        )}
      </div>
      <Button icon={<ChevronUp />} onPress={() => setOpen(true)}>
        {t`Kosten und Preise`}
      </Button>
      {drawers.map(({ id, Drawer }) => (
        <Drawer key={id} chance={chance} isOpen={isOpen} onOpenChange={setOpen} />
      ))}
    </footer>
  );
}

function ServicePrice({ figures: { pricePerHour, margin, isPreview } }: { figures: BarFigures }) {
  const { t } = useLingui();
  const format = useFormat();
  const price = pricePerHour === null ? '–' : `${format.euro(pricePerHour)}/h`;
  const share = format.percent(margin, 1, true);
  return (
    <p className="tnum leading-tight">
      <span className="sr-only">{t`Preis der Leistung`} </span>
      <span className="block font-medium">{price}</span>
      <span className="block text-12 text-ink-2">{isPreview ? t`Marge ${share}, Vorschau` : t`Marge ${share}`}</span>
    </p>
  );
}
