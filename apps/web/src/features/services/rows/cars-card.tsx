import { useLingui } from '@lingui/react/macro';
import { EmptyState, toasts } from '@zuschlag/ui';
import { type Car, type CarInput, carInput } from '@zuschlag/validation/services/car';
import type { Service } from '@zuschlag/validation/services/service';
import { CarFront } from 'lucide-react';
import { useRef } from 'react';
import { trpc } from '../../../app/api/trpc.ts';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { useEditForm } from '../../../forms/edit/use-edit-form.ts';
import type { Unfilled } from '../../../forms/use-schema-form.ts';
import { useServiceChanges } from '../service/use-service-changes.ts';
import { EditRowDialog } from './edit-row-dialog.tsx';
import { useCarFields } from './equipment-fields.ts';
import type { ListCardProps } from './list-card-props.ts';
import { NumberFields } from './number-fields.tsx';
import { RowForm } from './row-form.tsx';
import { RowsCard } from './rows-card.tsx';
import { useRowFields } from './use-row-fields.ts';

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
export function CarsCard({ service, isGone, lockedReason, changeNote, detailOf, cost }: ListCardProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { refreshed, orSay } = useServiceChanges();
  const add = trpc.services.addCar.useMutation(refreshed);
  const remove = trpc.services.removeCar.useMutation(refreshed);
  const fields = useCarFields();
  const serviceId = service.id;
  const nameOf = ({ quantity, netValue }: Car) => `${format.number(quantity)} × ${format.euro(netValue)}`;
  const say = (message: string, after: Service) => {
    const text = detailOf(after);
    toasts.success(message, text === undefined ? {} : { text });
  };
  return (
    <RowsCard<Car>
      title={t`Fahrzeuge`}
      addLabel={t`Fahrzeug`}
      rows={service.cars}
      nameOf={nameOf}
      lockedReason={lockedReason}
      changeNote={changeNote}
      folded={{ aside: cost === null ? null : format.euro(cost) }}
      empty={
        <EmptyState
          icon={<CarFront />}
          title={t`Noch keine Fahrzeuge`}
          text={t`Abschreibung, Kraftstoff, Reparatur, Versicherung und Steuer zählen in die Kosten der Leistung.`}
        />
      }
      columns={[
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
      ]}
      renderAdd={(onClose) => (
        <RowForm<CarInput, CarInput>
          title={t`Fahrzeug hinzufügen`}
          schema={carInput}
          values={emptyCar}
          thing="car"
          draftKey={`new-car-${serviceId}`}
          note={changeNote}
          onSubmit={async (car) => say(t`Das Fahrzeug ist hinzugefügt.`, await add.mutateAsync({ serviceId, car }))}
          onClose={onClose}
        >
          {({ control }) => <NumberFields control={control} fields={fields} />}
        </RowForm>
      )}
      renderEdit={({ id }, onClose) => (
        <EditCar {...{ service, isGone, lockedReason, changeNote, detailOf, onClose }} carId={id} />
      )}
      onRemove={async ({ id: carId }) =>
        say(t`Das Fahrzeug ist entfernt.`, await orSay(remove.mutateAsync({ serviceId, carId })))
      }
    />
  );
}

function EditCar({
  service,
  isGone,
  carId,
  lockedReason,
  changeNote,
  detailOf,
  onClose,
}: Omit<ListCardProps, 'cost'> & { carId: string; onClose: () => void }) {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  const { refreshed } = useServiceChanges();
  const save = trpc.services.editCar.useMutation(refreshed);
  const fields = useCarFields();
  const serviceId = service.id;
  const detail = useRef<string | undefined>(undefined);
  const edit = useEditForm<CarInput, CarInput>({
    showsFailure: true,
    ...useRowFields('car', fields),
    id: carId,
    stored: isGone ? null : snapshotOf(service, carId),
    schema: carInput,
    save: async ({ output: car, version, base }) => {
      const saved = await save.mutateAsync({ serviceId, carId, version, base, car });
      detail.current = detailOf(saved);
      return snapshotOf(saved, carId) ?? { values: car, version: saved.version };
    },
    refresh: () => utils.services.byId.invalidate({ serviceId }),
    savedMessage: t`Das Fahrzeug ist geändert.`,
    savedDetail: () => detail.current,
    onSaved: onClose,
  });
  return (
    <EditRowDialog
      title={t`Fahrzeug ändern`}
      goneTitle={t`Dieses Fahrzeug wurde inzwischen entfernt.`}
      {...{ edit, lockedReason, onClose }}
    >
      {changeNote}
      <NumberFields control={edit.form.control} fields={fields} />
    </EditRowDialog>
  );
}

function snapshotOf({ cars, version }: Service, carId: string) {
  const found = cars.find(({ id }) => id === carId);
  if (!found) return null;
  const { id: _, serviceId: _service, ...values } = found;
  return { values, version };
}
