import type { SearchText } from '@zuschlag/reading/process/reader-answer';
import type { Actor } from '../../../actor.ts';
import type { TenantDb } from '../../../context.ts';

// BM25: how soon more of the same word stops to count, and how much a long passage is held against it.
const SATURATION = 1.2;
const LENGTH_SHARE = 0.75;
// Passages are cut to nearly the same size, so that a usual length serves in place of a mean that changes.
const USUAL_LENGTH = 70;

/** Forgets what is searched of the releases of a document. */
export async function deleteIndex(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  documentId: string,
): Promise<void> {
  await db.$executeRaw`
    delete from document_posting where "mainOrganizationId" = ${mainOrganizationId}
      and "versionId" in (select id from document_version where "mainOrganizationId" = ${mainOrganizationId}
        and "documentId" = ${documentId}::uuid)`;
  await db.$executeRaw`
    delete from document_passage where "mainOrganizationId" = ${mainOrganizationId}
      and "versionId" in (select id from document_version where "mainOrganizationId" = ${mainOrganizationId}
        and "documentId" = ${documentId}::uuid)`;
}

/** Stores the passages of a version, and for each stem of their words in which of them it stands and how much it says. */
export async function insertIndex(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  { chanceId, versionId }: { chanceId: string; versionId: string },
  { passages, lengths, words }: SearchText,
): Promise<void> {
  if (passages.length === 0) return;
  const rows = JSON.stringify(passages.map((passage, number) => ({ ...passage, number, length: lengths[number] })));
  await db.$executeRaw`
    insert into document_passage ("mainOrganizationId", "versionId", number, "chanceId", part, heading, text, length)
    select ${mainOrganizationId}, ${versionId}::uuid, number, ${chanceId}::uuid, part, heading, text, length
    from json_to_recordset(${rows}::json) as passage(number int, part int, heading text, text text, length int)`;
  await db.$executeRaw`
    insert into document_posting ("mainOrganizationId", "chanceId", stem, "versionId", backwards, passages, impacts)
    select ${mainOrganizationId}, ${chanceId}::uuid, stem, ${versionId}::uuid, reverse(stem), array_agg(passage.number order by passage.number),
      array_agg((frequency * ${SATURATION + 1}::float8 / (frequency + ${SATURATION}::float8 * (${1 - LENGTH_SHARE}::float8
        + ${LENGTH_SHARE}::float8 * length / ${USUAL_LENGTH}::float8)))::real order by passage.number)
    from (
      select word.stem, entry.number, sum(entry.count)::float8 as frequency
      from (
        select app_stem(counted.word) as stem, counted.passages, counted.counts
        from json_to_recordset(${words}::json) as counted(word text, passages int[], counts int[])
      ) word
      cross join lateral unnest(word.passages, word.counts) as entry(number, count)
      where word.stem is not null
      group by word.stem, entry.number
    ) occurrence
    join document_passage passage on passage."mainOrganizationId" = ${mainOrganizationId}
      and passage."versionId" = ${versionId}::uuid and passage.number = occurrence.number
    group by stem`;
}
