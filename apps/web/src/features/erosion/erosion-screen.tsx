import { useLingui } from '@lingui/react/macro';
import { Button, Card, EmptyState, SkeletonText } from '@zuschlag/ui';
import type { Chance } from '@zuschlag/validation/chance/chance';
import type { Erosion } from '@zuschlag/validation/services/erosion';
import { usualTariffIncrease } from '@zuschlag/validation/services/wages/usual-increase';
import { ChartLine, CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { trpc } from '../../app/api/trpc.ts';
import { errorMessage } from '../../app/errors/error-messages.ts';
import { useChance } from '../chance/workspace/chance-context.ts';
import { calculationLock } from '../services/lock/calculation-lock.ts';
import { PrintHead } from '../services/print/print-head.tsx';
import { isSameAssumption, type TypedAssumptions } from './assumptions.ts';
import { AssumptionsForm } from './assumptions-form.tsx';
import { ErosionResult } from './erosion-result.tsx';
import { TableSteps } from './table-steps.tsx';

/** What is left of the margin over the years of the contract. */
export function ErosionScreen() {
  const { t, i18n } = useLingui();
  const chance = useChance();
  const { data, error, refetch } = trpc.erosion.ofChance.useQuery({ chanceId: chance.id });
  const lock = calculationLock(chance);
  if (lock) return <Nothing title={t`Hier gibt es noch nichts zu analysieren`} text={i18n._(lock)} />;
  if (!data && error) {
    return (
      <div className="grid min-h-72 place-items-center p-6">
        <EmptyState
          icon={<CircleAlert />}
          title={t`Die Analyse konnte nicht geladen werden`}
          text={errorMessage(error)}
          action={<Button onPress={() => void refetch()}>{t`Erneut versuchen`}</Button>}
        />
      </div>
    );
  }
  if (!data) {
    return (
      <div role="status" aria-label={t`Die Analyse wird geladen`} className="grid gap-4 p-6 max-sm:p-4">
        {[3, 8].map((lines) => (
          <Card key={lines}>
            <div className="p-4">
              <SkeletonText lines={lines} />
            </div>
          </Card>
        ))}
      </div>
    );
  }
  if (data.status === 'NO_SERVICE') {
    return (
      <Nothing
        title={t`Noch keine Leistung mit Preis`}
        text={t`Die Margenerosion lässt sich berechnen, sobald eine reguläre Leistung kalkuliert ist.`}
      />
    );
  }
  if (data.status === 'NO_DATA') {
    return (
      <Nothing
        title={t`Keine Daten`}
        text={t`Über die Laufzeit fällt keine Stunde an; ohne Stunden gibt es nichts zu berechnen.`}
      />
    );
  }
  return <Analysis chance={chance} erosion={data} />;
}

function Nothing({ title, text }: { title: string; text: string }) {
  return (
    <div className="grid min-h-72 place-items-center p-6">
      <EmptyState icon={<ChartLine />} title={title} text={text} />
    </div>
  );
}

function Analysis({ chance, erosion }: { chance: Chance; erosion: Erosion }) {
  const { t } = useLingui();
  const ofChance: TypedAssumptions = {
    operativeMargin: chance.margin,
    escalationClause: chance.contract.escalationClause,
    yearlyTariffIncrease: usualTariffIncrease,
    durationMonths: chance.contract.durationMonths,
  };
  // Without a typed value the analysis follows the Chance, also when another person changes it.
  const [typed, setTyped] = useState<TypedAssumptions | null>(null);
  const shown = typed ?? ofChance;
  // The field shows the margin of the Chance to the hundredth of a percent; the analysis counts with all its digits.
  const marginShown = chance.margin === null ? null : Math.round(chance.margin * 10_000) / 10_000;
  const swapped = (values: TypedAssumptions, from: number | null, to: number | null) =>
    values.operativeMargin === from ? { ...values, operativeMargin: to } : values;
  const isChanged = !isSameAssumption(shown, ofChance);
  return (
    <div className="grid gap-4 p-6 max-sm:p-4 print:p-0">
      <PrintHead chance={chance} title={t`Margenerosion`} />
      <div>
        <h2 className="font-semibold text-16">{t`Margenerosion`}</h2>
        <p className="max-w-[75ch] text-13 text-ink-2">
          {t`Löhne steigen jedes Jahr mit dem Tarif; der Preis folgt nur, soweit die Preisgleitklausel reicht. Was bleibt von der angebotenen Marge?`}
        </p>
      </div>
      <Card label={t`Annahmen`}>
        <div className="p-4 pb-2">
          <AssumptionsForm
            typed={swapped(shown, chance.margin, marginShown)}
            onTyped={(entered) => {
              const next = swapped(entered, marginShown, chance.margin);
              setTyped(isSameAssumption(next, ofChance) ? null : next);
            }}
            isChanged={isChanged}
            onReset={() => setTyped(null)}
          />
        </div>
      </Card>
      {erosion.basis ? (
        <ErosionResult
          chance={chance}
          basis={erosion.basis}
          typed={shown}
          steps={erosion.steps}
          knownRise={erosion.knownRise}
        />
      ) : null}
      <TableSteps steps={erosion.steps} />
    </div>
  );
}
