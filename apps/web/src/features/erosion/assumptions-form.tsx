import { useLingui } from '@lingui/react/macro';
import { Button, NumberField, StateDot } from '@zuschlag/ui';
import { RotateCcw } from 'lucide-react';
import { useFormat } from '../../app/preferences/use-format.ts';
import { type AssumptionField, assumptionBounds, problemsOf, type TypedAssumptions } from './assumptions.ts';

/** The four inputs of the analysis; they change nothing of the Chance. */
export function AssumptionsForm(props: {
  typed: TypedAssumptions;
  onTyped: (typed: TypedAssumptions) => void;
  /** The values differ from those of the Chance. */
  isChanged: boolean;
  onReset: () => void;
}) {
  const { typed, onTyped, isChanged } = props;
  const { t } = useLingui();
  const format = useFormat();
  const problems = problemsOf(typed);
  const messageOf = (field: AssumptionField) => {
    const [least, most] = assumptionBounds[field];
    const written = (value: number) => (field === 'durationMonths' ? format.number(value) : format.percent(value));
    switch (problems[field]) {
      case undefined:
        return undefined;
      case 'REQUIRED':
        return t`Bitte angeben.`;
      case 'NOT_A_NUMBER':
        return t`Das ist keine Zahl.`;
      case 'NOT_WHOLE':
        return t`Ganze Monate angeben.`;
      case 'OUT_OF_BOUNDS':
        return t`Zwischen ${written(least)} und ${written(most)}.`;
    }
  };
  const field = (name: AssumptionField) => ({
    name,
    value: typed[name],
    onChange: (value: number | null) => onTyped({ ...typed, [name]: value }),
    errorMessage: messageOf(name),
  });
  return (
    <div className="grid gap-3">
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        <NumberField {...field('operativeMargin')} label={t`Operative Marge`} percent step={0.5} />
        <NumberField
          {...field('escalationClause')}
          label={t`Preisgleitklausel`}
          description={t`Anteil der Tariferhöhung, den der Preis mitgeht. Leer: Festpreis.`}
          percent
          step={5}
        />
        <NumberField {...field('yearlyTariffIncrease')} label={t`Tariferhöhung je Jahr`} percent step={0.5} />
        <NumberField {...field('durationMonths')} label={t`Laufzeit`} unit={t`Monate`} step={1} />
      </div>
      <div className="flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1 text-12 print:hidden">
        {isChanged ? (
          <>
            <span className="flex items-center gap-1.5 text-ink-2">
              <StateDot tone="editing" />
              {t`Annahmen, die nirgends gespeichert werden`}
            </span>
            <Button size="small" variant="ghost" icon={<RotateCcw />} onPress={props.onReset}>
              {t`Werte der Chance`}
            </Button>
          </>
        ) : (
          <span className="text-ink-3">{t`Marge, Klausel und Laufzeit sind die der Chance.`}</span>
        )}
      </div>
    </div>
  );
}
