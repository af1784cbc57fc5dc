import { compileRateBook, type Explanation, explain } from '@zuschlag/calc-engine';
import { permanentGuardBerlin } from '@zuschlag/calc-engine/examples/permanent-guard-berlin';
import type { CostType } from '@zuschlag/validation/vocabulary';
import { describe, expect, it } from 'vitest';
import { isPlainSum } from './explanation-formula.ts';
import { firstOpened, partsOf, visibleNodes } from './explanation-nodes.ts';

const book = compileRateBook(permanentGuardBerlin.book);
const explained = (line: string, period: CostType) => explain(permanentGuardBerlin.input, book, { line, period });
const keysAt = (line: string, period: CostType) => {
  const root = explained(line, period);
  return visibleNodes(root, firstOpened(root)).map(({ explanation, level }) => `${level} ${explanation.key}`);
};

describe('the lines of an explanation', () => {
  it('of the costs of the night are pay and material: there are no cars and no subcontractors', () => {
    expect(keysAt('totalCosts', 'night')).toEqual(['1 totalCosts', '2 totalPayCosts', '2 totalMaterialCosts']);
  });

  it('of pay are those of a costing sheet: sums on the way to gross pay stand in no line of their own', () => {
    const keys = keysAt('totalPayCosts', 'night').slice(1);
    expect(keys).toEqual([
      '2 baseWage',
      '2 nonTariffAllowances',
      '2 bonusPay',
      '2 training',
      '2 briefing',
      '2 fluctuationBriefing',
      '2 sickness',
      '2 vacation',
      // 0, because Berlin has no rows for them.
      '2 vacationBonus',
      '2 christmasBonus',
      '2 socialSecurity',
    ]);
  });

  it('add up to the figure above them, however deep', () => {
    const check = (node: Explanation, depth: number): void => {
      const parts = partsOf(node);
      if (node.formula !== undefined && isPlainSum(node.formula)) {
        expect(parts.reduce((sum, part) => sum + part.value, 0)).toBeCloseTo(node.value, 6);
      }
      if (depth > 0) for (const part of parts) check(part, depth - 1);
    };
    check(explained('revenue', 'cumulated'), 6);
  });

  it('skip sums of one: within one state of the tables the supplements are their formula at once', () => {
    expect(keysAt('bonusPay', 'night')).toEqual(['1 bonusPay', '2 hours', '2 bonusPerHour']);
  });

  it('of a whole contract are its six periods', () => {
    const root = explained('totalCosts', 'cumulated');
    const nodes = visibleNodes(root, firstOpened(root)).slice(1);
    expect(nodes.map(({ explanation }) => explanation.period)).toEqual([
      'day',
      'night',
      'sunday',
      'sundayNight',
      'holiday',
      'holidayNight',
    ]);
    expect(nodes.every(({ level, siblings }, index) => level === 2 && siblings === 6 && index < 6)).toBe(true);
  });
});
