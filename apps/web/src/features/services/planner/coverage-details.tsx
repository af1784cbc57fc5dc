import { Plural, useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui';
import { Disclosure } from '@zuschlag/ui/layout/disclosure';
import { HeldKeys } from '@zuschlag/ui/overlays/held-keys';
import { latePart } from '@zuschlag/ui/parts/late-part';
import type { ServiceOrder } from '@zuschlag/validation/services/service-order';
import { weekdays } from '@zuschlag/validation/vocabulary';
import { ClipboardList, Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { readDraft } from '../../../forms/drafts/draft.ts';
import { periodMessages } from '../../chance/price/cost-line-messages.ts';
import { dayMessages } from '../service/service-messages.ts';
import { differences, minutesByPeriod, type PlannedLane, type Stretch } from './coverage.ts';
import { signed } from './coverage-lane.tsx';
import type { DrawnShift } from './drawn-shift.ts';

const OrderDialog = latePart(async () => (await import('./order-dialog.tsx')).OrderDialog);

/** The week in words: hours by kind of time, and each gap against the order with the way to close it. */
export function CoverageDetails({
  order,
  lanes,
  stretches,
  lockedReason,
  onDraw,
}: {
  order: ServiceOrder;
  lanes: readonly PlannedLane[];
  stretches: readonly Stretch[];
  lockedReason: string | undefined;
  /** Begins a shift for a stretch of time. */
  onDraw: (drawn: DrawnShift) => void;
}) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const [isOpen, setOpen] = useState(() => readDraft(`order-${order.serviceId}`) !== null);
  const others = differences(stretches);
  const hours = minutesByPeriod(lanes)
    .map(({ period, minutes }) => `${i18n._(periodMessages[period])} ${format.hours(minutes)}`)
    .join(' · ');
  const isOrdered = order.posts.length > 0;
  return (
    // The days scroll sideways on a phone; the hours of the week stay in view.
    <div className="sticky left-0 w-[min(100%,100cqw)] border-t">
      <div className="flex flex-wrap items-center gap-2 px-4 py-2">
        <p className="tnum min-w-0 flex-1 text-12 text-ink-2">
          {hours === '' ? t`Keine Schicht in dieser Woche` : t`Diese Woche: ${hours}`}
        </p>
        <Button size="small" icon={<ClipboardList />} onPress={() => setOpen(true)}>
          {isOrdered ? t`Bestellte Posten` : t`Bestellung eintragen`}
        </Button>
      </div>
      {isOrdered ? (
        <Disclosure
          look="plain"
          title={
            others.length === 0 ? (
              t`Wie bestellt besetzt`
            ) : (
              <Plural
                value={others.length}
                one="# Abweichung von der Bestellung"
                other="# Abweichungen von der Bestellung"
              />
            )
          }
          flush
        >
          <div className="relative overflow-x-auto">
            <table className="tnum w-full text-14">
              <thead className="text-12 text-ink-3">
                <tr className="[&_th]:h-8 [&_th]:border-b [&_th]:px-2.5 [&_th]:font-medium">
                  <th scope="col" className="text-left">{t`Zeit`}</th>
                  <th scope="col" className="text-right">{t`Bestellt`}</th>
                  <th scope="col" className="text-right">{t`Im Dienst`}</th>
                  <th scope="col" className="text-right">{t`Abweichung`}</th>
                  <th scope="col">
                    <span className="sr-only">{t`Aktionen`}</span>
                  </th>
                </tr>
              </thead>
              <tbody>
                {stretches.map((stretch) => {
                  const { start, end, needed, present } = stretch;
                  const isOneDay = Math.floor(start / 1440) === Math.floor((end - 1) / 1440);
                  const name = `${momentOf(start)} – ${isOneDay ? timeOf(end) : momentOf(end)}`;
                  return (
                    <tr key={start} className="[&>*]:h-9 [&>*]:border-b [&>*]:px-2.5">
                      <th scope="row" className="whitespace-nowrap text-left font-normal">
                        {name}
                      </th>
                      <td className="text-right">{format.number(needed)}</td>
                      <td className="text-right">{format.number(present)}</td>
                      <td className={`text-right ${present < needed ? 'font-semibold text-danger-text' : ''}`}>
                        {present === needed ? '–' : signed(present - needed)}
                      </td>
                      <td className="text-right">
                        {present < needed && lockedReason === undefined && end - start <= 1440 ? (
                          <Button size="small" variant="ghost" icon={<Plus />} onPress={() => onDraw(drawnOf(stretch))}>
                            {t`Schicht anlegen`}
                            <span className="sr-only">{` ${name}`}</span>
                          </Button>
                        ) : null}
                      </td>
                    </tr>
                  );
                })}
              </tbody>
            </table>
          </div>
        </Disclosure>
      ) : null}
      {isOpen ? (
        <Suspense fallback={<HeldKeys onEscape={() => setOpen(false)} />}>
          <OrderDialog order={order} lockedReason={lockedReason} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  );

  function momentOf(minute: number): string {
    const day = weekdays[Math.floor(minute / 1440) % 7] ?? 'monday';
    return `${i18n._(dayMessages[day])} ${timeOf(minute)}`;
  }
}

function drawnOf({ start, end, needed, present }: Stretch): DrawnShift {
  return {
    day: weekdays[Math.floor(start / 1440) % 7] ?? 'monday',
    startTime: timeOf(start),
    endTime: timeOf(end),
    employeeQuantity: needed - present,
  };
}

function timeOf(minute: number): string {
  const inDay = minute % 1440;
  return `${String(Math.floor(inDay / 60)).padStart(2, '0')}:${String(inDay % 60).padStart(2, '0')}`;
}
