import { useLingui } from '@lingui/react/macro';
import { Card } from '@zuschlag/ui';
import { whenIdle } from '@zuschlag/ui/overlays/lazy-overlay';
import { latePart } from '@zuschlag/ui/parts/late-part';
import { Circle, CircleCheck } from 'lucide-react';
import { type ReactNode, Suspense, useEffect } from 'react';
import type { CalculationBasis } from '../explanation/explained-figure.ts';
import type { Calculated } from '../result/result-figures.ts';

const fetchPanel = () => import('../result/result-panel.tsx');
/** A form that was just opened has no price yet: the panel of figures arrives while it is filled in. */
const ResultPanel = latePart(async () => (await fetchPanel()).ResultPanel);

/** A value without which there is no price. */
export type Requirement = { name: string; isMissing: boolean };

/** The price of what has been typed so far, or what is still missing for one. */
export function PendingResult({
  calculated,
  basis,
  requirements,
  isReady,
  children,
}: {
  calculated: Calculated | null;
  basis: CalculationBasis | null;
  /** In the order of the form. */
  requirements: readonly Requirement[];
  /** The engine has arrived: it is known what is missing. */
  isReady: boolean;
  /** Below the price. */
  children?: ReactNode;
}) {
  const { t } = useLingui();
  const hint = t`Der Preis erscheint, sobald die Angaben stimmen.`;
  useEffect(() => whenIdle(fetchPanel), []);
  const waiting = <Waiting requirements={requirements} isReady={isReady} hint={hint} />;
  if (!calculated) return waiting;
  return (
    <Suspense fallback={waiting}>
      <div className="grid gap-3">
        <ResultPanel
          figures={calculated.figures}
          problem={calculated.problem}
          hint={hint}
          status="preview"
          basis={basis}
        />
        {children}
      </div>
    </Suspense>
  );
}

/** The panel before there is a price: its figures as dashes, and below them what still has to be entered. */
function Waiting({
  requirements,
  isReady,
  hint,
}: {
  requirements: readonly Requirement[];
  isReady: boolean;
  hint: string;
}) {
  const { t } = useLingui();
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
          {requirements.every(({ isMissing }) => !isMissing) ? (
            <p className="text-ink-2">{hint}</p>
          ) : (
            <>
              <h3 className="mb-1 font-medium">{t`Noch einzutragen`}</h3>
              <ul className="grid gap-1">
                {requirements.map(({ name, isMissing }) => {
                  const Mark = isMissing ? Circle : CircleCheck;
                  return (
                    <li key={name} className={`flex items-center gap-2 text-13 ${isMissing ? '' : 'text-ink-3'}`}>
                      <Mark
                        role="img"
                        aria-label={isMissing ? t`fehlt` : t`erledigt`}
                        className={`size-4 shrink-0 ${isMissing ? 'text-ink-3' : 'text-ok-text'}`}
                      />
                      {name}
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
