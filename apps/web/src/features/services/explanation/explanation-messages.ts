import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Explanation } from '@zuschlag/calc-engine';
import { erosionNames } from '@zuschlag/calc-engine/explanation/erosion';
import { scheme } from '@zuschlag/calc-engine/scheme';
import type { Locale } from '@zuschlag/i18n/locales';
import { provinceNames } from '@zuschlag/i18n/messages/provinces';
import type { RateBook } from '@zuschlag/validation/services/service';
import { systemText } from '../../../app/preferences/system-text.ts';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { tableNameOf } from '../../../app/vocabulary/table-names.ts';
import { costLineGroups, periodMessages } from '../../chance/price/cost-line-messages.ts';
import type { CalculationBasis } from './explained-figure.ts';
import type { ExplanationNode, ExplanationOwner } from './explanation-nodes.ts';

const lines = new Map(scheme.map((line) => [line.key, line]));
/** Lines that the result and the costing sheet show have the names they have there. */
const costLines = new Map(
  costLineGroups.flatMap(({ label, lines }) => lines.map((line) => [line.key, line.isSum ? label : line.label])),
);

function nameOfErosion(key: string, locale: Locale): string | undefined {
  const [de, en] = erosionNames[key] ?? [];
  return locale === 'de' ? de : en;
}

/** The source of a leaf; `rest` holds the other values of its row. */
export type Source = { kind: 'table' | 'input' | 'count' | 'law'; text: string; rest?: string };

/**
 * The names of the lines of an explanation, and the sources of their values.
 * @param basis of the figures that belong to no single service; null where nothing but assumptions is behind them
 */
export function useExplanationMessages(basis: CalculationBasis | null) {
  const { t, i18n } = useLingui();
  const format = useFormat();

  const basisOf = (owner: ExplanationOwner | null) => owner?.basis ?? basis;
  const figures: Record<string, string> = {
    totalCosts: t`Kosten`,
    costPerHour: t`Kosten je Stunde`,
    revenue: t`Umsatz`,
    profit: t`Deckungsbeitrag`,
    netProfit: t`Gewinn`,
    netMargin: t`Gewinn vom Umsatz`,
    totalMargin: t`Marge`,
    surcharge: t`Aufschlag`,
    pricePerHour: t`Preis je Stunde`,
  };
  const nameOf = (key: string): string => {
    const costLine = costLines.get(key);
    if (costLine) return i18n._(costLine);
    return figures[key] ?? lines.get(key)?.[format.locale] ?? nameOfErosion(key, format.locale) ?? key;
  };
  const periodOf = ({ period }: Explanation) =>
    period === undefined || period === 'cumulated' ? t`gesamt` : i18n._(periodMessages[period]);
  const span = (from: string, to: string) => `${format.day(from)} – ${format.day(to)}`;

  /** The shift, car, purchase or visit behind a path such as `shifts.2.employeeQuantity`. */
  const itemOf = (path: string, from: CalculationBasis | null): string | null => {
    const [list, index] = path.split('.');
    const number = Number(index) + 1;
    if (list === 'years') return t`Jahr ${number}`;
    const input = from?.input;
    if (input?.type === 'PERMANENT' && list === 'shifts') {
      const shift = input.shifts[number - 1];
      return shift ? t`Schicht ${number}, ${shift.startTime}–${shift.endTime}` : null;
    }
    if (input?.type === 'PERMANENT' && list === 'purchases') {
      return input.purchases[number - 1]?.name ?? t`Anschaffung ${number}`;
    }
    if (list === 'cars') return t`Fahrzeug ${number}`;
    return list === 'siteVisits' ? t`Besuch ${number}` : null;
  };

  /** The page shows hours, the calculation counts minutes. */
  const titleOf = (root: Explanation) => {
    const name = root.key === 'minutes' ? t`Stunden` : nameOf(root.key);
    return root.period === undefined ? name : `${name} · ${periodOf(root)}`;
  };

  /** A part of a sum over periods or time is called after what sets it apart from the others. */
  const labelOf = ({
    explanation,
    parent,
    owner,
  }: Pick<ExplanationNode, 'explanation' | 'parent' | 'owner'>): string => {
    const { key, input: path, segment, period, formula } = explanation;
    if (!parent) return titleOf(explanation);
    if (parent.key === key) {
      if (explanation.owner) return explanation.owner.name;
      if (period !== parent.period) return periodOf(explanation);
      if (segment) return span(segment.from, segment.to);
    }
    const item = formula !== undefined && path !== undefined ? itemOf(path, basisOf(owner)) : null;
    if (item && segment && key.startsWith('week')) return t`${item}, Woche ${span(segment.from, segment.to)}`;
    return item ?? nameOf(key);
  };

  /** The assumptions of the analysis are typed; its sums are those of the Chance. */
  const erosionSource = (path: string): string =>
    ['operativeMargin', 'escalationClause', 'yearlyTariffIncrease', 'durationMonths'].some((field) =>
      path.endsWith(field),
    )
      ? t`Annahme der Analyse`
      : t`Summe der regulären Leistungen`;

  const inputSource = (path: string, from: CalculationBasis | null): string => {
    if (path.startsWith('erosion.')) return erosionSource(path);
    if (!from) return t`Summe der regulären Leistungen`;
    const { startDate, endDate } = from.input.contract;
    if (path === 'contract') return t`Vertrag ${span(startDate, endDate)}`;
    if (path.startsWith('parameters.')) return t`Kalkulationsparameter der Leistung`;
    if (path === 'assumedWageRise') return t`Annahme der Leistung`;
    if (path.startsWith('revenue')) return t`Erlösberechnung der Leistung`;
    return itemOf(path, from) ?? t`Stammdaten der Leistung`;
  };

  const rowSource = (row: NonNullable<Explanation['row']>, { input, rows }: CalculationBasis): Source => {
    const key = { tariffs: 'tariff', insurances: 'liabilityInsurance', wages: 'wage' }[row.table] ?? row.table;
    const table = tableNameOf(i18n, key) ?? row.table;
    if (row.activeFrom === undefined) return { kind: 'table', text: t`Tabelle ${table}: keine Zeile, es gilt 0` };
    const day = format.day(row.activeFrom);
    if (row.table === 'socialSecurity' || row.table === 'insurances') {
      return { kind: 'table', text: t`Tabelle ${table}, gültig ab ${day}` };
    }
    const wage = row.table === 'wages' ? rows.wages.find(({ id }) => id === row.id) : undefined;
    if (wage) return { kind: 'table', text: t`Tabelle ${table}, Lohngruppe ${wage.payGroup}, gültig ab ${day}` };
    const province = systemText(i18n, provinceNames[input.province]);
    return {
      kind: 'table',
      text: t`Tabelle ${table}, Zeile ${province}, gültig ab ${day}`,
      rest: restOfRow(row, rows),
    };
  };

  const restOfRow = ({ table, id }: NonNullable<Explanation['row']>, rows: RateBook): string | undefined => {
    const tariff = table === 'tariffs' ? rows.tariffs.find((one) => one.id === id) : undefined;
    if (tariff) {
      const basis =
        tariff.basisForBonusCalculation === 'HOURLYWAGE' ? t`Basis Stundenlohn mit Zulage` : t`Basis Grundlohn`;
      return t`Nacht ${tariff.startNight}–${tariff.endNight} · ${basis}`;
    }
    const step = table === 'vacationDays' ? rows.vacationDays.find((row) => row.id === id) : undefined;
    if (!step) return undefined;
    const years = step.lengthOfEmployment;
    if (years === 0) return t`vom ersten Tag der Beschäftigung an`;
    return t`${plural(years, { one: 'ab # Jahr Betriebszugehörigkeit', other: 'ab # Jahren Betriebszugehörigkeit' })}`;
  };

  const sourceOf = (
    { key, formula, row, input: path, segment }: Explanation,
    owner: ExplanationOwner | null = null,
  ): Source | null => {
    const from = basisOf(owner);
    if (row && from) return rowSource(row, from);
    if (formula !== undefined) return null;
    if (path !== undefined) {
      const text = inputSource(path, from);
      return { kind: 'input', text: segment ? t`${text}, Dienst am ${format.day(segment.from)}` : text };
    }
    if (lines.get(key)?.level === 'law') return { kind: 'law', text: t`Gesetzlich festgelegt` };
    if (key === 'assumedRises') return { kind: 'count', text: t`Gezählt seit der letzten bekannten Zeile` };
    return { kind: 'count', text: t`Gezählt aus Schichten, Kalender und Feiertagen` };
  };

  return { nameOf, titleOf, labelOf, sourceOf };
}
