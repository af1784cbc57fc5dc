import type { Passkey } from '@zuschlag/validation/accounts/passkeys';
import type { Actor, SystemActor, UserActor } from '../../../actor.ts';
import type { TenantDb } from '../../../context.ts';

export type StoredSecondStep = {
  userId: number;
  secret: string;
  /** null: begun, and not in force yet */
  confirmedAt: Date | null;
  /** the time step of the last code that was accepted */
  lastStep: number;
};

/** The second step of a person, locked until the transaction ends, so that a code counts once. */
export async function lockSecondStep(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  userId: number,
): Promise<StoredSecondStep | null> {
  const [row] = await db.$queryRaw<StoredSecondStep[]>`
    select "userId", secret, "confirmedAt", "lastStep" from second_step
    where "mainOrganizationId" = ${mainOrganizationId} and "userId" = ${userId} for update`;
  return row ?? null;
}

type StoredState = { since: Date | null; left: number; isRequired: boolean; passkeys: Passkey[] };

/** Since when codes of an app are in force, passkeys, how many recovery codes are left, and whether the tenant asks for a second step. */
export async function secondStepState({
  actor: { mainOrganizationId, userId },
  db,
}: TenantDb<UserActor>): Promise<StoredState | null> {
  const [row] = await db.$queryRaw<StoredState[]>`
    select s."confirmedAt" as since, coalesce(t."secondStepRequired", false) as "isRequired",
      (select count(*)::int from recovery_code r
        where r."mainOrganizationId" = ${mainOrganizationId} and r."userId" = ${userId}) as left,
      coalesce((select json_agg(json_build_object('id', p.id, 'name', p.name, 'createdAt', p."createdAt",
          'lastUsedAt', p."lastUsedAt") order by p."createdAt", p.id) from passkey p
        where p."mainOrganizationId" = ${mainOrganizationId} and p."userId" = ${userId}), '[]') as passkeys
    from app_user u
    left join second_step s on s."mainOrganizationId" = u."mainOrganizationId" and s."userId" = u.id
    left join tenant_settings t on t."mainOrganizationId" = u."mainOrganizationId"
    where u."mainOrganizationId" = ${mainOrganizationId} and u.id = ${userId}`;
  if (!row) return null;
  const moment = (text: string) => new Date(text).toISOString();
  const passkeys = row.passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
    ...{ id, name, createdAt: moment(createdAt) },
    lastUsedAt: lastUsedAt && moment(lastUsedAt),
  }));
  return { ...row, passkeys };
}

/** Keeps a new secret that is not in force yet. @returns false where one is in force */
export async function storeBegun(
  { actor: { mainOrganizationId, userId }, db }: TenantDb<UserActor>,
  secret: string,
): Promise<boolean> {
  const rows = await db.$queryRaw<{ userId: number }[]>`
    insert into second_step ("mainOrganizationId", "userId", secret) values (${mainOrganizationId}, ${userId}, ${secret})
    on conflict ("mainOrganizationId", "userId") do update set secret = excluded.secret, "lastStep" = 0
      where second_step."confirmedAt" is null
    returning "userId"`;
  return rows.length > 0;
}

export async function storeConfirmed(
  { actor: { mainOrganizationId, userId }, db }: TenantDb<UserActor>,
  { now, step }: { now: Date; step: number },
): Promise<void> {
  const where = { mainOrganizationId, userId };
  await db.secondStep.updateMany({ where, data: { confirmedAt: now, lastStep: step } });
}

export async function storeStep(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  userId: number,
  step: number,
): Promise<void> {
  await db.secondStep.updateMany({ where: { mainOrganizationId, userId }, data: { lastStep: step } });
}

/** Removes the secret of a person. @returns whether there was one */
export async function deleteSecondStep(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  userId: number,
): Promise<boolean> {
  return (await db.secondStep.deleteMany({ where: { mainOrganizationId, userId } })).count > 0;
}

export async function deleteRecoveryCodes(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  userId: number,
): Promise<void> {
  await db.recoveryCode.deleteMany({ where: { mainOrganizationId, userId } });
}

/** Puts new recovery codes in the place of all earlier ones. */
export async function storeRecoveryCodes(
  { actor: { mainOrganizationId, userId }, db }: TenantDb<UserActor>,
  hashes: readonly string[],
): Promise<void> {
  await db.recoveryCode.deleteMany({ where: { mainOrganizationId, userId } });
  await db.recoveryCode.createMany({ data: hashes.map((hash) => ({ mainOrganizationId, userId, hash })) });
}

/** Uses a recovery code up. @returns whether it was there */
export async function takeRecoveryCode(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  userId: number,
  hash: string,
): Promise<boolean> {
  return (await db.recoveryCode.deleteMany({ where: { mainOrganizationId, userId, hash } })).count > 0;
}

/** The identity token of a person with a second step; it stays good until the code is right or its time is over. */
export async function tokenBeforeSecondStep(
  { actor: { mainOrganizationId }, db }: TenantDb<SystemActor>,
  id: string,
): Promise<{ userId: number; expiresAt: Date } | null> {
  const [row] = await db.$queryRaw<{ userId: number; expiresAt: Date }[]>`
    select t."userId", t."expiresAt" from identity_token t
    where t.id = ${id} and t."mainOrganizationId" = ${mainOrganizationId}`;
  return row ?? null;
}

/** @returns whether it was there; of two at the same moment one gets true */
export async function deleteIdentityToken(
  { actor: { mainOrganizationId }, db }: TenantDb<SystemActor>,
  id: string,
): Promise<boolean> {
  return (await db.identityToken.deleteMany({ where: { mainOrganizationId, id } })).count > 0;
}
