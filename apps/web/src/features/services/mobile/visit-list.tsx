import { useLingui } from '@lingui/react/macro';
import type { Service } from '@zuschlag/validation/services/service';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { useCountText, useVisitTypeMessages } from './visit-words.ts';

/** The kinds of visits of a mobile service in a few words each, to read. */
export function VisitList({ service: { siteVisits } }: { service: Service }) {
  const { t } = useLingui();
  const format = useFormat();
  const typeText = useVisitTypeMessages();
  const countText = useCountText();
  return (
    <section aria-label={t`Besuche`}>
      <h3 className="mb-1.5 font-semibold text-14">{t`Besuche`}</h3>
      <ul className="grid gap-1.5">
        {siteVisits.map((visit) => {
          const counts = [countText(visit, 'Day'), countText(visit, 'Night')].filter((text) => text !== null);
          return (
            <li key={visit.id} className="flex flex-wrap items-center gap-x-4 gap-y-1">
              <span className="font-medium">{`${typeText(visit.type)}, ${format.number(visit.duration)} min`}</span>
              <span className="text-ink-2">{counts.join(' · ')}</span>
              <span className="tnum ml-auto">{t`${format.euro(visit.pricePerSiteVisit)} je Besuch`}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
