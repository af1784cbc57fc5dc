import { msg } from '@lingui/core/macro';
import type { Service } from '@zuschlag/validation/services/service';
import { type TariffPeriod, tariffPeriods } from '@zuschlag/validation/vocabulary';
import { periodMessages } from '../../chance/price/cost-line-messages.ts';
import { paidWageOf } from '../wages/paid-wage.ts';
import type { ComparedValue, ComparisonGroup, ComparisonRow, ValueKind } from './comparison.ts';
import { costParameterRows } from './cost-parameter-rows.ts';
import type { BlockFigure } from './figures/figure-lines.ts';

const figure = (
  id: string,
  label: ComparisonRow['label'],
  kind: ValueKind,
  read: ComparisonRow['read'],
  opens: BlockFigure,
): ComparisonRow => ({ id, label, kind, isInput: false, read, opens });

/** A line of the costing sheet over the whole contract, unless it says otherwise. */
const sheet = (
  key: string,
  kind: BlockFigure['kind'],
  type: BlockFigure['type'] = 'cumulated',
  span: BlockFigure['span'] = 'contract',
): BlockFigure => ({ key, kind, type, span });

const input = (
  id: string,
  label: ComparisonRow['label'],
  kind: ValueKind,
  read: ComparisonRow['read'],
): ComparisonRow => ({ id, label, kind, isInput: true, read });

/** A value that only permanent services have. */
const ofPermanent = (read: (service: Service) => ComparedValue) => (service: Service) =>
  service.type === 'PERMANENT' ? read(service) : null;

const costsOf = ({ costDetails }: Service) => costDetails.find(({ type }) => type === 'cumulated') ?? null;

const ratesMessages: Record<TariffPeriod, ComparisonRow['label']> = {
  day: msg`Stundensatz Tag`,
  night: msg`Stundensatz Nacht`,
  sunday: msg`Stundensatz Sonntag`,
  sundayNight: msg`Stundensatz Sonntag Nacht`,
  holiday: msg`Stundensatz Feiertag`,
  holidayNight: msg`Stundensatz Feiertag Nacht`,
};
const surchargeMessages: Record<Exclude<TariffPeriod, 'day'>, ComparisonRow['label']> = {
  night: msg`Aufschlag Nacht`,
  sunday: msg`Aufschlag Sonntag`,
  sundayNight: msg`Aufschlag Sonntag Nacht`,
  holiday: msg`Aufschlag Feiertag`,
  holidayNight: msg`Aufschlag Feiertag Nacht`,
};

/** What stands side by side, in the order of the page. */
export const comparisonGroups: readonly ComparisonGroup[] = [
  {
    id: 'price',
    label: msg`Preis`,
    rows: [
      figure('revenue', msg`Umsatz`, 'euro', ({ revenue }) => revenue, sheet('revenue', 'amount')),
      figure('cost', msg`Kosten`, 'euro', ({ totalCost }) => totalCost, sheet('totalCosts', 'amount')),
      figure(
        'profit',
        msg`Deckungsbeitrag`,
        'euro',
        ({ pricing }) => pricing?.profit ?? null,
        sheet('profit', 'amount'),
      ),
      figure(
        'totalMargin',
        msg`Marge`,
        'ratio',
        ({ pricing }) => pricing?.totalMargin ?? null,
        sheet('totalMargin', 'ratio'),
      ),
      figure('surcharge', msg`Aufschlag`, 'ratio', ({ surcharge }) => surcharge, sheet('surcharge', 'ratio')),
      figure(
        'monthly',
        msg`Umsatz im Monat`,
        'euro',
        ({ pricing }) => pricing?.monthlyRevenue ?? null,
        sheet('revenue', 'amount', 'cumulated', 'month'),
      ),
      figure('hours', msg`Stunden`, 'minutesAsHours', ({ minutesTotal }) => minutesTotal, sheet('minutes', 'time')),
      figure(
        'pricePerHour',
        msg`Preis je Stunde`,
        'eurosPerHour',
        ({ pricing }) => pricing?.pricePerHour ?? null,
        sheet('pricePerHour', 'hourly'),
      ),
      figure(
        'costPerHour',
        msg`Kosten je Stunde`,
        'eurosPerHour',
        ({ totalCost, minutesTotal }) => (totalCost === null || !minutesTotal ? null : totalCost / (minutesTotal / 60)),
        sheet('costPerHour', 'hourly'),
      ),
      figure(
        'overheads',
        msg`Gemeinkosten`,
        'euro',
        ({ profitAfterOverheads }) => profitAfterOverheads?.overheads.amount ?? null,
        sheet('overheads', 'amount'),
      ),
      figure(
        'risk',
        msg`Wagnis`,
        'euro',
        ({ profitAfterOverheads }) => profitAfterOverheads?.risk.amount ?? null,
        sheet('risk', 'amount'),
      ),
      figure(
        'netProfit',
        msg`Gewinn`,
        'euro',
        ({ profitAfterOverheads }) => profitAfterOverheads?.profit.amount ?? null,
        sheet('netProfit', 'amount'),
      ),
      figure(
        'netMargin',
        msg`Gewinn vom Umsatz`,
        'ratio',
        ({ profitAfterOverheads }) => profitAfterOverheads?.profit.ofRevenue ?? null,
        sheet('netMargin', 'ratio'),
      ),
    ],
  },
  {
    id: 'prices',
    label: msg`Preis je Stunde nach Zeitart`,
    rows: tariffPeriods.map((period) =>
      figure(
        `price ${period}`,
        periodMessages[period],
        'eurosPerHour',
        ({ pricing }) => pricing?.priceDetails.find(({ type }) => type === period)?.pricePerHour ?? null,
        sheet('pricePerHour', 'hourly', period),
      ),
    ),
  },
  {
    id: 'minutes',
    label: msg`Stunden nach Zeitart`,
    rows: tariffPeriods.map((period) =>
      figure(
        `hours ${period}`,
        periodMessages[period],
        'minutesAsHours',
        ({ minutesPerTariff }) => {
          const minutes = minutesPerTariff.find(({ type }) => type === period)?.minutes ?? 0;
          return minutes === 0 ? null : minutes;
        },
        sheet('minutes', 'time', period),
      ),
    ),
  },
  {
    id: 'costs',
    label: msg`Kosten`,
    rows: [
      figure(
        'pay',
        msg`Personalkosten`,
        'euro',
        (service) => costsOf(service)?.payCosts.totalPayCosts ?? null,
        sheet('totalPayCosts', 'amount'),
      ),
      figure(
        'material',
        msg`Sachkosten`,
        'euro',
        (service) => costsOf(service)?.materialCosts.totalMaterialCosts ?? null,
        sheet('totalMaterialCosts', 'amount'),
      ),
      figure(
        'special',
        msg`Sonderkosten`,
        'euro',
        (service) => costsOf(service)?.specialCosts.totalSpecialCosts ?? null,
        sheet('totalSpecialCosts', 'amount'),
      ),
      figure(
        'subcontractors',
        msg`Nachunternehmer`,
        'euro',
        (service) => costsOf(service)?.subcontractorCosts || null,
        sheet('subcontractorCosts', 'amount'),
      ),
      figure(
        'heads',
        msg`Kräfte auf dem Dienstplan`,
        'heads',
        (service) => costsOf(service)?.payCosts.employeeCount ?? null,
        sheet('employeeCount', 'heads'),
      ),
      figure(
        'reserve',
        msg`Reserve für Ausfall`,
        'heads',
        (service) => costsOf(service)?.payCosts.reserveEmployeeCount ?? null,
        sheet('reserveEmployeeCount', 'heads'),
      ),
    ],
  },
  {
    id: 'service',
    label: msg`Leistung`,
    rows: [
      input('payGroup', msg`Lohngruppe`, 'text', ({ payGroup }) => payGroup),
      input('hourlyWage', msg`Stundenlohn`, 'enteredPerHour', paidWageOf),
      input('allowance', msg`Zulage`, 'enteredPerHour', ({ nonTariffAllowance }) => nonTariffAllowance),
      input('briefing', msg`Einweisung je Kraft`, 'hours', ({ hoursBriefingPerEmployee }) => hoursBriefingPerEmployee),
      input(
        'transferred',
        msg`Übernommene Kräfte`,
        'share',
        ofPermanent(({ transferredEmployeePercentage }) => transferredEmployeePercentage),
      ),
      input(
        'heads',
        msg`Köpfe für Einweisung und Ausstattung`,
        'heads',
        ofPermanent(({ heads }) => heads?.heads ?? null),
      ),
      input(
        'pause',
        msg`Pausen werden bezahlt`,
        'flag',
        ofPermanent(({ pauseIncluded }) => pauseIncluded),
      ),
      input(
        'subcontractorRate',
        msg`Stundensatz Nachunternehmer`,
        'enteredPerHour',
        (service) => service.subcontractorHourlyRate,
      ),
      input('travelTime', msg`Fahrzeit je Besuch`, 'minutes', ({ travelTime }) => travelTime),
      input('additional', msg`Zusätzliche Leistung`, 'flag', ({ additional }) => additional),
      input('site', msg`Standort`, 'text', ({ site }) => (site ? `${site.name}, ${site.city}` : null)),
    ],
  },
  {
    id: 'agreed',
    label: msg`Erlösberechnung`,
    rows: [
      input(
        'revenueType',
        msg`Art der Berechnung`,
        'revenueType',
        ({ revenueCalculationType }) => revenueCalculationType,
      ),
      input('margin', msg`Vereinbarte Marge`, 'share', ({ revenueCalculationType, margin }) =>
        revenueCalculationType === 'Margin' ? margin : null,
      ),
      input('flatRate', msg`Pauschale für den Vertrag`, 'enteredEuros', ({ flatRate }) => flatRate),
      ...tariffPeriods.map((period) =>
        input(
          `rate ${period}`,
          ratesMessages[period],
          'enteredPerHour',
          ({ hourlyRateAbsolute, hourlyRateRelative }) =>
            hourlyRateAbsolute?.[period] ?? (period === 'day' ? (hourlyRateRelative?.day ?? null) : null),
        ),
      ),
      ...tariffPeriods
        .filter((period) => period !== 'day')
        .map((period) =>
          input(
            `surcharge ${period}`,
            surchargeMessages[period],
            'share',
            ({ hourlyRateRelative }) => hourlyRateRelative?.[period] ?? null,
          ),
        ),
    ],
  },
  { id: 'parameters', label: msg`Kalkulationsparameter`, rows: costParameterRows },
];
