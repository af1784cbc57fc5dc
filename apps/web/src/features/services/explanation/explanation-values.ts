import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Unit } from '@zuschlag/calc-engine';
import { useFormat } from '../../../app/preferences/use-format.ts';

/** The reliable digits of a double for amounts up to millions. */
const ALL_DECIMALS = 8;

/** The text of the values of an explanation, with their unit. */
export function useExplanationValues() {
  const { t } = useLingui();
  const format = useFormat();

  /** @param most decimals at most, instead of those of the unit */
  const written = (value: number, unit: Unit, most?: number): string => {
    const number = (usual: number) => format.number(value, decimalsOf(value, 0, most ?? usual) ?? most ?? usual);
    // Rates are agreed to a hundredth of a cent; what was calculated is shown to the cent.
    const euro = format.euro(value, decimalsOf(value, 2, most ?? 4) ?? most ?? 2);
    const amount = format.euro(value, most === undefined ? 2 : (decimalsOf(value, 2, most) ?? most));
    const count = number(4);
    switch (unit) {
      case 'EUR':
        return amount;
      case 'EUR/h':
      case 'EUR/min':
      case 'EUR/l':
      case 'EUR/km':
        return `${euro}${unit.slice(3)}`;
      case 'EUR/month':
        return t`${amount}/Monat`;
      case 'EUR/year':
        return t`${amount}/Jahr`;
      case 'fraction':
        return format.percent(value, most ?? 4);
      case 'h':
        return `${number(2)}\u00a0h`;
      case 'min':
        return `${number(0)}\u00a0min`;
      case 'l/100km':
        return `${number(2)}\u00a0L/100\u00a0km`;
      case 'km/year':
        return t`${count} km/Jahr`;
      case 'days':
        return t`${plural(value, { one: `${count} Tag`, other: `${count} Tage` })}`;
      case 'months':
        return t`${plural(value, { one: `${count} Monat`, other: `${count} Monate` })}`;
      case 'years':
        return t`${plural(value, { one: `${count} Jahr`, other: `${count} Jahre` })}`;
      case 'heads':
        return t`${plural(value, { one: `${count} Kopf`, other: `${count} Köpfe` })}`;
      case 'number':
        return number(6);
    }
  };
  return {
    written: (value: number, unit: string) => written(value, unit as Unit),
    /** With all digits, where rounding took some away; null where what is shown is all there is. */
    exact: (value: number, unit: string): string | null => {
      const all = written(value, unit as Unit, ALL_DECIMALS);
      return all === written(value, unit as Unit) ? null : all;
    },
  };
}

/** As many decimals as the value has, between the fewest and the most; null when it has more. */
function decimalsOf(value: number, fewest: number, most: number): number | null {
  for (let decimals = fewest; decimals <= most; decimals += 1) {
    const scaled = value * 10 ** decimals;
    if (Math.abs(scaled - Math.round(scaled)) <= 1e-12 * Math.max(1, Math.abs(scaled))) return decimals;
  }
  return null;
}
