import { useLingui } from '@lingui/react/macro';
import type { TariffStepChance } from '@zuschlag/validation/tariff-steps/tariff-steps';

/** Why the customer of a contract gets no letter, where its clause would give one. */
export function NoLetter({ chance: { noLetter } }: { chance: Pick<TariffStepChance, 'noLetter'> }) {
  const { t } = useLingui();
  if (noLetter === null) return null;
  const reasons = {
    WAGE_MOVED: t`Kein Anschreiben: Der Preis ist aus einem anderen Lohn kalkuliert, als ohne den Tarifschritt gilt.`,
    UNPRICED: t`Kein Anschreiben: Eine Leistung hat keinen Preis.`,
    ROWS_CHANGED: t`Kein Anschreiben: Zeilen des Tarifschritts stehen nicht mehr so in der Lohntabelle.`,
    INCOMPLETE: t`Kein Anschreiben: Nicht alle Leistungen sind gerechnet.`,
  };
  return <span className="block min-w-40 text-left text-12 text-ink-3 whitespace-normal">{reasons[noLetter]}</span>;
}
