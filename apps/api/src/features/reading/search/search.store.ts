import type { TenantDb } from '../../../context.ts';

/** A stem of the documents of a Chance that a word of the question meets, and how. */
export type MetStem = { asked: string; stem: string; way: 'is' | 'begins' | 'ends' | 'resembles' };
/** A stem and how much a passage with it answers the word of the question. */
export type WeighedStem = { term: number; stem: string; weight: number };
export type FoundPassage = {
  versionId: string;
  number: number;
  part: number;
  heading: string;
  text: string;
  documentId: string;
  fileName: string;
  fileType: string;
  score: number;
};

/** The stems of words in their order; null for a word that says nothing, such as "und". */
export async function stemsOf({ db }: TenantDb, words: readonly string[]): Promise<(string | null)[]> {
  const rows = await db.$queryRaw<{ stem: string | null }[]>`
    select app_stem(word) as stem from unnest(${words}::text[]) with ordinality as asked(word, place) order by place`;
  return rows.map(({ stem }) => stem);
}

/**
 * The stems in the documents of a Chance that are one of these, and longer ones that begin or end with one. Each is found
 * by a range of an index, because row-level security lets no other operator near it.
 */
export async function stemsMeeting(
  { actor: { mainOrganizationId }, db }: TenantDb,
  chanceId: string,
  { whole, parts }: { whole: readonly string[]; parts: readonly string[] },
): Promise<MetStem[]> {
  return db.$queryRaw<MetStem[]>`
    select distinct asked, stem, 'is' as way
    from unnest(${whole}::text[]) as asked
    join document_posting on "mainOrganizationId" = ${mainOrganizationId} and "chanceId" = ${chanceId}::uuid
      and stem = asked collate "C"
    union all
    select distinct asked, stem, 'begins'
    from unnest(${parts}::text[]) as asked
    join document_posting on "mainOrganizationId" = ${mainOrganizationId} and "chanceId" = ${chanceId}::uuid
      and stem > asked collate "C" and stem < (asked || chr(1114111)) collate "C"
    union all
    select distinct asked, stem, 'ends'
    from unnest(${parts}::text[]) as asked
    join document_posting on "mainOrganizationId" = ${mainOrganizationId} and "chanceId" = ${chanceId}::uuid
      and backwards > reverse(asked) collate "C" and backwards < (reverse(asked) || chr(1114111)) collate "C"`;
}

/** Stems that resemble one that stands nowhere: a letter too many or too few, behind the same first letter. */
export async function stemsResembling(
  { actor: { mainOrganizationId }, db }: TenantDb,
  chanceId: string,
  missing: readonly string[],
): Promise<MetStem[]> {
  return db.$queryRaw<MetStem[]>`
    select asked, near.stem, 'resembles' as way
    from unnest(${missing}::text[]) as asked
    cross join lateral (
      select distinct stem, similarity(stem, asked) as likeness
      from document_posting
      where "mainOrganizationId" = ${mainOrganizationId} and "chanceId" = ${chanceId}::uuid
        and stem >= left(asked, 1) collate "C" and stem < (left(asked, 1) || chr(1114111)) collate "C"
        and similarity(stem, asked) >= 0.45
      order by likeness desc limit 3
    ) near`;
}

/**
 * The best passages for weighed stems. A word counts the more the fewer passages it stands in; of the stems of one word the
 * one that says most counts.
 *
 * @param versionIds the releases to look in; null: those of all documents of the Chance
 */
export async function bestPassages(
  { actor: { mainOrganizationId }, db }: TenantDb,
  chanceId: string,
  stems: readonly WeighedStem[],
  { most, versionIds = null }: { most: number; versionIds?: readonly string[] | null },
): Promise<FoundPassage[]> {
  const asked = JSON.stringify(stems);
  return db.$queryRaw<FoundPassage[]>`
    with asked as (
      select * from json_to_recordset(${asked}::json) as one(term int, stem text, weight float8)
    ), posting as materialized (
      select asked.term, asked.weight, found."versionId", found.passages, found.impacts
      from asked
      join document_posting found on found."mainOrganizationId" = ${mainOrganizationId}
        and found."chanceId" = ${chanceId}::uuid and found.stem = asked.stem collate "C"
        and (${versionIds}::uuid[] is null or found."versionId" = any (${versionIds}::uuid[]))
    ), total as (
      select greatest(1, count(*))::float8 as passages from document_passage
      where "mainOrganizationId" = ${mainOrganizationId} and "chanceId" = ${chanceId}::uuid
    ), rarity as (
      select term, ln(1 + (total.passages - least(total.passages, sum(cardinality(posting.passages) * weight)) + 0.5)
        / (least(total.passages, sum(cardinality(posting.passages) * weight)) + 0.5)) as value
      from posting, total group by term, total.passages
    ), entry as (
      select posting.term, posting."versionId", one.passage, max(one.impact * posting.weight) as impact
      from posting cross join lateral unnest(posting.passages, posting.impacts) as one(passage, impact)
      group by posting.term, posting."versionId", one.passage
    ), scored as (
      select entry."versionId", entry.passage, sum(entry.impact * rarity.value) as score
      from entry join rarity on rarity.term = entry.term
      group by entry."versionId", entry.passage
      order by score desc, entry."versionId", entry.passage limit ${most}
    )
    select scored."versionId", passage.number, passage.part, passage.heading, passage.text, version."documentId",
      version.name as "fileName", version."fileType", scored.score
    from scored
    join document_passage passage on passage."mainOrganizationId" = ${mainOrganizationId}
      and passage."versionId" = scored."versionId" and passage.number = scored.passage
    join document_version version on version."mainOrganizationId" = ${mainOrganizationId}
      and version.id = scored."versionId"
    order by scored.score desc, scored."versionId", scored.passage`;
}

/** In how many passages of the documents of a Chance these stems stand, and how many passages there are. */
export async function occurrencesOf(
  { actor: { mainOrganizationId }, db }: TenantDb,
  chanceId: string,
  stems: readonly string[],
): Promise<{ passages: number; ofStem: Map<string, number> }> {
  const rows = await db.$queryRaw<{ stem: string | null; count: number }[]>`
    select null as stem, count(*)::int as count from document_passage
    where "mainOrganizationId" = ${mainOrganizationId} and "chanceId" = ${chanceId}::uuid
    union all
    select stem, sum(cardinality(passages))::int from document_posting
    where "mainOrganizationId" = ${mainOrganizationId} and "chanceId" = ${chanceId}::uuid
      and stem = any (${stems}::text[])
    group by stem`;
  const ofStem = new Map(rows.flatMap(({ stem, count }) => (stem === null ? [] : [[stem, count] as const])));
  return { passages: rows.find(({ stem }) => stem === null)?.count ?? 0, ofStem };
}
