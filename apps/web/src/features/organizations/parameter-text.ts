import { useLingui } from '@lingui/react/macro';
import { useFormat } from '../../app/use-format.ts';
import type { CostParameter } from './cost-parameter-words.ts';

/** Writes a cost parameter with its unit, in the language of the screen. */
export function useParameterText(): (parameter: CostParameter, value: number) => string {
  const { i18n } = useLingui();
  const { number, percent } = useFormat();
  return ({ kind, places = 2, unit }, value) =>
    kind === 'share' ? percent(value) : `${number(value, kind === 'count' ? 0 : places)}\u00a0${i18n._(unit)}`;
}
