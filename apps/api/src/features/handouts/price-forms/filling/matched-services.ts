import { type FormCell, namesInForm, servicesOfForm } from '@zuschlag/validation/handouts/price-forms/figures';
import type { StoredChance } from '../../../chance/stored-chance.ts';

/**
 * The services of a Chance that have the names that a template knows; the others are for the caller to choose. A name in
 * other letters counts only when one service has it: which of two is meant no name says.
 */
export function matchedServices(
  { services }: Pick<StoredChance, 'services'>,
  cells: readonly FormCell[],
): { name: string; serviceId: string }[] {
  const named = namesInForm(services);
  const plain = (name: string) => name.trim().toLowerCase();
  const byName = Map.groupBy(named, ({ name }) => name);
  const byPlainName = Map.groupBy(named, ({ name }) => plain(name));
  return servicesOfForm(cells).flatMap((name) => {
    const [found, ...others] = byName.get(name) ?? byPlainName.get(plain(name)) ?? [];
    return found && others.length === 0 ? [{ name, serviceId: found.id }] : [];
  });
}
