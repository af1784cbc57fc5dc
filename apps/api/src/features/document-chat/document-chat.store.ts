import type { DocumentAnswer } from '@zuschlag/validation/document-chat/document-chat';
import type { UserActor } from '../../actor.ts';
import type { TenantDb } from '../../context.ts';

/** The newest release of a document in the knowledge base. */
export type KnownDocument = { documentId: string; versionId: string; unreadParts: number };

/** The documents of a Chance that its chat searches. */
export async function knowledgeBaseOf(
  { actor: { mainOrganizationId }, db }: TenantDb,
  chanceId: string,
): Promise<KnownDocument[]> {
  return db.$queryRaw<KnownDocument[]>`
    select document.id as "documentId", version.id as "versionId", reading."unreadParts"
    from document
    join document_version version on version."mainOrganizationId" = document."mainOrganizationId"
      and version."documentId" = document.id and version.number = document.version
    join document_reading reading on reading."mainOrganizationId" = version."mainOrganizationId"
      and reading."versionId" = version.id and reading.state = 'read'
    where document."mainOrganizationId" = ${mainOrganizationId} and document."chanceId" = ${chanceId}::uuid
      and document."knowledgeBaseStatus" = 'IN_KNOWLEDGE_BASE'
    order by document."createdAt", document.id`;
}

/** The packed parts of releases, by release and number. */
export async function partsAt(
  { actor: { mainOrganizationId }, db }: TenantDb,
  places: readonly { versionId: string; part: number }[],
): Promise<{ versionId: string; number: number; content: Uint8Array }[]> {
  const OR = places.map(({ versionId, part }) => ({ versionId, number: part }));
  return db.documentPart.findMany({
    where: { mainOrganizationId, OR },
    select: { versionId: true, number: true, content: true },
  });
}

/** The questions of the caller to the documents of a Chance, the newest first. */
export async function questionsOf(
  { actor: { mainOrganizationId, userId }, db }: TenantDb<UserActor>,
  chanceId: string,
  most: number,
): Promise<DocumentAnswer[]> {
  const rows = await db.documentQuestion.findMany({
    where: { mainOrganizationId, chanceId, askedById: userId },
    orderBy: [{ askedAt: 'desc' }, { id: 'desc' }],
    take: most,
  });
  return rows.map(toAnswer);
}

/** A question of the caller with its answer. */
export async function questionById(
  { actor: { mainOrganizationId, userId }, db }: TenantDb<UserActor>,
  id: string,
): Promise<DocumentAnswer | null> {
  const row = await db.documentQuestion.findFirst({ where: { mainOrganizationId, askedById: userId, id } });
  return row ? toAnswer(row) : null;
}

export type NewQuestion = Omit<DocumentAnswer, 'id' | 'askedAt'> & {
  /** left out, a new one */
  id?: string | undefined;
  chanceId: string;
};

export async function insertQuestion(
  { actor: { mainOrganizationId, userId }, db }: TenantDb<UserActor>,
  { model, ...question }: NewQuestion,
): Promise<DocumentAnswer> {
  const asked = model && {
    ...{ modelHost: model.host, modelName: model.name, promptVersion: model.promptVersion },
    ...{ promptTokens: model.promptTokens, answerTokens: model.answerTokens, modelMilliseconds: model.milliseconds },
  };
  const data = { ...question, ...asked, mainOrganizationId, askedById: userId };
  return toAnswer(await db.documentQuestion.create({ data }));
}

/** Forgets the questions of the caller to the documents of a Chance. */
export async function deleteQuestions(
  { actor: { mainOrganizationId, userId }, db }: TenantDb<UserActor>,
  chanceId: string,
): Promise<void> {
  const where = { mainOrganizationId, chanceId, askedById: userId };
  await db.documentAsking.deleteMany({ where });
  await db.documentQuestion.deleteMany({ where });
}

type Row = {
  [key in 'id' | 'question' | 'wording']: string;
} & { [key in 'searchedDocuments' | 'unreadPages' | 'droppedSentences']: number } & {
  [key in 'modelHost' | 'modelName' | 'promptVersion' | 'wordingReason']: string | null;
} & { [key in 'promptTokens' | 'answerTokens' | 'modelMilliseconds']: number | null } & {
  askedAt: Date;
  sentences: unknown;
  sources: unknown;
};

/** Only this store writes the columns of JSON and of vocabularies, and it is typed. */
function toAnswer({ askedAt, sentences, sources, modelHost, modelName, promptVersion, ...row }: Row): DocumentAnswer {
  const { id, question, searchedDocuments, unreadPages, droppedSentences } = row;
  return {
    ...{ id, question, searchedDocuments, unreadPages, droppedSentences, askedAt: askedAt.toISOString() },
    sentences: sentences as DocumentAnswer['sentences'],
    sources: sources as DocumentAnswer['sources'],
    wording: row.wording as DocumentAnswer['wording'],
    wordingReason: row.wordingReason as DocumentAnswer['wordingReason'],
    model:
      modelHost === null || modelName === null || promptVersion === null
        ? null
        : {
            ...{ host: modelHost, name: modelName, promptVersion },
            ...{ promptTokens: row.promptTokens, answerTokens: row.answerTokens },
            milliseconds: row.modelMilliseconds ?? 0,
          },
  };
}
