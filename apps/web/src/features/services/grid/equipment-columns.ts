import type { GridKind } from '../../../tables/grid/grid-column.ts';
import { numberColumn, textColumn } from './columns.ts';

const pieces = { width: 5 };

/** The cars of a permanent service as rows. */
export const carKind: GridKind = {
  emptyCells: { quantity: '1' },
  columns: [
    numberColumn({ id: 'quantity', headings: ['anzahl', 'stück', 'menge', 'quantity', 'number', 'cars'] }, pieces),
    numberColumn(
      {
        id: 'netValue',
        headings: [
          'nettowert je fahrzeug',
          'nettowert €',
          'nettowert',
          'kaufpreis',
          'preis',
          'anschaffung',
          'anschaffungskosten',
          'anschaffungspreis',
          'anschaffungswert',
          'net value',
          'price',
        ],
      },
      { unit: '€', width: 9 },
    ),
    numberColumn(
      {
        id: 'runtime',
        headings: ['abschreibung', 'abschreibung monate', 'laufzeit', 'monate', 'depreciation', 'months', 'runtime'],
      },
      { unit: 'Monate', width: 6 },
    ),
    numberColumn(
      {
        id: 'yearlyKilometers',
        headings: ['fahrleistung', 'km', 'kilometer', 'km/jahr', 'km pro jahr', 'mileage', 'km/year'],
      },
      { unit: 'km' },
    ),
    numberColumn(
      {
        id: 'consumption',
        headings: ['verbrauch', 'l/100 km', 'verbrauch l/100 km', 'l/100km', 'consumption'],
      },
      { unit: 'L/100 km' },
    ),
    numberColumn(
      {
        id: 'fuelPrice',
        headings: ['kraftstoffpreis', '€/l', 'kraftstoff', 'spritpreis', 'fuel price', 'fuel'],
      },
      { unit: '€/L', width: 6, places: 4 },
    ),
    numberColumn(
      {
        id: 'repairPerKilometer',
        headings: ['reparatur €/km', 'reparatur je km', 'reparatur', 'repair', 'repair per km'],
      },
      { unit: '€/km', places: 4 },
    ),
    numberColumn(
      {
        id: 'yearlyInsurance',
        headings: ['versicherung €/jahr', 'versicherung', 'insurance', 'versicherung im jahr'],
      },
      { unit: '€/Jahr' },
    ),
    numberColumn(
      {
        id: 'yearlyTax',
        headings: ['steuer €/jahr', 'kfz-steuer', 'tax', 'steuer'],
      },
      { unit: '€/Jahr' },
    ),
  ],
};

/** The purchases of a permanent service as rows. */
export const purchaseKind: GridKind = {
  emptyCells: { quantity: '1' },
  columns: [
    textColumn({
      id: 'name',
      headings: [
        'bezeichnung',
        'artikel',
        'gegenstand',
        'name',
        'item',
        'anschaffung',
        'was',
        'ausrüstung',
        'equipment',
        'position',
      ],
    }),
    numberColumn({ id: 'quantity', headings: ['anzahl', 'stück', 'menge', 'quantity', 'number', 'pieces'] }, pieces),
    numberColumn(
      {
        id: 'purchaseCost',
        headings: [
          'anschaffung je stück',
          '€ je stück',
          'anschaffung',
          'anschaffungskosten',
          'anschaffungspreis',
          'anschaffungswert',
          'preis',
          'einzelpreis',
          'kaufpreis',
          'kosten',
          'stückpreis',
          'price',
          'unit price',
          'cost',
        ],
      },
      { unit: '€', width: 9 },
    ),
    numberColumn(
      {
        id: 'monthsDepreciation',
        headings: ['abschreibung', 'abschreibung monate', 'nutzungsdauer', 'monate', 'depreciation', 'months'],
      },
      { unit: 'Monate', width: 6 },
    ),
    numberColumn(
      {
        id: 'yearlyMaintenance',
        headings: ['wartung je stück', 'wartung €/jahr', 'wartung', 'maintenance'],
      },
      { unit: '€/Jahr' },
    ),
    numberColumn(
      {
        id: 'yearlyRepair',
        headings: ['reparatur je stück', 'reparatur €/jahr', 'reparatur', 'repair', 'repairs'],
      },
      { unit: '€/Jahr' },
    ),
    numberColumn(
      {
        id: 'yearlyAdditionals',
        headings: [
          'sonstiges je stück',
          'sonstiges €/jahr',
          'sonstiges',
          'other',
          'sonstige kosten',
          'additional',
          'extras',
        ],
      },
      { unit: '€/Jahr' },
    ),
  ],
};
