import { useLingui } from '@lingui/react/macro';
import { ResultPanel } from './result-panel.tsx';
import { type NewServicePriceProps, useNewServicePrice } from './use-new-service-price.ts';

/** The price of what has been typed so far, or what is still missing for one. */
export function NewServiceResult(props: NewServicePriceProps) {
  const { t } = useLingui();
  const { calculated, missing } = useNewServicePrice(props);
  const names: Record<(typeof missing)[number], string> = {
    organization: t`Gesellschaft`,
    place: t`Standort mit Bundesland`,
    wage: t`Stundenlohn`,
    briefing: t`Einweisung je Kraft`,
    shifts: t`eine Schicht`,
    revenue: t`Erlösberechnung`,
  };
  const list = missing.map((name) => names[name]).join(', ');
  const hint =
    missing.length > 0 ? t`Für einen Preis fehlen noch: ${list}.` : t`Der Preis erscheint, sobald die Angaben stimmen.`;
  return <ResultPanel figures={calculated?.figures ?? null} problem={calculated?.problem ?? null} hint={hint} />;
}
