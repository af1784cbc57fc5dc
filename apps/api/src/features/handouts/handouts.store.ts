import type { Prisma } from '@zuschlag/db/generated/client';
import type {
  HandoutFormat,
  HandoutKind,
  HandoutState,
  handoutProblems,
} from '@zuschlag/validation/handouts/handout-kinds';
import type { FormCell } from '@zuschlag/validation/handouts/price-forms/figures';
import type { Actor, SystemActor, UserActor } from '../../actor.ts';
import type { TenantDb } from '../../context.ts';
import { isUuid } from '../../database/uuid.ts';
import { personSelect } from '../users/person.ts';

const include = { user: { select: personSelect } } as const satisfies Prisma.HandoutInclude;
type Row = Prisma.HandoutGetPayload<{ include: typeof include }>;

/** What was asked for beside kind, format and language. */
export type HandoutQuestion = {
  serviceIds: readonly string[] | null;
  tariffWage: { amount: number; source: string } | null;
  /** of a customer's own sheet */
  filling?: AskedFilling | null;
};
/** The release of the document that is filled, and the template as it was when the file was asked for. */
export type AskedFilling = {
  priceFormId: string;
  documentId: string;
  versionId: string;
  cells: readonly FormCell[];
  services: readonly { name: string; serviceId: string }[];
  fillsChanged: boolean;
};
export type StoredHandout = Omit<Row, 'kind' | 'format' | 'language' | 'state' | 'problem' | 'question'> & {
  kind: HandoutKind;
  format: HandoutFormat;
  language: 'de' | 'en';
  state: HandoutState;
  problem: (typeof handoutProblems)[number] | null;
  question: HandoutQuestion;
};
const unfinished = ['waiting', 'running'] satisfies HandoutState[];
const newest = 200;

/** Only this store writes these columns, and it is typed. */
function toStoredHandout(row: Row): StoredHandout {
  return row as unknown as StoredHandout;
}

export async function insertHandout(
  { actor: { mainOrganizationId, userId }, db }: TenantDb<UserActor>,
  wish: Pick<StoredHandout, 'chanceId' | 'kind' | 'format' | 'language' | 'question' | 'total'>,
): Promise<StoredHandout> {
  const question = wish.question as Prisma.InputJsonObject;
  return toStoredHandout(await db.handout.create({ data: { ...wish, question, mainOrganizationId, userId }, include }));
}

/** The files of a Chance, the newest first. */
export async function handoutsOfChance(
  { actor: { mainOrganizationId }, db }: TenantDb,
  chanceId: string,
): Promise<StoredHandout[]> {
  const where = { mainOrganizationId, chanceId };
  const rows = await db.handout.findMany({
    where,
    include,
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: newest,
  });
  return rows.map(toStoredHandout);
}

export async function handoutById(
  { actor: { mainOrganizationId }, db }: TenantDb,
  id: string,
): Promise<StoredHandout | null> {
  if (!isUuid(id)) return null;
  const row = await db.handout.findFirst({ where: { mainOrganizationId, id }, include });
  return row && toStoredHandout(row);
}

export function countUnfinished({ actor: { mainOrganizationId, userId }, db }: TenantDb<UserActor>): Promise<number> {
  return db.handout.count({ where: { mainOrganizationId, userId, state: { in: unfinished } } });
}

/** @returns false when the handout is finished or cancelled, so that its job may stop */
export async function changeUnfinished(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  id: string,
  data: Prisma.HandoutUpdateManyMutationInput,
): Promise<boolean> {
  const where = { mainOrganizationId, id, state: { in: unfinished } };
  return (await db.handout.updateMany({ where, data })).count > 0;
}

/** The person for whom a file is written, as a signed-in user with an address; null once the account is closed. */
export async function requesterOf(
  { actor: { mainOrganizationId }, db }: TenantDb<SystemActor>,
  userId: number,
): Promise<(UserActor & { email: string }) | null> {
  const user = await db.user.findFirst({ where: { mainOrganizationId, id: userId, deleted: false } });
  if (!user) return null;
  const { organizationId, role, isConfigAdmin, firstname, lastname, email } = user;
  const language = user.language === 'en' ? 'en' : 'de';
  return {
    ...{ kind: 'user', userId, organizationId, mainOrganizationId, role, isConfigAdmin },
    ...{ firstname, lastname, email, language },
  };
}
