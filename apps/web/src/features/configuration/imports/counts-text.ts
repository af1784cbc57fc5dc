import { useLingui } from '@lingui/react/macro';
import type { ConfigurationImport } from '@zuschlag/validation/configuration/imports';
import { useFormat } from '../../../app/preferences/use-format.ts';

type Counts = ConfigurationImport['counts'];

/** The counts of an import in one line, without zeros. */
export function useCountsText(): (counts: Counts) => string {
  const { t } = useLingui();
  const { number } = useFormat();
  return (counts) => {
    const parts = [
      [counts.new, t`neu`],
      [counts.changed, t`geändert`],
      [counts.equal, t`gleich`],
      [counts.duplicate, t`doppelt`],
      [counts.wrong, t`fehlerhaft`],
    ] as const;
    const said = parts.filter(([count]) => count > 0).map(([count, word]) => `${number(count)} ${word}`);
    return said.length > 0 ? said.join(', ') : '–';
  };
}

/** The number of rows of a plan to write, and to skip. */
export function weigh(counts: Counts): { written: number; bad: number; all: number } {
  const { duplicate, wrong, equal } = counts;
  const written = counts.new + counts.changed;
  return { written, bad: duplicate + wrong, all: written + duplicate + wrong + equal };
}
