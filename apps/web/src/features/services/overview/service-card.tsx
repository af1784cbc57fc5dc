import { useLingui } from '@lingui/react/macro';
import { Badge, StateBadge } from '@zuschlag/ui';
import type { Service } from '@zuschlag/validation/services/service';
import { Button } from 'react-aria-components/Button';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { paidWageOf } from '../wages/paid-wage.ts';
import { useServiceTypeMessages } from './service-type-messages.ts';
import { SideMark } from './side-mark.tsx';

/** A service in the list: its key figures, a press selects it, and a second one can stand beside it. */
export function ServiceCard(props: {
  service: Service;
  side: 'A' | 'B' | null;
  /** There is another service that it can be compared with. */
  isComparable: boolean;
  onSelect: () => void;
  onCompare: () => void;
}) {
  const { service, side, onSelect, onCompare } = props;
  const { t } = useLingui();
  const format = useFormat();
  const typeName = useServiceTypeMessages();
  const { name, nonTariffAllowance, pricing } = service;
  const wage = `${format.amount(paidWageOf(service))} + ${format.amount(nonTariffAllowance)}/h`;
  const briefing = format.number(service.hoursBriefingPerEmployee);
  const transferred = format.share(service.transferredEmployeePercentage);
  const terms = [
    t`Einweisung ${briefing} h`,
    ...(service.type === 'PERMANENT'
      ? [t`${transferred} übernommen`, service.pauseIncluded ? t`Pausen bezahlt` : t`Pausen unbezahlt`]
      : []),
  ];
  const figures = [
    { term: t`Stunden`, value: format.number(service.minutesTotal === null ? null : service.minutesTotal / 60) },
    { term: t`Preis/h`, value: format.euro(pricing?.pricePerHour) },
    { term: t`Aufschlag`, value: format.percent(service.surcharge, 1, true) },
    { term: t`Marge`, value: format.percent(pricing?.totalMargin, 1, true) },
  ];
  return (
    <li
      className={`relative rounded-card border bg-surface p-3 transition-colors ${side ? 'inner-line-accent border-accent-line' : 'hover:bg-hover'}`}
    >
      <div className="flex items-start gap-2">
        {side ? <SideMark side={side} /> : null}
        <Button
          aria-pressed={side === 'A'}
          onPress={onSelect}
          className="min-w-0 flex-1 cursor-pointer break-words text-left font-semibold text-14 leading-5 outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-2 focus-visible:after:outline-outline"
        >
          {name}
        </Button>
        {props.isComparable && side !== 'A' ? (
          <Button
            aria-pressed={side === 'B'}
            onPress={onCompare}
            aria-label={side === 'B' ? t`${name} im Vergleich` : t`${name} vergleichen`}
            className="relative z-1 -my-1 flex min-h-7 shrink-0 cursor-pointer items-center rounded-badge px-1.5 text-12 text-accent-text hover:bg-accent-soft max-sm:min-h-9"
          >
            {side === 'B' ? t`im Vergleich` : t`Vergleichen`}
          </Button>
        ) : null}
      </div>
      <p className="mt-0.5 flex flex-wrap items-center gap-x-1.5 gap-y-0.5 text-12 text-ink-2">
        <Badge>{typeName(service.type)}</Badge>
        <span>{service.operationalOrganizationShortName}</span>
        <span aria-hidden="true">·</span>
        <span className="tnum">{wage}</span>
      </p>
      <p className="mt-0.5 text-12 text-ink-3">{terms.join(' · ')}</p>
      {service.problem ? (
        <p className="mt-2">
          <StateBadge tone="pending">{t`ohne Preis`}</StateBadge>
        </p>
      ) : (
        <dl className="tnum mt-2 flex justify-between gap-2">
          {figures.map(({ term, value }) => (
            <div key={term} className="min-w-0">
              <dt className="text-12 text-ink-3">{term}</dt>
              <dd className="whitespace-nowrap font-medium text-13">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}
