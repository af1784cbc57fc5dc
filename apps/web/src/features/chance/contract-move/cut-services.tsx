import { useLingui } from '@lingui/react/macro';
import type { CutPart, ServiceInMove } from '@zuschlag/validation/recalculations/recalculations';
import { useFormat } from '../../../app/preferences/use-format.ts';

/** The services of which a contract cuts times off, each with these times. */
export function CutServices({ services }: { services: readonly ServiceInMove[] }) {
  const { t } = useLingui();
  return (
    <section className="grid gap-2">
      <h3 className="font-medium">{t`Zeiten außerhalb der neuen Laufzeit werden gekürzt`}</h3>
      <ul className="grid max-h-64 gap-3 overflow-auto">
        {services.map((service) => (
          <CutService key={service.serviceId} service={service} />
        ))}
      </ul>
    </section>
  );
}

function CutService({ service }: { service: ServiceInMove }) {
  return (
    <li className="min-w-0">
      <p className="break-words">
        <span className="font-medium">{service.serviceName}</span>{' '}
        <span className="text-ink-2">{service.operationalOrganizationShortName}</span>
      </p>
      <ul className="grid gap-0.5 text-ink-2">
        {service.cuts.map((cut) => (
          <li key={cut.id} className="tnum">
            <Cut cut={cut} />
          </li>
        ))}
      </ul>
    </li>
  );
}

function Cut({ cut }: { cut: CutPart }) {
  const { t } = useLingui();
  const format = useFormat();
  const visits = { OPENING: t`Öffnungen`, CONTROL: t`Kontrollen`, CLOSING: t`Schließungen` };
  const name = cut.part === 'shift' ? t`Schicht ${cut.label}` : visits[cut.label as keyof typeof visits];
  const days = (start: string | null, end: string | null) =>
    [start ? format.day(start) : t`Vertragsbeginn`, end ? format.day(end) : t`Vertragsende`].join(' – ');
  const before = days(cut.startDate, cut.endDate);
  return cut.isDropped
    ? t`${name}: ${before} entfällt`
    : t`${name}: ${before} wird ${days(cut.newStartDate, cut.newEndDate)}`;
}
