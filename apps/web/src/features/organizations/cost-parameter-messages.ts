import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CostParameters } from '@zuschlag/validation/organizations/organizations';

export type CostParameter = {
  name: keyof CostParameters;
  label: MessageDescriptor;
  /** what it does in the calculation, in one sentence */
  effect: MessageDescriptor;
  unit: MessageDescriptor;
  /** `share` is held as a fraction and shown as percent, `count` is whole, `amount` is euros */
  kind: 'share' | 'count' | 'amount';
  /** places shown of an amount */
  places?: number;
};

export type CostParameterGroup = { id: string; title: MessageDescriptor; parameters: readonly CostParameter[] };

/** The cost parameters in the groups one thinks of them in. What they do: docs/calculation.md. */
export const costParameterGroups: readonly CostParameterGroup[] = [
  {
    id: 'time',
    title: msg`Arbeitszeit und Ausfall`,
    parameters: [
      {
        name: 'averageHoursWorkedPerMonth',
        label: msg`Bezahlte Stunden je Monat`,
        effect: msg`Stunden einer Vollzeitkraft im Monat. Grundlage aller Kosten je Vollzeitkraft.`,
        unit: msg`h`,
        kind: 'count',
      },
      {
        name: 'sickDays',
        label: msg`Krankheitstage`,
        effect: msg`Bezahlte Krankheitstage je Kraft. Sie verringern die Anwesenheitstage.`,
        unit: msg`Tage/Jahr`,
        kind: 'count',
      },
      {
        name: 'trainingDays',
        label: msg`Schulungstage`,
        effect: msg`Bezahlte Schulungstage ohne Zuschläge. Sie verringern die Anwesenheitstage.`,
        unit: msg`Tage/Jahr`,
        kind: 'count',
      },
      {
        name: 'averageLengthOfEmployment',
        label: msg`Betriebszugehörigkeit`,
        effect: msg`Bestimmt die Stufe der Urlaubstage aus der Tabelle.`,
        unit: msg`Jahre`,
        kind: 'count',
      },
      {
        name: 'employeeFluctuation',
        label: msg`Fluktuation`,
        effect: msg`Anteil der Kräfte, der jedes Jahr ersetzt und neu eingewiesen wird.`,
        unit: msg`%`,
        kind: 'share',
      },
    ],
  },
  {
    id: 'head',
    title: msg`Kosten je Kopf und Jahr`,
    parameters: [
      {
        name: 'yearlyTrainingCosts',
        label: msg`Schulungsgebühren`,
        effect: msg`Kursgebühren, zum Beispiel nach § 34a GewO, je Vollzeitkraft.`,
        unit: msg`€/Jahr`,
        kind: 'amount',
      },
      {
        name: 'yearlyUniformCosts',
        label: msg`Dienstkleidung`,
        effect: msg`Anschaffung und Reinigung je Vollzeitkraft.`,
        unit: msg`€/Jahr`,
        kind: 'amount',
      },
      {
        name: 'otherMaterialCosts',
        label: msg`Sonstiges Material`,
        effect: msg`Ausrüstung wie Funk, Lampen und Schlüssel je Vollzeitkraft.`,
        unit: msg`€/Jahr`,
        kind: 'amount',
      },
    ],
  },
  {
    id: 'mobile',
    title: msg`Nur mobile Leistungen`,
    parameters: [
      {
        name: 'carCostsPerMinute',
        label: msg`Fahrzeugkosten`,
        effect: msg`Für jede Minute eines Besuchs samt Fahrt, zusätzlich zum Lohn.`,
        unit: msg`€/min`,
        kind: 'amount',
        places: 4,
      },
      {
        name: 'otherCostsPerMinute',
        label: msg`Sonstige Kosten`,
        effect: msg`Material, das mit der Dauer der Besuche wächst.`,
        unit: msg`€/min`,
        kind: 'amount',
        places: 4,
      },
    ],
  },
  {
    id: 'overheads',
    title: msg`Gemeinkosten und Wagnis`,
    parameters: [
      {
        name: 'overheadsShare',
        label: msg`Gemeinkosten auf die Kosten`,
        effect: msg`Verwaltung und Leitung. Der Preis bleibt; gezeigt wird, was vom Deckungsbeitrag übrig ist. Alle vier Werte 0: aus.`,
        unit: msg`%`,
        kind: 'share',
      },
      {
        name: 'overheadsPerHour',
        label: msg`Gemeinkosten je Stunde`,
        effect: msg`Je Leistungsstunde, zusätzlich zum Anteil.`,
        unit: msg`€/h`,
        kind: 'amount',
        places: 4,
      },
      {
        name: 'riskShare',
        label: msg`Wagnis auf Kosten und Gemeinkosten`,
        effect: msg`Anteil an der Summe aus Kosten und Gemeinkosten.`,
        unit: msg`%`,
        kind: 'share',
      },
      {
        name: 'riskPerHour',
        label: msg`Wagnis je Stunde`,
        effect: msg`Je Leistungsstunde, zusätzlich zum Anteil.`,
        unit: msg`€/h`,
        kind: 'amount',
        places: 4,
      },
    ],
  },
];
