import { useLingui } from '@lingui/react/macro';
import { StateDot } from '@zuschlag/ui/feedback/badge';
import { type RowVerdict, rowVerdicts } from '@zuschlag/validation/configuration/import-verdicts';
import type { ConfigurationImport } from '@zuschlag/validation/configuration/imports';
import type { ReactNode } from 'react';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { weigh } from './counts-text.ts';
import { verdictLabel, verdictTones } from './verdict-messages.ts';

const order = Object.keys(verdictTones) as RowVerdict[];

/** The number of rows of each verdict; each count filters its rows, alone or with others. */
export function VerdictChips({
  counts,
  shown,
  onShow,
}: {
  counts: ConfigurationImport['counts'];
  shown: readonly RowVerdict[];
  onShow: (verdicts: RowVerdict[]) => void;
}) {
  const { t, i18n } = useLingui();
  const toggled = (verdict: RowVerdict) =>
    shown.includes(verdict)
      ? shown.filter((shownVerdict) => shownVerdict !== verdict)
      : rowVerdicts.filter((each) => each === verdict || shown.includes(each));
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-2">
      <legend className="sr-only">{t`Zeilen zeigen`}</legend>
      <Chip isOn={shown.length === 0} count={weigh(counts).all} onPress={() => onShow([])}>
        {t`Alle Zeilen`}
      </Chip>
      {order.map((verdict) => (
        <Chip
          key={verdict}
          isOn={shown.includes(verdict)}
          count={counts[verdict]}
          isOff={counts[verdict] === 0 && !shown.includes(verdict)}
          onPress={() => onShow(toggled(verdict))}
        >
          <StateDot tone={verdictTones[verdict]} />
          {verdictLabel(i18n, verdict)}
        </Chip>
      ))}
    </fieldset>
  );
}

function Chip({
  isOn,
  isOff = false,
  count,
  onPress,
  children,
}: {
  isOn: boolean;
  isOff?: boolean;
  count: number;
  onPress: () => void;
  children: ReactNode;
}) {
  const { number } = useFormat();
  const look = isOff
    ? 'cursor-not-allowed border-border text-disabled'
    : isOn
      ? 'cursor-pointer border-accent bg-accent-soft text-ink'
      : 'cursor-pointer border-border-button bg-surface text-ink-2 hover:bg-hover hover:text-ink';
  return (
    <button
      type="button"
      aria-pressed={isOn}
      disabled={isOff}
      onClick={onPress}
      className={`inline-flex h-8 items-center gap-1.5 whitespace-nowrap rounded-control border px-2.5 font-medium text-13 ${look}`}
    >
      {children}
      <span className="tnum font-semibold">{number(count)}</span>
    </button>
  );
}
