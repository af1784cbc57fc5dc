import { formatAmount, formatEuro, formatPercent, formatShare } from '@zuschlag/i18n/format';
import type { TariffStepLetter, TariffStepLetterLine } from '@zuschlag/validation/tariff-steps/letters';
import type { LetterTable, LetterWords } from './letter-table.ts';

/** How the new price of a line comes about, step by step, so that a reader with a calculator gets the same. */
export function stepsOfLine(
  line: TariffStepLetterLine,
  { escalationClause }: Pick<TariffStepLetter, 'escalationClause'>,
  words: LetterWords,
): LetterTable {
  const { say, locale } = words;
  const { wageInPrice, before, after, rise, change, priceBefore, added, priceAfter } = line;
  const wage = (value: number) => formatAmount(value, locale);
  const euro = (value: number) => formatEuro(value, locale);
  const share = (value: number) => formatPercent(value, locale, 4);
  const clause = formatShare(escalationClause, locale);
  const difference = `(${wage(after.hourlyWage)} − ${wage(before.hourlyWage)}) ÷ ${wage(wageInPrice)}`;
  const rows = [
    // Only an earlier step makes the wage so far another one than that of the price.
    ...(wageInPrice === before.hourlyWage
      ? [[say('wageSoFar'), sourceOf(before, line.payGroup, words), wage(wageInPrice)]]
      : [
          [say('wageInPrice'), say('entered'), wage(wageInPrice)],
          [say('wageBefore'), sourceOf(before, line.payGroup, words), wage(before.hourlyWage)],
        ]),
    [say('wageAfter'), sourceOf(after, line.payGroup, words), wage(after.hourlyWage)],
    [say('rise'), difference, share(rise)],
    [say('clause'), `${share(rise)} × ${clause}`, share(change)],
    // The wages and not their quotient, because a rounded percentage would lose cents of a large price.
    [say('added'), `${euro(priceBefore)} × ${clause} × ${difference}`, euro(added)],
  ];
  return {
    columns: [
      { heading: say('step'), width: 38, isText: true },
      { heading: say('basis'), width: 99, isText: true },
      { heading: say('result'), width: 28, isText: false },
    ],
    rows: [
      ...rows.map((cells) => ({ cells })),
      { cells: [say('priceAfter'), `${euro(priceBefore)} + ${euro(added)}`, euro(priceAfter)], isSum: true },
    ],
  };
}

function sourceOf(
  { source, validFrom }: TariffStepLetterLine['before'],
  payGroup: string,
  { say, day }: LetterWords,
): string {
  if (source === 'TABLE' && validFrom) return say('ofTable', { group: payGroup, day: day(validFrom) });
  return say(source === 'ASSUMED' ? 'assumed' : 'entered');
}
