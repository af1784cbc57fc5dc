import type { FormNote } from '@zuschlag/validation/handouts/price-forms/figures';
import type { PriceFormCheck } from '@zuschlag/validation/handouts/price-forms/price-forms';
import type { ChanceState } from '@zuschlag/validation/vocabulary';
import type { CalculatedService } from '../../building/calculated-services.ts';
import type { HandoutFacts } from '../../facts/handout-facts.ts';
import { type CellWish, fillWorkbook } from '../workbook/fill-workbook.ts';
import { inspectWorkbook } from '../workbook/inspect-workbook.ts';
import { formValues } from './form-values.ts';

/** The states in which the price of a Chance is approved. */
const approved: ReadonlySet<ChanceState> = new Set<ChanceState>(['readytosubmit', 'submitted', 'won', 'lost']);

type CheckedCell = PriceFormCheck['cells'][number];
export type FilledForm = { content: Uint8Array; cells: CheckedCell[]; notes: FormNote[] };

/**
 * A customer's sheet with the figures of a Chance in the cells of its template, and what happened to each cell. A cell that
 * calculates itself, one without a figure, and one beside which other words stand than when it was picked stay as they are.
 *
 * @returns null for a handout that fills nothing
 * @throws {FileRefused} DAMAGED, ENCRYPTED, UNSAFE_PATH, TOO_LARGE_UNPACKED
 */
export async function filledForm(
  facts: HandoutFacts,
  services: readonly CalculatedService[],
): Promise<FilledForm | null> {
  const { filling } = facts;
  if (!filling) return null;
  const bytes = Buffer.from(filling.workbook);
  const values = formValues(facts, filling, services);
  const inspected = await inspectWorkbook(bytes, filling.cells);
  const wishes: CellWish[] = [];
  const cells = filling.cells.map(({ label: pickedLabel, ...cell }, at): CheckedCell => {
    const { value, problem: withoutValue } = values[at] ?? { value: null, problem: 'NOT_STATED' };
    const { problem: obstacle = null, label = '' } = inspected.cells[at] ?? {};
    const isChanged = obstacle === null && pickedLabel !== '' && label !== pickedLabel;
    const isFilled = value !== null && obstacle === null && (!isChanged || filling.fillsChanged);
    if (isFilled) wishes.push({ sheet: cell.sheet, cell: cell.cell, value });
    return {
      ...cell,
      ...{ label, pickedLabel, isFilled },
      number: value?.kind === 'number' ? value.value : null,
      text: value && value.kind !== 'number' ? value.value : null,
      problem: obstacle ?? withoutValue ?? (isChanged ? 'LABEL_CHANGED' : null),
    };
  });
  const { content, calculates } = await fillWorkbook(bytes, wishes);
  const isUnpriced = facts.services.length > services.length;
  const notes: [FormNote, boolean][] = [
    ['OUTDATED', facts.chance.isOutdated],
    ['NOT_APPROVED', !approved.has(facts.chance.state)],
    ['UNPRICED', isUnpriced],
    ['PROTECTED', inspected.isProtected],
    ['HIDDEN', inspected.isHidden],
    ['SIGNED', inspected.isSigned],
    ['CALCULATES', calculates],
  ];
  return { content, cells, notes: notes.flatMap(([note, holds]) => (holds ? [note] : [])) };
}
