import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import { Banner } from '@zuschlag/ui/feedback/banner';
import { SkeletonText } from '@zuschlag/ui/feedback/skeleton';
import type { MovedService, MoveEffect, SiteMove } from '@zuschlag/validation/services/site-move';
import { errorMessage } from '../../../app/errors/error-messages.ts';
import { useFormat } from '../../../app/preferences/use-format.ts';

/** What another federal state or local holiday does to the services at a place of work, before it is saved. */
export function SiteMoveNote({
  cause,
  move,
  error,
  onRetry,
}: {
  cause: 'state' | 'holidays';
  /** left out while it is read */
  move: SiteMove | undefined;
  error: unknown;
  onRetry: () => void;
}) {
  const { t } = useLingui();
  if (!move) {
    return error ? (
      <Banner
        tone="danger"
        title={t`Die betroffenen Leistungen konnten nicht ermittelt werden`}
        action={<Button size="small" onPress={onRetry}>{t`Erneut versuchen`}</Button>}
      >
        {errorMessage(error)}
      </Banner>
    ) : (
      <div role="status" aria-label={t`Die betroffenen Leistungen werden gesucht`}>
        <SkeletonText lines={2} />
      </div>
    );
  }
  const of = (effect: MoveEffect) => move.services.filter((service) => service.effect === effect);
  const [recalculated, marked, kept] = [of('recalculated'), of('marked'), of('kept')];
  if (move.services.length === 0 && move.hiddenOpenServices === 0)
    return (
      <Banner>
        {cause === 'state'
          ? t`Hier ist noch keine Leistung kalkuliert. Das neue Bundesland ändert keinen Preis.`
          : t`Kein Vertrag an diesem Standort enthält den Tag. Die Antwort ändert keinen Preis.`}
      </Banner>
    );
  return (
    <Banner
      tone={move.needsConfirmation ? 'warn' : 'info'}
      title={
        move.needsConfirmation
          ? cause === 'state'
            ? t`Das neue Bundesland ändert Tarife und Feiertage`
            : t`Die Antwort ändert die Feiertage dieser Leistungen`
          : t`Eingereichte und abgeschlossene Chancen behalten ihre Zahlen`
      }
    >
      <div className="grid gap-2">
        <ServiceGroup title={t`Werden nach dem Speichern neu berechnet:`} services={recalculated} />
        <ServiceGroup
          title={t`Behalten vorerst ihre Zahlen; die Chance zeigt, dass sich die Tabellen geändert haben:`}
          services={marked}
        />
        <ServiceGroup title={t`Bleiben, wie sie eingereicht oder abgeschlossen wurden:`} services={kept} />
        {move.hiddenOpenServices > 0 ? (
          <p>
            <Plural
              value={move.hiddenOpenServices}
              one="Dazu kommt eine Leistung in einer Chance, die Sie nicht sehen. Dort steht danach, dass sich die Tabellen geändert haben."
              other="Dazu kommen # Leistungen in Chancen, die Sie nicht sehen. Dort steht danach, dass sich die Tabellen geändert haben."
            />
          </p>
        ) : null}
      </div>
    </Banner>
  );
}

const shownServices = 6;

function ServiceGroup({ title, services }: { title: string; services: readonly MovedService[] }) {
  if (services.length === 0) return null;
  const shown = services.slice(0, shownServices);
  const more = services.length - shown.length;
  return (
    <div>
      <p>{title}</p>
      <ul className="mt-1 grid gap-1">
        {shown.map((service) => (
          <li key={service.serviceId} className="flex flex-wrap items-baseline gap-x-3">
            <span className="min-w-0 flex-1 basis-52 break-words">
              <span className="font-medium">{service.serviceName}</span>
              <span className="text-ink-2">
                {' '}
                {service.operationalOrganizationShortName}, {service.chanceName}
              </span>
            </span>
            <Price service={service} />
          </li>
        ))}
      </ul>
      {more > 0 ? (
        <p className="mt-1 text-ink-2">
          <Plural value={more} one="und eine weitere" other="und # weitere" />
        </p>
      ) : null}
    </div>
  );
}

function Price({ service: { effect, pricePerHour, pricePerHourThere, problem } }: { service: MovedService }) {
  const format = useFormat();
  const now = pricePerHour === null ? '–' : `${format.euro(pricePerHour, 2)}/h`;
  if (effect !== 'recalculated') return <span className="tnum whitespace-nowrap">{now}</span>;
  if (problem)
    return (
      <span className="text-danger-text">
        <Trans>{now}, danach kein Preis: In einer Tabelle fehlt der Wert für dieses Bundesland.</Trans>
      </span>
    );
  return (
    <span className="tnum whitespace-nowrap">
      {now} → <strong className="font-semibold">{`${format.euro(pricePerHourThere, 2)}/h`}</strong>
    </span>
  );
}
