import { useLingui } from '@lingui/react/macro';
import { Card, Disclosure } from '@zuschlag/ui';

/** How plan, actual and variances come about. */
export function HowCompared() {
  const { t } = useLingui();
  const sentences = [
    t`Soll: die genehmigte Kalkulation der Leistungen des Vertrags zum angebotenen Preis, für die Tage des Monats. Ein Dienst zählt in dem Monat, in dem er beginnt. Zusatzleistungen gehören nicht dazu.`,
    t`Ist: Stunden, bezahlte Ausfallstunden (Urlaub, Krankheit, Schulung, Feiertagslohn) und Lohnkosten mit Arbeitgeberanteil. Sachkosten bleiben wie geplant.`,
    t`Erlös: was berechnet wurde. Steht er bei einer Zeitart des Monats, zählen die leeren als 0 €. Ohne Angabe der geplante Erlös für die geleisteten Stunden, höchstens der geplante.`,
    t`Stunden: mehr oder weniger als geplant. Zeitart: teurere oder günstigere Zeiten. Ausfall: mehr oder weniger, als diese Stunden mit sich bringen. Lohn: andere Lohngruppen, Zuschläge, Überstunden.`,
    t`Die vier Ursachen ergeben zusammen die Abweichung der Lohnkosten.`,
    t`Gemeldet wird eine Marge, die unter der genehmigten und unter der geplanten derselben Monate liegt.`,
  ];
  return (
    <Card>
      <Disclosure title={t`So wird verglichen`} look="plain">
        <ul className="grid max-w-[75ch] list-disc gap-1 pb-3 pl-9 text-13 text-ink-2">
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </Disclosure>
    </Card>
  );
}
