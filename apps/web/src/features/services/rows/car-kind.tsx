import { useLingui } from '@lingui/react/macro';
import { EmptyState } from '@zuschlag/ui';
import { type CarInput, carInput } from '@zuschlag/validation/services/car';
import { CarFront } from 'lucide-react';
import { useFormat } from '../../../app/preferences/use-format.ts';
import type { Unfilled } from '../../../forms/use-schema-form.ts';
import type { EquipmentKind } from './equipment-card.tsx';
import { useCarFields } from './equipment-fields.ts';

const emptyCar: Unfilled<CarInput> = {
  quantity: 1,
  netValue: null,
  runtime: 48,
  yearlyInsurance: null,
  yearlyTax: null,
  yearlyKilometers: null,
  consumption: null,
  fuelPrice: null,
  repairPerKilometer: null,
};

/** The list of cars, whether its service is stored or not. */
export function useCarKind(): EquipmentKind<CarInput> {
  const { t } = useLingui();
  const format = useFormat();
  const fields = useCarFields();
  const nameOf = ({ quantity, netValue }: CarInput) => `${format.number(quantity)} × ${format.euro(netValue)}`;
  return {
    thing: 'car',
    title: t`Fahrzeuge`,
    addLabel: t`Fahrzeug`,
    words: {
      add: t`Fahrzeug hinzufügen`,
      added: t`Das Fahrzeug ist hinzugefügt.`,
      edit: t`Fahrzeug ändern`,
      edited: t`Das Fahrzeug ist geändert.`,
      gone: t`Dieses Fahrzeug wurde inzwischen entfernt.`,
      removed: t`Das Fahrzeug ist entfernt.`,
    },
    empty: (
      <EmptyState
        icon={<CarFront />}
        title={t`Noch keine Fahrzeuge`}
        text={t`Abschreibung, Kraftstoff, Reparatur, Versicherung und Steuer zählen in die Kosten der Leistung.`}
      />
    ),
    schema: carInput,
    emptyValues: emptyCar,
    fields,
    nameOf,
    columns: [
      { id: 'name', header: t`Fahrzeug`, cell: nameOf },
      {
        id: 'runtime',
        header: t`Abschreibung`,
        align: 'end',
        cell: ({ runtime }) => t`${format.number(runtime)} Monate`,
      },
      { id: 'km', header: t`km/Jahr`, align: 'end', cell: (car) => format.number(car.yearlyKilometers, 0) },
      {
        id: 'consumption',
        header: t`Verbrauch`,
        align: 'end',
        cell: (car) => (
          <span className="block whitespace-nowrap leading-4">
            <span className="block">{t`${format.number(car.consumption, 2)} L/100 km`}</span>
            <span className="block text-12 text-ink-3">{t`${format.amount(car.fuelPrice)} / L`}</span>
          </span>
        ),
      },
      {
        id: 'repair',
        header: t`Reparatur`,
        align: 'end',
        cell: (car) => t`${format.amount(car.repairPerKilometer)} / km`,
      },
      {
        id: 'fixed',
        header: t`Versicherung + Steuer`,
        align: 'end',
        cell: (car) => t`${format.euro(car.yearlyInsurance + car.yearlyTax)}/Jahr`,
      },
    ],
  };
}
