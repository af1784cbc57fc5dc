import { useLingui } from '@lingui/react/macro';
import { Disclosure } from '@zuschlag/ui';

/** The rules of docs/calculation.md, section 18, in a few sentences. */
export function HowCounted({ hasOptions }: { hasOptions: boolean }) {
  const { t } = useLingui();
  const rules = [
    t`Vertragsjahre zählen ab dem ersten Tag, jedes zu seinen eigenen Kosten und ohne Rundung der Einheitspreise. Zusammen ergeben sie den Vertrag.`,
    ...(hasOptions
      ? [
          t`Optionen schließen an den Vertrag an. Jede hat ihre eigenen Wochentage, Feiertage und Tabellenzeilen; es läuft weiter, was bis zum Ende des Vertrags läuft.`,
          t`Die Ersteinweisung trägt der Vertrag, weil niemand weiß, ob der Kunde verlängert.`,
          t`Ein eingegebener Lohn bleibt bis zum Ende des Vertrags gleich. In den Optionen kommt für jedes Jahr seit Vertragsbeginn die angenommene Steigerung dazu. Folgt der Lohn der Entgelttabelle, gelten erst ihre bekannten Zeilen.`,
          t`Der Preis einer Option hat die Marge der Leistung; Stundensätze bleiben gleich, Pauschalen gehen nach Monaten. Eine Preisgleitklausel ist nicht eingerechnet.`,
        ]
      : []),
  ];
  return (
    <Disclosure title={t`So ist gerechnet`}>
      <ul className="grid max-w-[80ch] list-disc gap-1.5 pl-4 text-13 text-ink-2">
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </Disclosure>
  );
}
