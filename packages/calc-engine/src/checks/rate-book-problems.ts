import { bonusBases, provinces, provincesOrAll, tariffPeriods } from '@zuschlag/validation/vocabulary';
import type { InputProblem } from '../calc-error.ts';
import { largestShare, mostDays, mostMoney, mostRows } from './limits.ts';
import { date, flag, list, number, oneOf, type Problems, record, report, time } from './report.ts';

type Row = Readonly<Record<string, unknown>>;

/** Everything wrong with the tables of a rate book, each problem with the table and the place of the row. */
export function rateBookProblems(value: unknown): readonly InputProblem[] {
  const problems: Problems = [];
  try {
    const book = record(problems, '', '', value);
    if (book) {
      for (const [table, check] of Object.entries(rowChecks)) {
        // Books of services whose wage is entered have no wages.
        if (table === 'wages' && book.wages === undefined) continue;
        const rows = list(problems, '', table, book[table], mostRows);
        for (const [place, row] of (rows ?? []).entries()) {
          const at = `${table}.${place}`;
          const found = record(problems, at, '', row);
          if (found) check(problems, at, found);
        }
      }
    }
  } catch {
    // Only a book with a throwing getter comes here.
    report(problems, 'UNREADABLE', '', '');
  }
  return problems;
}

const rowChecks: { readonly [table: string]: (problems: Problems, at: string, row: Row) => void } = {
  tariffs: tariffProblems,
  socialSecurity: (problems, at, row) => {
    date(problems, at, 'activeFrom', row.activeFrom);
    number(problems, at, 'value', row.value, 0, 1);
  },
  insurances: (problems, at, row) => {
    date(problems, at, 'activeFrom', row.activeFrom);
    number(problems, at, 'liabilityInsurance', row.liabilityInsurance, 0, 1);
    number(problems, at, 'professionalAssociation', row.professionalAssociation, 0, 1);
  },
  vacationBonus: yearlyBonusProblems,
  christmasBonus: yearlyBonusProblems,
  vacationDays: (problems, at, row) => {
    provinceAndDate(problems, at, row);
    number(problems, at, 'lengthOfEmployment', row.lengthOfEmployment, 0, largestShare);
    number(problems, at, 'days', row.days, 0, mostDays);
  },
  holidays: (problems, at, row) => {
    oneOf(problems, at, 'province', row.province, provinces);
    date(problems, at, 'date', row.date);
  },
  wages: (problems, at, row) => {
    flag(problems, at, 'isOwn', row.isOwn);
    oneOf(problems, at, 'province', row.province, provincesOrAll);
    if (typeof row.payGroup !== 'string') report(problems, 'NOT_A_CHOICE', at, 'payGroup');
    date(problems, at, 'activeFrom', row.activeFrom);
    number(problems, at, 'hourlyWage', row.hourlyWage, 0, mostMoney);
  },
};

function tariffProblems(problems: Problems, at: string, row: Row): void {
  provinceAndDate(problems, at, row);
  number(problems, at, 'workdaysPerYear', row.workdaysPerYear, 0, mostDays);
  time(problems, at, 'startNight', row.startNight);
  time(problems, at, 'endNight', row.endNight);
  oneOf(problems, at, 'basisForBonusCalculation', row.basisForBonusCalculation, bonusBases);
  const bonuses = record(problems, at, 'bonuses', row.bonuses);
  if (!bonuses) return;
  for (const period of tariffPeriods) {
    if (period === 'day') continue;
    const path = `${at}.bonuses.${period}`;
    const bonus = record(problems, path, '', bonuses[period]);
    if (!bonus) continue;
    number(problems, path, 'relative', bonus.relative, 0, largestShare);
    number(problems, path, 'absolute', bonus.absolute, 0, mostMoney);
  }
}

function yearlyBonusProblems(problems: Problems, at: string, row: Row): void {
  provinceAndDate(problems, at, row);
  number(problems, at, 'bonusRelative', row.bonusRelative, 0, largestShare);
  number(problems, at, 'bonusAbsolute', row.bonusAbsolute, 0, mostMoney);
}

function provinceAndDate(problems: Problems, at: string, row: Row): void {
  oneOf(problems, at, 'province', row.province, provinces);
  date(problems, at, 'activeFrom', row.activeFrom);
}
