import type { TariffStepRow } from '@zuschlag/validation/tariff-steps/tariff-steps';
import { provinces } from '@zuschlag/validation/vocabulary';
import type { UnitOfWork } from '../../../context.ts';
import { type RateTables, tablesOf } from '../../configuration/rates/rate-book.ts';
import { readRateRows } from '../../configuration/rates/rate-rows.ts';
import { servicesByIds } from '../../services/replace/replace-services.ts';
import type { StoredService } from '../../services/stored-service.ts';
import type { StoredTariffStep } from '../tariff-steps.store.ts';
import { requireStep } from '../tariff-steps.ts';
import { type ConcernedService, concernedServices } from './effect.store.ts';

/** So many services are calculated in one call, those whose contracts end first; the rest are counted. */
const mostServices = 5_000;
/** Services whose parts are read in one statement. */
const perStatement = 100;

type Place = Pick<ConcernedService, 'organizationId' | 'province'>;
/** What the effect of a tariff step is calculated from. Nothing of it is read again. */
export type StepFacts = {
  step: StoredTariffStep;
  /** the first day of its rows; null without rows */
  from: string | null;
  services: ConcernedService[];
  omitted: number;
  /** rows of a real step that the wage table no longer has, or has with another wage */
  lost: readonly TariffStepRow[];
  inputs: ReadonlyMap<string, StoredService>;
  tables: (place: Place) => { before: RateTables; after: RateTables };
};

/**
 * Reads everything that a tariff step concerns: the tables once, the services in portions.
 *
 * @param chanceId null: all Chances
 * @param most services at most, those whose contracts end first
 * @throws {DomainError} NOT_FOUND
 */
export async function readStepFacts(
  work: UnitOfWork,
  id: string,
  chanceId: string | null,
  most = mostServices,
): Promise<StepFacts> {
  const step = await requireStep(work, id);
  const from = step.rows.map(({ activeFrom }) => activeFrom).sort()[0] ?? null;
  const { mainOrganizationId } = work.actor;
  // The rows of the main organization count for all, so its step concerns all.
  const organizationId = step.organizationId === mainOrganizationId ? null : step.organizationId;
  const found = from
    ? await concernedServices(work, { organizationId, chanceId, from }, most)
    : { services: [], all: 0 };
  const ids = found.services.map((service) => service.id);
  const inputs = new Map<string, StoredService>();
  for (let at = 0; at < ids.length; at += perStatement) {
    for (const stored of await servicesByIds(work, ids.slice(at, at + perStatement))) inputs.set(stored.id, stored);
  }
  const organizationIds = [
    ...new Set([step.organizationId, ...found.services.map((service) => service.organizationId)]),
  ];
  const rows = await readRateRows(work, {
    ...{ organizationIds, provinces, payGroups: 'all', from: '0001-01-01', until: '9999-12-31' },
  });
  const known = new Map<string, { before: RateTables; after: RateTables }>();
  const tables: StepFacts['tables'] = (place) => {
    const key = `${place.organizationId} ${place.province}`;
    const both = known.get(key) ?? bothWays(tablesOf(rows, { mainOrganizationId, ...place }), step, place);
    known.set(key, both);
    return both;
  };
  const ofStep = rows.wages.filter((row) => row.organizationId === step.organizationId);
  return {
    ...{ step, from, services: found.services, omitted: found.all - found.services.length, inputs, tables },
    lost: step.realSince ? step.rows.filter((row) => !ofStep.some((other) => isSameRow(row, other))) : [],
  };
}

type WageOfRow = Pick<TariffStepRow, 'province' | 'payGroup' | 'activeFrom' | 'hourlyWage'>;
const isSameRow = (one: WageOfRow, other: WageOfRow) =>
  one.province === other.province &&
  one.activeFrom === other.activeFrom &&
  one.hourlyWage === other.hourlyWage &&
  one.payGroup.toLowerCase() === other.payGroup.toLowerCase();

/** A draft comes on top of the tables; one that is real is among them already. */
function bothWays(tables: RateTables, step: StoredTariffStep, { organizationId, province }: Place) {
  const isOwn = step.organizationId === organizationId;
  const added = step.rows
    .filter((row) => row.province === 'DE' || row.province === province)
    .map((row) => ({ ...row, isOwn }));
  const placeOf = (row: RateTables['wages'][number]) =>
    [row.isOwn, row.province, row.activeFrom, row.payGroup].join(' ');
  const real = new Set(step.realSince ? added.map(placeOf) : []);
  const before = { ...tables, wages: tables.wages.filter((row) => !real.has(placeOf(row))) };
  return { before, after: { ...before, wages: [...before.wages, ...added] } };
}
