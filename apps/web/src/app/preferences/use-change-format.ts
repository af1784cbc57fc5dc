import { useFormat } from './use-format.ts';

/** The change of a figure with its sign, `+1.234,56 €`, and its share of the earlier figure. */
export function useChangeFormat() {
  const format = useFormat();
  return {
    euro: (from: number, to: number) => signed(to - from, 0.005, format.euro(to - from)),
    /** The number of percentage points between two shares. */
    points: (from: number, to: number) => signed(to - from, 0.00005, format.number(100 * (to - from), 2)),
    /** Null where nothing was before: a share of nothing is no number. */
    percent: (from: number, to: number) =>
      from === 0 ? null : signed((to - from) / from, 0.0005, format.percent((to - from) / from, 1, true)),
  };
}

/** @param least below it the figure is shown as zero, which has no sign */
function signed(value: number, least: number, text: string): string {
  return value >= least ? `+${text}` : text;
}
