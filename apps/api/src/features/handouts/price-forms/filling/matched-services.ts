import { type FormCell, namesInForm, servicesOfForm } from '@zuschlag/validation/handouts/price-forms/figures';
import type { StoredChance } from '../../../chance/stored-chance.ts';

/** The services of a Chance that have the names that a template knows; the others are for the caller to choose. */
export function matchedServices(
  { services }: Pick<StoredChance, 'services'>,
  cells: readonly FormCell[],
): { name: string; serviceId: string }[] {
  const key = (name: string) => name.trim().toLowerCase();
  const byName = new Map(namesInForm(services).map(({ id, name }) => [key(name), id]));
  return servicesOfForm(cells).flatMap((name) => {
    const serviceId = byName.get(key(name));
    return serviceId ? [{ name, serviceId }] : [];
  });
}
