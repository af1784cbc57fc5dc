import { useLingui } from '@lingui/react/macro';
import { EmptyState } from '@zuschlag/ui';
import { type Car, type CarInput, carInput } from '@zuschlag/validation/services/car';
import { CarFront } from 'lucide-react';
import { trpc } from '../../../app/api/trpc.ts';
import { useFormat } from '../../../app/preferences/use-format.ts';
import type { Unfilled } from '../../../forms/use-schema-form.ts';
import { useServiceChanges } from '../service/use-service-changes.ts';
import { EquipmentCard, type EquipmentList } from './equipment-card.tsx';
import { useCarFields } from './equipment-fields.ts';
import type { ListCardProps } from './list-card-props.ts';

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

/** The cars of a permanent service. */
export function CarsCard(props: ListCardProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { refreshed } = useServiceChanges();
  const add = trpc.services.addCar.useMutation(refreshed);
  const save = trpc.services.editCar.useMutation(refreshed);
  const remove = trpc.services.removeCar.useMutation(refreshed);
  const serviceId = props.service.id;
  const nameOf = ({ quantity, netValue }: Car) => `${format.number(quantity)} × ${format.euro(netValue)}`;
  const list: EquipmentList<Car, CarInput> = {
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
    fields: useCarFields(),
    nameOf,
    rowsOf: ({ cars }) => cars,
    inputOf: ({ id: _, serviceId: _service, ...car }) => car,
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
            <span className="block">{t`${format.number(car.consumption, 2)} l/100 km`}</span>
            <span className="block text-12 text-ink-3">{t`${format.amount(car.fuelPrice)} / l`}</span>
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
    add: (car) => add.mutateAsync({ serviceId, car }),
    edit: (carId, { output: car, version, base }) => save.mutateAsync({ serviceId, carId, version, base, car }),
    remove: (carId) => remove.mutateAsync({ serviceId, carId }),
  };
  return <EquipmentCard<Car, CarInput> {...props} list={list} />;
}
