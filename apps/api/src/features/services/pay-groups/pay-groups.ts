import { type WageRow, wageStretches } from '@zuschlag/calc-engine/rates/wage-row';
import type { PayGroup, PayGroupsInput } from '@zuschlag/validation/organizations/pay-groups';
import type { Province } from '@zuschlag/validation/vocabulary';
import type { UnitOfWork } from '../../../context.ts';
import { DomainError } from '../../../errors.ts';
import { requireChance } from '../../chance/find-chance.ts';
import { biddersOf } from '../service/load-service.ts';
import { provincesOfServices } from '../services.store.ts';
import { knowsWagesOf, wageTablesOf } from '../wages/wage-table.ts';
import { type UsedPayGroup, usedPayGroups } from './pay-groups.store.ts';

/**
 * The pay groups that an organization used in a federal state and those of its wage table, as proposals for a new wage.
 * Users of other organizations than this and the main organization get those of the Chance only, without the table.
 *
 * @throws {DomainError} NOT_FOUND, also for an organization that neither bids on the Chance nor has services in it
 */
export async function readPayGroups(
  work: UnitOfWork,
  { chanceId, operationalOrganizationId, province }: PayGroupsInput,
): Promise<{ groups: PayGroup[] }> {
  const chance = await requireChance(work, chanceId);
  if (!biddersOf(chance).has(operationalOrganizationId)) {
    const places = await provincesOfServices(work, chance.id, operationalOrganizationId);
    if (places.length === 0) throw new DomainError('NOT_FOUND');
  }
  const within = knowsWagesOf(work.actor, operationalOrganizationId) ? null : chance.id;
  const used = await usedPayGroups(work, [operationalOrganizationId], { chanceId: chance.id, within });
  const here = used.filter((group) => group.province === province);
  const table = (await wageTablesOf(work, [operationalOrganizationId]))(operationalOrganizationId);
  const usedBy = Map.groupBy(here, ({ name }) => name.toLowerCase());
  const inTable = new Map(table.map(({ payGroup }) => [payGroup.toLowerCase(), payGroup]));
  const groups = [...new Set([...usedBy.keys(), ...inTable.keys()])].flatMap((label): PayGroup[] => {
    const same = usedBy.get(label) ?? [];
    const [own] = same.toSorted((one, other) => Number(one.isKnown) - Number(other.isKnown));
    const name = inTable.get(label) ?? own?.name ?? label;
    const wages = wagesInContract(table, { payGroup: name, province }, chance);
    const [first] = wages;
    const hourlyWage =
      first && first.from <= chance.startDate ? first.hourlyWage : (own?.hourlyWage ?? first?.hourlyWage);
    if (hourlyWage === undefined) return [];
    const isKnown = same.some((group) => group.isKnown);
    return [{ name, hourlyWage, lastWage: own?.hourlyWage ?? null, isKnown, table: wages }];
  });
  return { groups: groups.toSorted((one, other) => one.hourlyWage - other.hourlyWage) };
}

function wagesInContract(
  table: readonly WageRow[],
  of: { payGroup: string; province: Province },
  contract: { startDate: string; endDate: string },
): PayGroup['table'] {
  return wageStretches(table, of, contract).map(({ from, row }) => {
    const { hourlyWage, activeFrom, isOwn, province } = row;
    return { from, hourlyWage, activeFrom, isOwn, province };
  });
}

/** The lowest pay group that other Chances made known of each organization, for the organizations whose wages the actor knows. */
export async function lowestPayGroups(
  work: UnitOfWork,
  chanceId: string,
  organizationIds: readonly number[],
): Promise<(organizationId: number, province: Province | null) => UsedPayGroup | null> {
  const open = organizationIds.filter((id) => knowsWagesOf(work.actor, id));
  const used = open.length === 0 ? [] : await usedPayGroups(work, open, { chanceId, within: null });
  const known = used
    .filter(({ isKnown }) => isKnown)
    .toSorted((one, other) => one.hourlyWage - other.hourlyWage || one.name.localeCompare(other.name));
  return (organizationId, province) =>
    known.find((group) => group.operationalOrganizationId === organizationId && group.province === province) ?? null;
}
