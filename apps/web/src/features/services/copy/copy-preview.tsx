import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { CutPart } from '@zuschlag/validation/recalculations/recalculations';
import type { CopiedService } from '@zuschlag/validation/services/copy-services';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { useProblemMessages } from '../result/problem-note.tsx';

/** What each service becomes: its name, organization, site and price there, and what the contract cuts off it. */
export function CopyPreview({ services }: { services: readonly CopiedService[] }) {
  const { t } = useLingui();
  return (
    <section aria-label={t`Das entsteht`} className="grid gap-2">
      <h3 className="font-medium">{t`Das entsteht`}</h3>
      <ul className="grid max-h-72 gap-3 overflow-auto">
        {services.map((service) => (
          <li key={service.sourceId} className="grid gap-0.5">
            <Copied service={service} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Copied({ service }: { service: CopiedService }) {
  const { t } = useLingui();
  const format = useFormat();
  const problemWords = useProblemMessages();
  const { name, operationalOrganizationShortName, siteName, pricePerHour, problem, effect, cuts } = service;
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-3">
        <span className="min-w-0 break-words font-medium">{name}</span>
        <span className="tnum ml-auto">
          {pricePerHour === null ? t`ohne Preis` : t`${format.euro(pricePerHour)} je Stunde`}
        </span>
      </div>
      <span className="text-12 text-ink-2">{`${operationalOrganizationShortName} · ${siteName ?? t`ohne Standort`}`}</span>
      {service.keepsCostParameters ? null : (
        <span className="text-12 text-ink-2">{t`Mit den Kalkulationsparametern von ${operationalOrganizationShortName}`}</span>
      )}
      {effect === 'fails' ? (
        <span className="text-12 text-warn-ink">
          {t`Alle Zeiten liegen außerhalb der Laufzeit. Die Kopie behält sie und hat keinen Preis.`}
        </span>
      ) : problem ? (
        <span className="text-12 text-warn-ink">{problemWords(problem)}</span>
      ) : null}
      {effect === 'cut' ? <Cuts cuts={cuts} /> : null}
    </>
  );
}

function Cuts({ cuts }: { cuts: readonly CutPart[] }) {
  const { t } = useLingui();
  const format = useFormat();
  const period = (from: string | null, to: string | null) =>
    `${from ? format.day(from) : t`Vertragsbeginn`} – ${to ? format.day(to) : t`Vertragsende`}`;
  return (
    <details className="text-12 text-warn-ink">
      <summary className="cursor-pointer">
        {plural(cuts.length, {
          one: '# Zeit wird auf die Laufzeit gekürzt',
          other: '# Zeiten werden auf die Laufzeit gekürzt',
        })}
      </summary>
      <ul className="grid gap-0.5 pt-1 text-ink-2">
        {cuts.map(({ id, label, startDate, endDate, newStartDate, newEndDate, isDropped }) => {
          const before = period(startDate, endDate);
          const after = period(newStartDate, newEndDate);
          return (
            <li key={id}>{isDropped ? t`${label}, ${before}: entfällt` : t`${label}, ${before}: jetzt ${after}`}</li>
          );
        })}
      </ul>
    </details>
  );
}
