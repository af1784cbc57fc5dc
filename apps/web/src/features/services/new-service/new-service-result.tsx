import { useLingui } from '@lingui/react/macro';
import { Card } from '@zuschlag/ui';
import { whenIdle } from '@zuschlag/ui/overlays/lazy-overlay';
import { Circle, CircleCheck } from 'lucide-react';
import { lazy, Suspense, useEffect } from 'react';
import { TargetButton } from '../targets/target-button.tsx';
import type { ReachedTerms } from '../targets/target-values.ts';
import { type NewServicePriceProps, useNewServicePrice } from './use-new-service-price.ts';

const fetchPanel = () => import('../result/result-panel.tsx');
/** A form that was just opened has no price yet: the panel of figures arrives while it is filled in. */
const ResultPanel = lazy(async () => ({ default: (await fetchPanel()).ResultPanel }));

/** The price of what has been typed so far, or what is still missing for one. */
export function NewServiceResult({ adopt, ...props }: NewServicePriceProps & { adopt: (terms: ReachedTerms) => void }) {
  const { t } = useLingui();
  const { calculated, basis, missing, isReady } = useNewServicePrice(props);
  const hint = t`Der Preis erscheint, sobald die Angaben stimmen.`;
  useEffect(() => whenIdle(fetchPanel), []);
  const waiting = <Waiting missing={missing} isReady={isReady} hint={hint} />;
  if (!calculated) return waiting;
  return (
    <Suspense fallback={waiting}>
      <div className="grid gap-3">
        <ResultPanel figures={calculated.figures} problem={calculated.problem} hint={hint} basis={basis} />
        <TargetButton basis={basis} adoptLabel={t`In das Formular übernehmen`} onAdopt={adopt} />
      </div>
    </Suspense>
  );
}

/** The panel before there is a price: its figures as dashes, and below them what still has to be entered. */
function Waiting({ missing, isReady, hint }: { missing: readonly Missing[]; isReady: boolean; hint: string }) {
  const { t } = useLingui();
  const names: Record<Missing, string> = {
    organization: t`Gesellschaft`,
    place: t`Standort mit Bundesland`,
    wage: t`Stundenlohn`,
    briefing: t`Einweisung je Kraft`,
    shifts: t`Mindestens eine Schicht`,
    revenue: t`Erlösberechnung`,
  };
  return (
    <Card label={t`Ergebnis`}>
      <dl className="grid grid-cols-2 gap-x-6 px-4 py-3 max-sm:grid-cols-1">
        {[t`Umsatz`, t`Marge`, t`Kosten`, t`Preis je Stunde`].map((term) => (
          <div key={term} className="flex justify-between py-[3px] text-13">
            <dt className="text-ink-2">{term}</dt>
            <dd className="text-ink-3">–</dd>
          </div>
        ))}
      </dl>
      {isReady ? (
        <div className="border-t px-4 py-3" role="status">
          {missing.length === 0 ? (
            <p className="text-ink-2">{hint}</p>
          ) : (
            <>
              <h3 className="mb-1 font-medium">{t`Noch einzutragen`}</h3>
              <ul className="grid gap-1">
                {requirements.map((name) => {
                  const isMissing = missing.includes(name);
                  const Mark = isMissing ? Circle : CircleCheck;
                  return (
                    <li key={name} className={`flex items-center gap-2 text-13 ${isMissing ? '' : 'text-ink-3'}`}>
                      <Mark
                        role="img"
                        aria-label={isMissing ? t`fehlt` : t`erledigt`}
                        className={`size-4 shrink-0 ${isMissing ? 'text-ink-3' : 'text-ok-text'}`}
                      />
                      {names[name]}
                    </li>
                  );
                })}
              </ul>
            </>
          )}
        </div>
      ) : null}
    </Card>
  );
}

type Missing = ReturnType<typeof useNewServicePrice>['missing'][number];
const requirements: readonly Missing[] = ['organization', 'place', 'wage', 'briefing', 'shifts', 'revenue'];
