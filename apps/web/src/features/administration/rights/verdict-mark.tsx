import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { RightVerdict } from '@zuschlag/validation/administration/rights';
import { Check, CircleDashed, Minus } from 'lucide-react';

const verdictLabels = {
  always: msg`Ja`,
  depends: msg`Je nach Sache`,
  never: msg`Nein`,
} as const;

const icons = {
  always: <Check aria-hidden="true" className="size-4 text-ok" />,
  depends: <CircleDashed aria-hidden="true" className="size-4 text-ink-2" />,
  never: <Minus aria-hidden="true" className="size-4 text-ink-3" />,
} as const;

/** A verdict as a sign, with its word for readers of the screen or beside it. */
export function VerdictMark({ verdict, hasWord = false }: { verdict: RightVerdict; hasWord?: boolean }) {
  const { i18n } = useLingui();
  const word = i18n._(verdictLabels[verdict]);
  return (
    <span className="inline-flex items-center gap-1.5" title={hasWord ? undefined : word}>
      {icons[verdict]}
      <span className={hasWord ? '' : 'sr-only'}>{word}</span>
    </span>
  );
}
