import { useLingui } from '@lingui/react/macro';
import type { ShiftInput } from '@zuschlag/validation/services/shift';
import { useFormat } from '../../../app/preferences/use-format.ts';
import type { GridFigure } from '../../../tables/grid/grid.tsx';
import type { ListedShift } from './shifts-table.tsx';

/**
 * The hours of a shift over the contract, at the end of its row in a table.
 * @param minutesOf null when they cannot be counted yet
 */
export function useHoursFigure(minutesOf: (shift: ListedShift) => number | null): GridFigure {
  const { t } = useLingui();
  const format = useFormat();
  return {
    label: t`Stunden`,
    textOf: (shift) => {
      const minutes = minutesOf({ ...(shift as ShiftInput), id: '' });
      return format.number(minutes === null ? null : minutes / 60, minutes !== null && minutes % 60 !== 0 ? 2 : 0);
    },
  };
}
