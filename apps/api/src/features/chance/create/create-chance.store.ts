import type { FieldValues } from '@zuschlag/validation/edits/field-values';
import type { UserActor } from '../../../actor.ts';
import type { TenantDb } from '../../../context.ts';
import { type ChanceColumns, forDatabase } from '../details/chance-fields.ts';

/** @returns those of the ids that are operational organizations of the tenant */
export async function operationalOrganizationsAmong(
  { actor: { mainOrganizationId }, db }: TenantDb,
  ids: number[],
): Promise<number[]> {
  const rows = await db.organization.findMany({
    where: { mainOrganizationId, id: { in: ids }, isOperational: true },
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}

/** The next short number of the year; the row is held until the transaction ends, so numbers have no gaps. */
export async function nextShortNumber({ actor, db }: TenantDb, year: number): Promise<string> {
  const [counter] = await db.$queryRaw<{ last: number }[]>`
    INSERT INTO "chance_counter" ("mainOrganizationId", "year", "last") VALUES (${actor.mainOrganizationId}, ${year}, 1)
    ON CONFLICT ("mainOrganizationId", "year") DO UPDATE SET "last" = "chance_counter"."last" + 1
    RETURNING "last"`;
  return `CH-${year}-${String(counter?.last).padStart(4, '0')}`;
}

type NewChance = ChanceColumns & {
  shortNumber: string;
  customerId: string;
  ownerId: number;
  /** the draft of the full form; null: none */
  fullForm: FieldValues | null;
  operationalOrganizationIds: number[];
};

/** @returns its id; the creating organization takes part even when it staffs nothing */
export async function insertChance(
  { actor: { mainOrganizationId, organizationId, userId }, db }: TenantDb<UserActor>,
  { operationalOrganizationIds, fullForm, ...columns }: NewChance,
): Promise<string> {
  const { id } = await db.chance.create({
    data: {
      ...forDatabase(columns),
      ...(fullForm ? { fullForm } : {}),
      mainOrganizationId,
      organizationId,
      createdById: userId,
      state: 'pendingbiddecision',
      effectiveRevenue: columns.estimateRevenue,
    },
    select: { id: true },
  });
  const participants = [...new Set([organizationId, ...operationalOrganizationIds])];
  await db.chanceParticipation.createMany({
    data: participants.map((participant) => ({
      mainOrganizationId,
      chanceId: id,
      organizationId: participant,
      isOperational: operationalOrganizationIds.includes(participant),
      isInvolved: participant === organizationId,
    })),
  });
  return id;
}
