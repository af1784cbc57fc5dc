import type { Car, CarInput } from '@zuschlag/validation/services/car';
import { trpc } from '../../../app/api/trpc.ts';
import { useServiceChanges } from '../service/use-service-changes.ts';
import { useCarKind } from './car-kind.tsx';
import { EquipmentCard, type EquipmentList } from './equipment-card.tsx';
import type { ListCardProps } from './list-card-props.ts';

/** The cars of a permanent service. */
export function CarsCard(props: ListCardProps) {
  const { refreshed } = useServiceChanges();
  const add = trpc.services.addCar.useMutation(refreshed);
  const save = trpc.services.editCar.useMutation(refreshed);
  const remove = trpc.services.removeCar.useMutation(refreshed);
  const serviceId = props.service.id;
  const list: EquipmentList<Car, CarInput> = {
    ...useCarKind(),
    rowsOf: ({ cars }) => cars,
    inputOf: ({ id: _, serviceId: _service, ...car }) => car,
    add: (car) => add.mutateAsync({ serviceId, car }),
    edit: (carId, { output: car, version, base }) => save.mutateAsync({ serviceId, carId, version, base, car }),
    remove: (carId) => remove.mutateAsync({ serviceId, carId }),
  };
  return <EquipmentCard<Car, CarInput> {...props} list={list} />;
}
