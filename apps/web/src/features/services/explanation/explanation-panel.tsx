import { useLingui } from '@lingui/react/macro';
import { CalcError, type Explanation } from '@zuschlag/calc-engine';
import { explain } from '@zuschlag/calc-engine/explain';
import { IconButton, Sheet } from '@zuschlag/ui';
import { Copy, X } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useCopy } from '../../../app/clipboard/use-copy.ts';
import { useIsPhone } from '../../../app/preferences/use-is-phone.ts';
import type { CalculationBasis, Figure } from './explained-figure.ts';
import { useExplanationMessages } from './explanation-messages.ts';
import { firstOpened, type OwnedExplanation, visibleNodes } from './explanation-nodes.ts';
import { ExplanationTree } from './explanation-tree.tsx';
import { useExplanationValues } from './explanation-values.ts';
import { LocalHolidayNote } from './local-holiday-note.tsx';

export type ExplanationPanelProps = {
  figure: Figure;
  basis: CalculationBasis;
  /** The displayed value of the figure. */
  shown: number | null;
  onClose: () => void;
};

/** The explanation of a figure of one service. Keyed by the figure. */
export function ExplanationPanel({ figure, ...props }: ExplanationPanelProps) {
  const { basis } = props;
  const { line, period } = figure;
  const root = useMemo(() => explained(basis, { line, period }), [basis, line, period]);
  return <OriginPanel {...props} root={root} line={line} />;
}

/**
 * Where a figure came from: below the figures, on a phone as a sheet over them.
 * @param root null when the figure cannot be derived; then `line` names it
 */
export function OriginPanel({
  root,
  line,
  basis,
  shown,
  onClose,
}: Omit<ExplanationPanelProps, 'figure' | 'basis'> & {
  root: OwnedExplanation | null;
  line: string;
  basis: CalculationBasis | null;
}) {
  const { t } = useLingui();
  const copyText = useCopy();
  const isPhone = useIsPhone();
  const { nameOf, titleOf, labelOf } = useExplanationMessages(basis);
  const values = useExplanationValues();
  const what = root ? titleOf(root) : nameOf(line);

  const [opened, setOpened] = useState(() => firstOpened(root));
  const nodes = root ? visibleNodes(root, opened) : [];

  const copy = () => {
    const rows = nodes.map((node) => {
      const { value, unit } = node.explanation;
      return `${'  '.repeat(node.level - 1)}${labelOf(node)}\t${values.written(value, unit)}`;
    });
    void copyText(rows.join('\n'), t`Herkunft kopiert.`, t`Markieren Sie den Text, um ihn zu kopieren.`);
  };
  const note = root && shown !== null && differs(root, shown) ? values.written(shown, root.unit) : null;
  const content = root ? (
    <>
      {note ? (
        <p className="px-4 pb-3 text-12 text-ink-2">
          {t`Gespeichert ist ${note}. Aufgeschlüsselt wird, was sich heute ergibt.`}
        </p>
      ) : null}
      {basis ? <LocalHolidayNote basis={basis} /> : null}
      <ExplanationTree nodes={nodes} basis={basis} opened={opened} onOpened={setOpened} />
    </>
  ) : (
    <p className="px-4 pb-3 text-13 text-ink-2">{t`Diese Zahl lässt sich mit den Angaben nicht bilden.`}</p>
  );

  if (isPhone) {
    return (
      <Sheet
        isOpen
        onOpenChange={(isOpen) => isOpen || onClose()}
        flush
        title={t`Herkunft: ${what}`}
        closeLabel={t`Schließen`}
      >
        <div className="pt-2">{content}</div>
      </Sheet>
    );
  }
  return (
    <section
      aria-label={t`Herkunft der Zahl`}
      className="border-t"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <header className="flex h-10 items-center gap-2 pr-2 pl-4">
        <h3 className="font-semibold text-14">{t`Herkunft`}</h3>
        <span className="min-w-0 truncate text-12 text-ink-3">{what}</span>
        <span className="ml-auto flex">
          <IconButton size="small" label={t`Kopieren`} icon={<Copy />} onPress={copy} />
          <IconButton size="small" label={t`Schließen`} icon={<X />} onPress={onClose} />
        </span>
      </header>
      {content}
    </section>
  );
}

function explained({ input, book }: CalculationBasis, figure: Figure): Explanation | null {
  try {
    return explain(input, book, figure);
  } catch (error) {
    if (error instanceof CalcError) return null;
    throw error;
  }
}

/** A stored figure may be older than a table row; half a cent, or what four digits of a share show, is no difference. */
function differs({ value, unit }: Explanation, shown: number): boolean {
  return Math.abs(value - shown) >= (unit === 'fraction' ? 0.000_05 : 0.005);
}
