import { useLingui } from '@lingui/react/macro';
import { provinceNames } from '@zuschlag/i18n/messages/provinces';
import { SummaryLine } from '@zuschlag/ui';
import type { Chance } from '@zuschlag/validation/chance/chance';
import type { ReactNode } from 'react';
import { MenuFrameButton } from '../../../app/navigation/menu-frame.tsx';
import { systemText } from '../../../app/preferences/system-text.ts';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { useIsPhone } from '../../../app/preferences/use-is-phone.ts';
import { ChanceProgress } from '../lifecycle/chance-progress.tsx';
import { ChanceStateBadge } from '../lifecycle/chance-state-badge.tsx';
import { OutcomeBanner } from '../lifecycle/outcome-banner.tsx';

/** Name, state, the five figures and the four steps: what every page of a Chance begins with. */
export function ChanceHead({
  chance,
  actions,
  manage,
}: {
  chance: Chance;
  actions?: ReactNode;
  /** the menu of further changes: behind the actions, and on a phone beside the name */
  manage?: ReactNode;
}) {
  const { t, i18n } = useLingui();
  const isPhone = useIsPhone();
  const { description } = chance;
  const place = description.province ? systemText(i18n, provinceNames[description.province]) : null;
  return (
    <header className="border-b bg-surface print:hidden px-6 pt-4 max-sm:px-4 max-sm:pt-3">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3 pb-3 max-sm:pb-2">
        <div className="min-w-0 flex-1 basis-64">
          <div className="flex items-start gap-2">
            <h1 className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1 font-semibold text-20">
              <span className="min-w-0 break-words max-sm:line-clamp-2">{description.name}</span>
              {isPhone ? null : <ChanceStateBadge state={chance.state} />}
            </h1>
            {isPhone && manage ? <span className="-my-1">{manage}</span> : null}
            <MenuFrameButton />
          </div>
          <p className="text-ink-2 max-sm:flex max-sm:items-center max-sm:gap-2">
            {isPhone ? <ChanceStateBadge state={chance.state} /> : null}
            <span className="max-sm:min-w-0 max-sm:truncate">
              {[description.customerName, place, chance.shortNumber].filter(Boolean).join(' · ')}
            </span>
          </p>
          <div className="mt-1.5 empty:hidden">
            <OutcomeBanner chance={chance} place="line" />
          </div>
        </div>
        {isPhone ? null : (
          <div className="flex flex-wrap gap-2 empty:hidden">
            {actions}
            {manage}
          </div>
        )}
      </div>
      <div className="flex flex-wrap items-start justify-between gap-x-10 gap-y-4 border-t py-3 max-sm:gap-y-2.5 max-sm:py-2">
        <ChanceFigures chance={chance} label={t`Kennzahlen`} />
        <div className="min-w-0 flex-1 basis-96 sm:max-w-2xl">
          <ChanceProgress chance={chance} />
        </div>
      </div>
    </header>
  );
}

/** Margin, surcharge, contribution margin, the profit that overheads leave of it, revenue and hours; before anything is calculated the estimated revenue stands in. */
function ChanceFigures({ chance, label }: { chance: Chance; label: string }) {
  const { t } = useLingui();
  const format = useFormat();
  const isEstimated = chance.revenue === null;
  const revenue = chance.revenue ?? chance.estimate.revenue;
  return (
    <SummaryLine
      label={label}
      items={[
        { id: 'margin', label: t`Marge`, value: format.percent(chance.margin, 1, true), tone: toneOf(chance.margin) },
        {
          id: 'surcharge',
          label: t`Aufschlag`,
          value: format.percent(chance.surcharge, 1, true),
          tone: toneOf(chance.surcharge),
        },
        {
          id: 'profit',
          label: t`Deckungsbeitrag`,
          value: format.euroShort(chance.profit),
          exact: exactOf(chance.profit, format),
          tone: toneOf(chance.profit),
        },
        ...(chance.profitAfterOverheads === null
          ? []
          : [
              {
                id: 'netProfit',
                label: t`Gewinn`,
                value: format.euroShort(chance.profitAfterOverheads.profit.amount),
                exact: format.euro(chance.profitAfterOverheads.profit.amount),
                tone: toneOf(chance.profitAfterOverheads.profit.amount),
              },
            ]),
        {
          id: 'revenue',
          label: isEstimated ? t`Umsatz, geschätzt` : t`Umsatz`,
          value: isEstimated && revenue !== null ? `≈ ${format.euroShort(revenue)}` : format.euroShort(revenue),
          exact: exactOf(revenue, format),
          tone: isEstimated ? 'faint' : 'plain',
        },
        ...(chance.offeredRevenue === null
          ? []
          : [
              {
                id: 'offered',
                label: t`Angeboten`,
                value: format.euroShort(chance.offeredRevenue),
                exact: exactOf(chance.offeredRevenue, format),
              },
            ]),
        { id: 'hours', label: t`Stunden`, value: format.hours(chance.minutes, 0) },
      ]}
    />
  );
}

function exactOf(value: number | null, format: ReturnType<typeof useFormat>): string | undefined {
  return value === null ? undefined : format.euro(value);
}

/** A loss must be seen. */
function toneOf(value: number | null): 'plain' | 'danger' | 'faint' {
  if (value === null) return 'faint';
  return value < 0 ? 'danger' : 'plain';
}
