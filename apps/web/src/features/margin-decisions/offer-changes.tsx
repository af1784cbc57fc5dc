import { useLingui } from '@lingui/react/macro';
import { computationMessages, ruleValueText } from '@zuschlag/i18n/rules/rule-text';
import { Badge } from '@zuschlag/ui';
import type { MarginChanges, MarginServiceChange } from '@zuschlag/validation/margin-decisions/margin-changes';
import { useAppLocale } from '../../app/preferences/use-app-locale.ts';
import { useFormat } from '../../app/preferences/use-format.ts';
import { useDifferences } from './round-figures.tsx';

/** What is different from the offer that a round decided on, service by service; nothing where that is not known. */
export function OfferChanges({ changes }: { changes: MarginChanges | null }) {
  const { t } = useLingui();
  if (!changes) return null;
  return (
    <ul aria-label={t`Was sich geändert hat`} className="grid gap-1">
      {changes.services.map((service) => (
        <ServiceLine key={service.serviceId} service={service} />
      ))}
      {changes.terms.map((term) => (
        <TermLine key={term.term} change={term} />
      ))}
    </ul>
  );
}

const line = 'flex flex-wrap items-baseline gap-x-2 gap-y-0.5 text-12';

function ServiceLine({ service: { name, change, before, after } }: { service: MarginServiceChange }) {
  const { t } = useLingui();
  const format = useFormat();
  const words = { added: t`neu`, removed: t`entfernt`, changed: t`geändert` };
  const differences = useDifferences(before, after);
  const only = after ?? before;
  const revenue = format.euro(only?.revenue);
  const margin = format.percent(only?.margin, 2, true);
  return (
    <li className={line}>
      <span className="min-w-0 break-words font-medium">{name}</span>
      <Badge>{words[change]}</Badge>
      <span className="tnum text-ink-2">
        {change === 'changed'
          ? differences.join(' · ') || t`andere Eingaben, gleiche Zahlen`
          : t`Umsatz ${revenue} · Marge ${margin}`}
      </span>
    </li>
  );
}

const computations = {
  durationMonths: { type: 'CONTRACT_DURATION', unit: 'month' },
  escalationClause: { type: 'ESCALATION_CLAUSE', unit: 'percent' },
  estimateRevenue: { type: 'ESTIMATED_REVENUE', unit: 'EUR' },
} as const;

function TermLine({ change: { term, before, after } }: { change: MarginChanges['terms'][number] }) {
  const locale = useAppLocale();
  const { type, unit } = computations[term];
  const shown = (value: number | null) =>
    ruleValueText(value !== null && unit === 'percent' ? value * 100 : value, unit, locale);
  return (
    <li className={line}>
      <span className="font-medium">{computationMessages[type][locale]}</span>
      <span className="tnum text-ink-2">{`${shown(before)} → ${shown(after)}`}</span>
    </li>
  );
}
