import { Trans, useLingui } from '@lingui/react/macro';

/** How the three most common programs take the link. */
export function SubscribeGuide() {
  const { t } = useLingui();
  return (
    <section aria-label={t`So abonnieren Sie den Kalender`} className="grid gap-1.5 text-13 text-ink-2">
      <h3 className="font-medium text-14 text-ink">{t`So abonnieren Sie den Kalender`}</h3>
      <ul className="grid list-disc gap-1 pl-5">
        <li>
          <Trans>
            <b className="font-medium text-ink">Outlook:</b> Kalender → Kalender hinzufügen → Aus dem Internet
            abonnieren, Link einfügen.
          </Trans>
        </li>
        <li>
          <Trans>
            <b className="font-medium text-ink">Google:</b> Einstellungen → Kalender hinzufügen → Per URL, Link
            einfügen.
          </Trans>
        </li>
        <li>
          <Trans>
            <b className="font-medium text-ink">Thunderbird:</b> Neuer Kalender → Im Netzwerk, Link einfügen.
          </Trans>
        </li>
      </ul>
      <p>{t`Programme holen den Kalender von selbst neu, Google nur einige Male am Tag.`}</p>
    </section>
  );
}
