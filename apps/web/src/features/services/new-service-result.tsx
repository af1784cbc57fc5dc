import { useLingui } from '@lingui/react/macro';
import { ResultPanel } from './result-panel.tsx';
import { type NewServicePriceProps, useNewServicePrice } from './use-new-service-price.ts';

/** The price of what has been typed so far, or what is still missing for one. */
export function NewServiceResult(props: NewServicePriceProps) {
  const { t } = useLingui();
  const { calculated, missing } = useNewServicePrice(props);
  const names: Record<(typeof missing)[number], string> = {
    organization: t({ message: 'Gesellschaft', context: 'in a sentence' }),
    place: t({ message: 'Standort mit Bundesland', context: 'in a sentence' }),
    wage: t({ message: 'Stundenlohn', context: 'in a sentence' }),
    briefing: t({ message: 'Einweisung je Kraft', context: 'in a sentence' }),
    shifts: t({ message: 'eine Schicht', context: 'in a sentence' }),
    revenue: t({ message: 'Erlösberechnung', context: 'in a sentence' }),
  };
  const list = missing.map((name) => names[name]).join(', ');
  const hint =
    missing.length > 0 ? t`Für einen Preis fehlen noch: ${list}.` : t`Der Preis erscheint, sobald die Angaben stimmen.`;
  return <ResultPanel figures={calculated?.figures ?? null} problem={calculated?.problem ?? null} hint={hint} />;
}
