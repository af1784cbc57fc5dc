import { useLingui } from '@lingui/react/macro';
import type { Explanation } from '@zuschlag/calc-engine';
import { CalendarDays, ChevronDown, ChevronRight, Database, PencilLine, Scale } from 'lucide-react';
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

/** One line: what it is called, how it is calculated, what comes out; below it, where a leaf was read from. */
export function ExplanationRow(props: {
  node: ExplanationNode;
  label: string;
  basis: CalculationBasis;
  isOpen: boolean;
  isCurrent: boolean;
  onPress: () => void;
}) {
  const { node, label, isOpen } = props;
  const { explanation, level, hasParts } = node;
  const { t } = useLingui();
  const { sourceOf, nameOf } = useExplanationMessages(props.basis);
  const values = useExplanationValues();
  const written = values.written(explanation.value, explanation.unit);
  const isTime = level === 1 && explanation.unit === 'min';
  const value = isTime ? `${written} = ${values.written(explanation.value / 60, 'h')}` : written;
  const exact = values.exact(explanation.value, explanation.unit);
  const source = sourceOf(explanation);
  const inNumbers = formulaOf(explanation, (part) => values.written(part.value, part.unit));
  const inWords = isOpen ? formulaOf(explanation, (part) => nameOf(part.key)) : null;
  const Icon = source ? icons[source.kind] : null;
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  // Of the line one stands on; of the others the mouse finds it out.
  const told = props.isCurrent ? exact : null;

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree around it hears the keys of all its lines.
    <div
      role="treeitem"
      data-node={node.id}
      aria-level={level}
      aria-posinset={node.position}
      aria-setsize={node.siblings}
      aria-expanded={hasParts ? isOpen : undefined}
      aria-selected={props.isCurrent}
      tabIndex={props.isCurrent ? 0 : -1}
      onClick={props.onPress}
      style={{ paddingInlineStart: `${Math.min(level - 1, DEEPEST_INDENT) * 12}px` }}
      className={`rounded-mark pr-2 hover:bg-hover ${hasParts ? 'cursor-pointer' : ''}`}
    >
      <div className="flex items-baseline gap-1 py-[3px]">
        <Chevron
          aria-hidden="true"
          className={`size-4 shrink-0 self-center text-ink-3 ${hasParts ? '' : 'invisible'}`}
        />
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
    </div>
  );
}

/** Deeper lines stay where they are, so that narrow panels have room for words. */
const DEEPEST_INDENT = 8;

/** How a line is calculated; null for leaves and for what only adds its parts. */
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
