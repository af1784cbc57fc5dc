import { useLingui } from '@lingui/react/macro';
import {
  type CompiledRateBook,
  type MobileTargetFigure,
  minimumWagesIn,
  type ServiceInput,
  type TargetSide,
} from '@zuschlag/calc-engine';
import {
  Banner,
  Button,
  Dialog,
  DialogActions,
  FormCell,
  FormGrid,
  NumberField,
  SegmentedControl,
  Select,
} from '@zuschlag/ui';
import { limits } from '@zuschlag/validation/limits';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { useBelowGroups } from '../wages/use-below-groups.ts';
import type { Employer } from '../wages/use-pay-groups.ts';
import { targetsOf } from './reach-targets.ts';
import { TargetComparison } from './target-comparison.tsx';
import { sideMessages, targetMessages, targetProblemMessages } from './target-messages.ts';
import { type AnyTerms, startOf, usualFollower } from './target-values.ts';

export type TargetDialogProps = {
  input: ServiceInput;
  book: CompiledRateBook;
  employer: Employer;
  /** What the button says that takes the terms over. */
  adoptLabel: string;
  note?: ReactNode;
  /** Takes the terms over; the dialog closes when it is done. The caller names a refusal. */
  onAdopt: (terms: AnyTerms) => unknown;
  isOpen: boolean;
  onClose: () => void;
};

/** Names a figure to reach, and shows what follows before anything is taken over. */
export function TargetDialog({ isOpen, onClose, ...props }: TargetDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog
      title={t`Rückwärts rechnen`}
      subtitle={t`Preis, Marge und Lohn bestimmen einander: Eines ist das Ziel, eines folgt, das dritte bleibt.`}
      isOpen={isOpen}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
    >
      <TargetForm {...props} onClose={onClose} />
    </Dialog>
  );
}

const sides: readonly TargetSide[] = ['price', 'margin', 'wage'];

function TargetForm({ input, book, employer, adoptLabel, note, onAdopt, onClose }: Omit<TargetDialogProps, 'isOpen'>) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const [figure, setFigure] = useState<MobileTargetFigure>(input.type === 'MOBILE' ? 'pricePerVisit' : 'pricePerHour');
  const [follows, setFollows] = useState<TargetSide>('margin');
  const [typed, setTyped] = useState<{ [figure in MobileTargetFigure]?: number | null }>({});
  const [isPending, setPending] = useState(false);
  const outcomeId = useId();
  const { figures, sideOf, now, reach } = useMemo(() => targetsOf(input, book), [input, book]);
  const units: Record<MobileTargetFigure, string> = {
    pricePerVisit: t`€/Besuch`,
    pricePerHour: '€/h',
    monthlyRevenue: t`€/Monat`,
    totalRevenue: '€',
    totalMargin: '%',
    profit: '€',
    hourlyWage: '€/h',
  };

  const value = typed[figure] === undefined ? startOf(figure, now) : typed[figure];
  const isNumber = typeof value === 'number' && Math.abs(value) <= limits.money;
  // The field starts with the present figure, rounded: until it is typed over, nothing is asked for.
  const isAsked = typed[figure] !== undefined;
  const reached = isNumber && isAsked ? reach({ figure, value, follows }) : null;
  const found = reached?.problem === null ? reached : null;
  // A wage that follows the table is no part of a target, and the entered one is not paid.
  const isWageEntered = input.wageFollowsTable !== true;
  const below = useBelowGroups(employer)((isWageEntered && found?.terms.hourlyWage) || null);
  const tooLow =
    found && isWageEntered
      ? minimumWagesIn(input.contract).findLast(({ amount }) => found.terms.hourlyWage < amount)
      : undefined;

  async function adopt() {
    if (!found) return;
    setPending(true);
    try {
      await onAdopt(found.terms);
      onClose();
    } catch {
      // The caller said why; what was typed stays.
    } finally {
      setPending(false);
    }
  }

  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void adopt();
      }}
    >
      <FormGrid>
        <FormCell span={3}>
          <Select<MobileTargetFigure>
            label={t`Ziel`}
            items={figures
              .filter((id) => isWageEntered || id !== 'hourlyWage')
              .map((id) => ({ id, label: i18n._(targetMessages[id]) }))}
            value={figure}
            onChange={(next) => {
              setFigure(next);
              if (sideOf(next) === follows || sideOf(next) !== sideOf(figure)) setFollows(usualFollower[sideOf(next)]);
            }}
          />
        </FormCell>
        <FormCell span={3}>
          <NumberField
            key={figure}
            label={t`Zielwert`}
            value={value}
            onChange={(next) => setTyped({ ...typed, [figure]: next })}
            percent={figure === 'totalMargin'}
            unit={units[figure]}
            formatOptions={{ minimumFractionDigits: 2 }}
            errorMessage={isNumber || value === null ? undefined : t`Bitte geben Sie eine Zahl ein.`}
            autoFocus
          />
        </FormCell>
        <FormCell span={6}>
          <SegmentedControl<TargetSide>
            label={t`Es folgt`}
            options={sides
              .filter((side) => side !== sideOf(figure) && (isWageEntered || side !== 'wage'))
              .map((id) => ({ id, label: i18n._(sideMessages[id]) }))}
            value={follows}
            onChange={setFollows}
          />
        </FormCell>
      </FormGrid>
      {note}
      {input.type === 'MOBILE' && input.siteVisits.length > 1 ? (
        <p className="text-13 text-ink-2">
          {t`Der Preis je Besuch ist der Durchschnitt aller Besuche. Ändert sich der Preis, behalten die Besuchsarten ihr Verhältnis zueinander.`}
        </p>
      ) : null}
      <div id={outcomeId} aria-live="polite" className="grid gap-3">
        {reached && reached.problem !== null ? (
          <Banner tone="warn">{i18n._(targetProblemMessages[reached.problem])}</Banner>
        ) : null}
        {tooLow ? (
          <Banner tone="danger">
            {t`Unter dem gesetzlichen Mindestlohn: ab ${format.day(tooLow.from)} sind es ${format.amount(tooLow.amount)} je Stunde (${tooLow.source}).`}
          </Banner>
        ) : null}
        {below === null || tooLow ? null : <Banner tone="warn">{below}</Banner>}
        {found && found.standing.pricing.profit < 0 ? (
          <Banner tone="warn">{t`Der Preis liegt unter den Kosten.`}</Banner>
        ) : null}
        <TargetComparison now={now} then={isAsked ? (found?.standing ?? null) : now} isWageEntered={isWageEntered} />
      </div>
      <DialogActions>
        <Button onPress={onClose}>{t`Abbrechen`}</Button>
        <Button
          variant="primary"
          type="submit"
          isPending={isPending}
          aria-describedby={outcomeId}
          isDisabled={found === null || found.isSame}
          reason={
            found ? t`Das ist schon der jetzige Wert.` : t`Geben Sie zuerst ein Ziel ein, das sich erreichen lässt.`
          }
        >
          {adoptLabel}
        </Button>
      </DialogActions>
    </form>
  );
}
