import { roundHalfUp } from '@zuschlag/calc-engine';
import { type WageRow, wageRowOn } from '@zuschlag/calc-engine/rates/wage-row';
import type { StepPart } from '@zuschlag/calc-engine/services/tariff-step';
import type { TariffStepLetterLine } from '@zuschlag/validation/tariff-steps/letters';
import type { RateTables } from '../../configuration/rates/rate-book.ts';
import { boundShare } from '../effect/effect.ts';
import type { StepFacts } from '../effect/step-facts.ts';
import type { SteppedService } from '../effect/stepped-services.ts';
import { wholeCents } from './whole-cents.ts';

type ExactLine = Omit<TariffStepLetterLine, 'priceAfter'>;
type Wage = TariffStepLetterLine['before'];

/**
 * The services of a bound contract, each from the first day of the tariff step to the end of the contract, cut where a wage
 * changes. The lines add up to what the effect says of the contract, cent by cent.
 *
 * @source docs/calculation.md, section 19
 */
export function letterLines(services: readonly SteppedService[], tables: StepFacts['tables']): TariffStepLetterLine[] {
  const exact = services.flatMap((one) => linesOf(one, tables(one.service)));
  const before = wholeCents(exact.map(({ priceBefore }) => priceBefore));
  const added = wholeCents(exact.map((line) => line.added));
  return exact.map((line, at) => {
    const [priceBefore, more] = [before[at] ?? 0, added[at] ?? 0];
    return { ...line, priceBefore, added: more, priceAfter: inCents(priceBefore + more) };
  });
}

/** The sum of amounts in whole cents, without the dust of binary fractions. */
export function inCents(amount: number): number {
  return roundHalfUp(amount);
}

function linesOf(one: SteppedService, { before, after }: Record<'before' | 'after', RateTables>): ExactLine[] {
  const { service, stored, stepped } = one;
  if (!stepped) return [];
  const share = boundShare(service, stored, stepped);
  const clause = service.escalationClause ?? 0;
  const of = { province: service.province, payGroup: stored.payGroup ?? '' };
  const lines: ExactLine[] = [];
  for (const part of stepped.parts) {
    const [priceBefore, added] = [part.revenue * share, part.clauseIncome * share];
    const last = lines.at(-1);
    if (last && isSame(last, part)) {
      Object.assign(last, { to: part.to, priceBefore: last.priceBefore + priceBefore, added: last.added + added });
      continue;
    }
    lines.push({
      ...{ serviceId: service.id, service: stored.name, payGroup: of.payGroup, from: part.from, to: part.to },
      wageInPrice: part.wageInPrice,
      before: wageOf(part.wageBefore, wageRowOn(before.wages, of, part.from), stored),
      after: wageOf(part.wageAfter, wageRowOn(after.wages, of, part.from), stored),
      ...{ rise: part.rise, change: part.rise * clause, priceBefore, added },
    });
  }
  return lines;
}

function isSame(line: ExactLine, part: StepPart): boolean {
  const { before, after, wageInPrice } = line;
  return (
    before.hourlyWage === part.wageBefore && after.hourlyWage === part.wageAfter && wageInPrice === part.wageInPrice
  );
}

function wageOf(hourlyWage: number, row: WageRow | null, stored: SteppedService['stored']): Wage {
  const isEntered = !stored.wageFollowsTable && hourlyWage === stored.hourlyWage;
  if (!isEntered && row?.hourlyWage === hourlyWage) return { hourlyWage, source: 'TABLE', validFrom: row.activeFrom };
  return { hourlyWage, source: stored.wageFollowsTable ? 'ASSUMED' : 'ENTERED', validFrom: null };
}
