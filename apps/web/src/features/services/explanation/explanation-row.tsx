import { useLingui } from '@lingui/react/macro';
import type { Explanation } from '@zuschlag/calc-engine';
import { CalendarDays, Database, PencilLine, Scale } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CalculationBasis } from './explained-figure.ts';
import { isPlainSum, writtenFormula } from './explanation-formula.ts';
import { type Source, useExplanationMessages } from './explanation-messages.ts';
import type { ExplanationNode } from './explanation-nodes.ts';
import { useExplanationValues } from './explanation-values.ts';

const icons: Record<Source['kind'], typeof Database> = {
  table: Database,
  input: PencilLine,
  count: CalendarDays,
  law: Scale,
};

/** The content of a line. */
export type LineTexts = {
  label: string;
  /** The formula with its figures; `null` for leaves and plain sums. */
  inNumbers: string | null;
  /** The formula with its names. */
  inWords: string | null;
  value: string;
  /** The unrounded value, where rounding hides something. */
  exact: string | null;
  source: Source | null;
};

/** @returns the words and figures of a line */
export function useLineTexts(basis: CalculationBasis | null): (node: ExplanationNode) => LineTexts {
  const { sourceOf, nameOf, labelOf } = useExplanationMessages(basis);
  const values = useExplanationValues();
  return (node) => {
    const { explanation, level, owner } = node;
    const written = values.written(explanation.value, explanation.unit);
    const isTime = level === 1 && explanation.unit === 'min';
    return {
      label: labelOf(node),
      inNumbers: formulaOf(explanation, (part) => values.written(part.value, part.unit)),
      inWords: formulaOf(explanation, (part) => nameOf(part.key)),
      value: isTime ? `${written} = ${values.written(explanation.value / 60, 'h')}` : written,
      exact: values.exact(explanation.value, explanation.unit),
      source: sourceOf(explanation, owner),
    };
  };
}

/** One line: what it is called, how it is calculated, what comes out; below it, where a leaf was read from. */
export function ExplanationRow(props: {
  texts: LineTexts;
  level: number;
  isOpen: boolean;
  isCurrent: boolean;
  chevron: ReactNode;
}) {
  const { texts, level, isOpen } = props;
  const { label, inNumbers, value, exact, source } = texts;
  const { t } = useLingui();
  const inWords = isOpen ? texts.inWords : null;
  const Icon = source ? icons[source.kind] : null;
  // Of the current line; the mouse finds out that of the others.
  const told = props.isCurrent ? exact : null;

  return (
    <>
      <div className="flex items-baseline gap-1 py-[3px]">
        {props.chevron}
        <span className={`min-w-0 ${isOpen ? 'font-semibold' : ''}`}>{label}</span>
        {inNumbers && !isOpen ? <span className="min-w-0 flex-1 truncate text-12 text-ink-3">{inNumbers}</span> : null}
        <span
          title={exact ?? undefined}
          className={`ml-auto shrink-0 pl-2 text-right ${isOpen || level === 1 ? 'font-semibold' : ''}`}
        >
          {value}
        </span>
      </div>
      {inWords || told ? (
        <div className="grid gap-px pb-1 pl-5 text-12 text-ink-3">
          {inWords ? <span>{inWords}</span> : null}
          {inWords && inNumbers ? <span className="text-ink-2">= {inNumbers}</span> : null}
          {told ? <span>{t`genau ${told}`}</span> : null}
        </div>
      ) : null}
      {source && Icon ? (
        <div className="mb-1 ml-5 flex items-start gap-1.5 text-12 text-ink-3">
          <Icon aria-hidden="true" className="mt-[3px] size-3 shrink-0" />
          <span className="min-w-0">
            {source.text}
            {source.rest ? <span className="block">{source.rest}</span> : null}
          </span>
        </div>
      ) : null}
    </>
  );
}

/** The formula of a line; null for leaves and sums. */
function formulaOf({ formula, parts }: Explanation, write: (part: Explanation) => string): string | null {
  if (formula === undefined || isPlainSum(formula)) return null;
  const byKey = new Map(parts.map((part) => [part.key, part]));
  return writtenFormula(
    formula,
    (name) => byKey.get(name)?.value ?? 0,
    (name) => {
      const part = byKey.get(name);
      return part ? write(part) : name;
    },
  );
}
