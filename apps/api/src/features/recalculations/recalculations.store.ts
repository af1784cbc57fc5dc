import { Prisma } from '@zuschlag/db/generated/client';
import type { RecalculationStep } from '@zuschlag/validation/recalculations/progress';
import type {
  CutPart,
  FailedService,
  RecalculationCause,
  RecalculationState,
} from '@zuschlag/validation/recalculations/recalculations';
import type { Actor, UserActor } from '../../actor.ts';
import type { TenantDb } from '../../context.ts';
import { isUuid } from '../../database/uuid.ts';
import { notesOfRuns } from '../chance/recalculating.ts';
import type { Replacement } from '../services/replace/replace-services.ts';

export type NewRun = {
  chanceId: string;
  cause: RecalculationCause;
  /** null: the contract stays */
  contract: { startDate: string; endDate: string } | null;
  /** empty: all */
  organizationIds: readonly number[];
  /** of those organizations; left out: all */
  serviceIds?: readonly string[];
  /** services it will calculate */
  total: number;
  /** the Chance whose services it copies first; left out, it copies none */
  copiesFromId?: string;
};

/** Starts runs, notes them on their Chances and adds the jobs that do them, in one statement. */
export async function insertRuns(tenant: TenantDb<UserActor>, runs: readonly NewRun[], watchAt: Date): Promise<void> {
  const {
    actor: { mainOrganizationId, userId },
    db,
  } = tenant;
  const rows = runs.map(({ contract, ...run }) => ({
    serviceIds: [],
    ...run,
    ...(contract ?? { startDate: null, endDate: null }),
  }));
  await db.$executeRaw`
    with started as (
      insert into recalculation (id, "mainOrganizationId", "chanceId", "userId", "startDate", "endDate",
        "organizationIds", "serviceIds", cause, total, "copiesFromId")
      select gen_random_uuid(), ${mainOrganizationId}::int, "chanceId", ${userId}::int, "startDate", "endDate",
        array(select jsonb_array_elements_text("organizationIds")::int),
        array(select jsonb_array_elements_text("serviceIds")::uuid), cause, total, "copiesFromId"
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as run ("chanceId" uuid, "startDate" date,
        "endDate" date, "organizationIds" jsonb, "serviceIds" jsonb, cause text, total int, "copiesFromId" uuid)
      returning id, "chanceId", total
    ), noted as (${notesOfRuns(
      tenant,
      Prisma.sql`
        select "chanceId", jsonb_build_object('id', id, 'step', 'loading', 'done', 0, 'total', total) as run from started`,
    )})
    select ${jobOfRun(mainOrganizationId)} from (select id::text from started) as run,
      jsonb_array_elements_text(${JSON.stringify([null, watchAt])}::jsonb) as moment`;
}

function jobOfRun(mainOrganizationId: number): Prisma.Sql {
  return Prisma.sql`
    app_add_job('recalculate', json_build_object('recalculationId', id, 'mainOrganizationId', ${mainOrganizationId}::int),
      'recalculate ' || id || case when moment is null then '' else ' watch' end, moment::timestamptz)`;
}

/** Adds the jobs of runs: at once, or at a moment at which another process takes the run over if it stands still. */
export async function addRunJobs(
  { actor: { mainOrganizationId }, db }: { actor: Pick<Actor, 'mainOrganizationId'>; db: TenantDb['db'] },
  ids: readonly string[],
  moments: readonly (Date | null)[],
): Promise<void> {
  await db.$executeRaw`
    select ${jobOfRun(mainOrganizationId)} from unnest(${[...ids]}::text[]) as id,
      jsonb_array_elements_text(${JSON.stringify(moments)}::jsonb) as moment`;
}

export type StoredRecalculation = {
  id: string;
  chanceId: string;
  userId: number;
  startDate: Date | null;
  endDate: Date | null;
  cause: RecalculationCause;
  organizationIds: number[];
  serviceIds: string[];
  copiesFromId: string | null;
  state: RecalculationState;
  step: RecalculationStep;
  done: number;
  total: number;
  attempts: number;
  failed: FailedService[];
  createdAt: Date;
  finishedAt: Date | null;
};

/** The last run on a Chance, with the name of its person. */
export async function lastRun(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  chanceId: string,
): Promise<(StoredRecalculation & { user: { firstname: string; lastname: string } }) | null> {
  const row = await db.recalculation.findFirst({
    where: { mainOrganizationId, chanceId },
    include: { user: { select: { firstname: true, lastname: true } } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  });
  return row as unknown as (StoredRecalculation & { user: { firstname: string; lastname: string } }) | null;
}

/**
 * Takes a run for one process, unless another one holds it.
 *
 * @returns the run; `held` with the moment at which it may be taken over; null when it is over or gone
 */
export async function takeRun(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  id: string,
  { holder, heldMs }: { holder: string; heldMs: number },
): Promise<StoredRecalculation | { heldUntil: Date } | null> {
  if (!isUuid(id)) return null;
  const [taken] = await db.$queryRaw<StoredRecalculation[]>`
    update recalculation set holder = ${holder}::uuid, attempts = attempts + 1,
      "heldUntil" = clock_timestamp() + ${heldMs} * interval '1 ms'
    where "mainOrganizationId" = ${mainOrganizationId} and id = ${id}::uuid and state = 'running'
      and coalesce("heldUntil" < clock_timestamp(), true)
    returning id::text, "chanceId"::text, "userId", "startDate", "endDate", cause, "organizationIds", "serviceIds"::text[],
      "copiesFromId"::text, state, step, done, total,
      attempts, failed, "createdAt", "finishedAt"`;
  if (taken) return taken;
  const row = await db.recalculation.findFirst({
    where: { mainOrganizationId, id, state: 'running' },
    select: { heldUntil: true },
  });
  return row?.heldUntil ? { heldUntil: row.heldUntil } : null;
}

export type Progress = { step: RecalculationStep; done: number; total: number };

/** Writes the progress of a run and holds it further. @returns false when this process does not hold it any more */
export async function holdRun(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  id: string,
  { holder, heldMs, step, done, total }: Progress & { holder: string; heldMs: number },
): Promise<boolean> {
  const changed = await db.$executeRaw`
    update recalculation set step = ${step}, done = ${done}, total = ${total},
      attempts = case when ${done} > done then 1 else attempts end, "heldUntil" = clock_timestamp() + ${heldMs} * interval '1 ms'
    where "mainOrganizationId" = ${mainOrganizationId} and id = ${id}::uuid and state = 'running'
      and holder = ${holder}::uuid`;
  return changed === 1;
}

/** Gives a run back, so that the next attempt need not wait. */
export async function releaseRun(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  id: string,
  holder: string,
): Promise<void> {
  await db.recalculation.updateMany({ where: { mainOrganizationId, id, holder }, data: { heldUntil: null } });
}

/** Ends a run and forgets what waited. @returns false when this process does not hold it any more; then it stays */
export async function endRun(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  { id, holder }: { id: string; holder: string },
  end: { state: 'applied' | 'undone'; failed: readonly FailedService[]; finishedAt: Date },
): Promise<boolean> {
  const { failed, ...rest } = end;
  const step = rest.state === 'applied' && failed.length === 0 ? 'done' : 'failed';
  const { count } = await db.recalculation.updateMany({
    where: { mainOrganizationId, id, holder, state: 'running' },
    data: { ...rest, step, failed: failed as unknown as Prisma.InputJsonArray },
  });
  if (count === 0) return false;
  await db.serviceReplacement.deleteMany({ where: { mainOrganizationId, recalculationId: id } });
  return true;
}

/** Makes a place for what each service becomes; a place that is there keeps what was computed. */
export async function setServicesAside(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  recalculationId: string,
  serviceIds: readonly string[],
): Promise<void> {
  await db.$executeRaw`
    insert into service_replacement ("mainOrganizationId", "recalculationId", "serviceId")
    select ${mainOrganizationId}::int, ${recalculationId}::uuid, id from unnest(${[...serviceIds]}::uuid[]) as id
    on conflict do nothing`;
}

/** Which services of a run: all that it has set aside or copied, those without figures yet, or those with other parameters. */
const chosenOf = {
  all: Prisma.sql`true`,
  open: Prisma.sql`calculation is null`,
  takingOver: Prisma.sql`"costParameters" is not null`,
} as const;

/** The services of a run, in the order they were added. */
export async function servicesOfRun(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  recalculationId: string,
  chosen: keyof typeof chosenOf = 'all',
): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    select "serviceId"::text as id from service_replacement
    where "mainOrganizationId" = ${mainOrganizationId} and "recalculationId" = ${recalculationId}::uuid
      and ${chosenOf[chosen]} order by "serviceId"`;
  return rows.map(({ id }) => id);
}

export async function storeReplacement(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  { recalculationId, serviceId, replacement }: { recalculationId: string; serviceId: string; replacement: Replacement },
): Promise<void> {
  const { cuts, calculation, costParameters } = replacement;
  await db.$executeRaw`
    update service_replacement set cuts = ${JSON.stringify(cuts)}::jsonb,
      calculation = ${JSON.stringify(calculation)}::jsonb,
      "costParameters" = nullif(${JSON.stringify(costParameters)}::jsonb, 'null'::jsonb)
    where "mainOrganizationId" = ${mainOrganizationId} and "recalculationId" = ${recalculationId}::uuid
      and "serviceId" = ${serviceId}::uuid`;
}

/** The parts that a run cuts, by service. */
export async function cutsOfRun(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  recalculationId: string,
): Promise<{ serviceId: string; cuts: CutPart[] }[]> {
  return db.$queryRaw<{ serviceId: string; cuts: CutPart[] }[]>`
    select "serviceId"::text, cuts from service_replacement
    where "mainOrganizationId" = ${mainOrganizationId} and "recalculationId" = ${recalculationId}::uuid
      and jsonb_array_length(cuts) > 0 order by "serviceId"`;
}

/** The services without a price after a run, by name. */
export async function failedInRun(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  recalculationId: string,
): Promise<FailedService[]> {
  return db.$queryRaw<FailedService[]>`
    select s.id::text as "serviceId", s.name as "serviceName", r.calculation->'problem' as problem
    from service_replacement r
    join service s on s."mainOrganizationId" = r."mainOrganizationId" and s.id = r."serviceId"
    where r."mainOrganizationId" = ${mainOrganizationId} and r."recalculationId" = ${recalculationId}::uuid
      and jsonb_typeof(r.calculation->'problem') = 'object' order by s.name, s.id`;
}

/** A query for what waits in a run, by the names that the statement asks for that puts it into the services. */
export function waitingInRun(
  { actor: { mainOrganizationId } }: TenantDb<Actor>,
  recalculationId: string,
  what: 'calculation' | 'parameters',
): Prisma.Sql {
  const waiting = what === 'calculation' ? Prisma.sql`calculation` : Prisma.sql`"costParameters"`;
  return Prisma.sql`
    select "serviceId" as id, ${waiting} as ${Prisma.raw(what)} from service_replacement
    where "mainOrganizationId" = ${mainOrganizationId} and "recalculationId" = ${recalculationId}::uuid
      and ${waiting} is not null`;
}

export async function deleteRunsEndedBefore(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  moment: Date,
): Promise<void> {
  await db.recalculation.deleteMany({ where: { mainOrganizationId, finishedAt: { lt: moment } } });
}
