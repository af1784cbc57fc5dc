import { useLingui } from '@lingui/react/macro';
import { useFormat } from '../../app/preferences/use-format.ts';
import type { CostParameter } from './cost-parameter-messages.ts';

/** Writes a cost parameter with its unit, in the language of the screen. */
export function useParameterText(): (parameter: CostParameter, value: number) => string {
  const { i18n } = useLingui();
  const { number, share } = useFormat();
  return ({ kind, places = 2, unit }, value) =>
    kind === 'share'
      ? share(value)
      : `${number(value, kind === 'count' ? 0 : placesOf(value, places))}\u00a0${i18n._(unit)}`;
}

/** Two, or more where the amount has more. */
function placesOf(value: number, most: number): number {
  return Math.abs(value * 100 - Math.round(value * 100)) < 1e-9 ? 2 : most;
}
