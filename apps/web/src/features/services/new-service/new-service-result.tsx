import { useLingui } from '@lingui/react/macro';
import { Card } from '@zuschlag/ui';
import { whenIdle } from '@zuschlag/ui/overlays/lazy-overlay';
import { lazy, Suspense, useEffect } from 'react';
import { type NewServicePriceProps, useNewServicePrice } from './use-new-service-price.ts';

const fetchPanel = () => import('../result/result-panel.tsx');
/** A form that was just opened has no price yet: the panel of figures arrives while it is filled in. */
const ResultPanel = lazy(async () => ({ default: (await fetchPanel()).ResultPanel }));

/** The price of what has been typed so far, or what is still missing for one. */
export function NewServiceResult(props: NewServicePriceProps) {
  const { t } = useLingui();
  const { calculated, basis, missing } = useNewServicePrice(props);
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
  useEffect(() => whenIdle(fetchPanel), []);
  const waiting = (
    <Card label={t`Ergebnis`}>
      <p className="p-4 text-ink-2">{hint}</p>
    </Card>
  );
  if (!calculated) return waiting;
  return (
    <Suspense fallback={waiting}>
      <ResultPanel figures={calculated.figures} problem={calculated.problem} hint={hint} basis={basis} />
    </Suspense>
  );
}
