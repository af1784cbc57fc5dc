-- A search looks what was typed up among the distinct words of the tenant, where a part of a word or a misspelt word is
-- found, and goes from these words to the things that contain them by equality (docs/decisions/0007-search.md).

-- CreateTable
CREATE TABLE "search_word" (
    "id" SERIAL NOT NULL,
    "mainOrganizationId" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "word" TEXT COLLATE "C" NOT NULL,
    "isNumber" BOOLEAN NOT NULL,
    "uses" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "search_word_pkey" PRIMARY KEY ("id")
);
-- Short texts are looked for in this index alone. The condition always holds: Prisma's schema can state no column that
-- an index only carries, and leaves partial indexes alone.
CREATE UNIQUE INDEX "search_word_once" ON "search_word" ("mainOrganizationId", "kind", "isNumber", "word") INCLUDE ("id")
  WHERE "word" IS NOT NULL;

-- Numbers are as many as the things that bear them, so the letters of words have an index that numbers do not fill.
CREATE INDEX "search_word_letters" ON "search_word" USING GIN ("mainOrganizationId", "kind", "word" gin_trgm_ops)
  WITH (fastupdate = off) WHERE NOT "isNumber";
CREATE INDEX "search_word_digits" ON "search_word" USING GIN ("mainOrganizationId", "kind", "word" gin_trgm_ops)
  WITH (fastupdate = off) WHERE "isNumber";
-- Enabled and not forced, like the table of the entries: the functions read past it, the application sees no row.
ALTER TABLE "search_word" ENABLE ROW LEVEL SECURITY;

-- The ids of words belong to one tenant and one kind, so the index needs neither.
ALTER TABLE "search_entry" ADD COLUMN "words" INTEGER[] NOT NULL DEFAULT '{}';
CREATE INDEX "search_entry_words" ON "search_entry" USING GIN ("words") WITH (fastupdate = off) WHERE "kind" IS NOT NULL;
-- Likeness of whole names is asked of customers and people only.
DROP INDEX "search_entry_text";
CREATE INDEX "search_entry_text" ON "search_entry" USING GIN ("mainOrganizationId", "kind", "text" gin_trgm_ops)
  WHERE "kind" <> 'chance';

-- What a Chance is found by stands beside it as well: rows with a frequent word are met early along the order of a list.
ALTER TABLE "chance" ADD COLUMN "searchText" TEXT NOT NULL DEFAULT '';

-- The words of a folded text. What contains a digit stays whole, because people type numbers with their punctuation.
CREATE FUNCTION app_split(folded text) RETURNS SETOF text
LANGUAGE sql IMMUTABLE PARALLEL SAFE ROWS 10
AS $function$
  SELECT "word" FROM unnest(string_to_array(translate(folded, E'\t\n\r', '   '), ' ')) AS "token"
  CROSS JOIN LATERAL unnest(CASE
    WHEN "token" ~ '^[a-z]+$' THEN ARRAY["token"]
    WHEN "token" ~ '[0-9]' THEN ARRAY[btrim("token", '!"#$%&''()*+,-./:;<=>?@[\]^_`{|}~–—„“”‚‘’…§€«»·•')]
    ELSE regexp_split_to_array("token", '[!-/:-@[-`{-~–—„“”‚‘’…§€«»·•]+')
  END) AS "word"
  WHERE "word" <> ''
$function$;

CREATE FUNCTION app_words(folded text) RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  SELECT ARRAY(SELECT DISTINCT "word" FROM app_split(folded) AS "word")
$function$;

-- A LIKE pattern for "contains" of a folded text, in which no character is a wildcard.
CREATE FUNCTION app_pattern(folded text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  SELECT '%' || regexp_replace(folded, '([\\%_])', '\\\1', 'g') || '%'
$function$;

-- The ids of words, made where they are new. How often a word is used only decides the way of a search: it is counted to
-- a limit, never taken back, and a word that another transaction counts this moment is not waited for.
CREATE FUNCTION app_note_words(tenant int, wanted text, noted text[]) RETURNS int[]
LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO "search_word" ("mainOrganizationId", "kind", "word", "isNumber")
    SELECT tenant, wanted, "new", "new" ~ '[0-9]' FROM unnest(noted) AS "new"
    WHERE NOT EXISTS (
      SELECT FROM "search_word" WHERE "mainOrganizationId" = tenant AND "kind" = wanted
        AND "isNumber" = ("new" ~ '[0-9]') AND "word" = "new"
    )
    ORDER BY "new" ON CONFLICT DO NOTHING;
  UPDATE "search_word" SET "uses" = "uses" + 1 WHERE "id" IN (
    SELECT "id" FROM "search_word"
    WHERE "mainOrganizationId" = tenant AND "kind" = wanted AND "isNumber" IN (true, false) AND "word" = ANY (noted)
      AND "uses" < 50000
    FOR UPDATE SKIP LOCKED
  );
  RETURN ARRAY(
    SELECT "id" FROM "search_word"
    WHERE "mainOrganizationId" = tenant AND "kind" = wanted AND "isNumber" IN (true, false) AND "word" = ANY (noted)
  );
END;
$function$;

-- The words that contain one typed word; where there are none, or on request, also those that resemble it. No ids: they
-- are used too often to be gathered. The patterns find the same in a text. Of one or two letters the words without digits
-- are read through; a number has to begin with them.
CREATE FUNCTION app_search_words(
  tenant int, wanted text, term text, forgiving boolean, OUT ids int[], OUT texts text[]
)
LANGUAGE plpgsql STABLE
AS $function$
DECLARE
  contains constant text := app_pattern(term);
  of_tenant constant text := 'SELECT "id" FROM "search_word" WHERE "mainOrganizationId" = $1 AND "kind" = $2 AND ';
  total int := 0;
  best real;
  one record;
BEGIN
  texts := ARRAY[term];
  IF length(term) < 3 AND term ~ '[0-9]' THEN
    RETURN;
  END IF;
  ids := '{}';
  FOR one IN EXECUTE
    'SELECT "id", "uses" FROM (' || of_tenant || 'NOT "isNumber" AND "word" LIKE $3 UNION ALL '
      || of_tenant || '"isNumber" AND "word" LIKE $4 OFFSET 0) AS "found" JOIN "search_word" USING ("id")'
    USING tenant, wanted, contains, CASE WHEN length(term) < 3 THEN substr(contains, 2) ELSE contains END
  LOOP
    total := total + one."uses";
    IF total > 50000 OR cardinality(ids) > 5000 THEN
      ids := NULL;
      RETURN;
    END IF;
    ids := ids || one."id";
  END LOOP;
  IF length(term) < 4 OR term ~ '[0-9]' OR NOT (forgiving OR ids = '{}') THEN
    RETURN;
  END IF;
  FOR one IN EXECUTE
    'SELECT "id", "word", greatest(similarity("word", $3), word_similarity($3, "word")) AS "likeness"
     FROM "search_word"
     WHERE "mainOrganizationId" = $1 AND "kind" = $2 AND NOT "isNumber" AND ("word" % $3 OR $3 <% "word")
     ORDER BY "likeness" DESC, "word" LIMIT 12'
    USING tenant, wanted, term
  LOOP
    best := coalesce(best, one."likeness");
    EXIT WHEN one."likeness" < best - 0.15;
    ids := ids || one."id";
    texts := texts || one."word"::text;
  END LOOP;
END;
$function$;

DROP FUNCTION app_search;
-- The things of the transaction's tenant whose text contains each typed word, or a word that resembles it. No ids: there
-- are more than `most`, or too many to tell; the text of each row then has to contain one of each list in `parts`.
CREATE FUNCTION app_search(wanted text, typed text, most int, OUT ids text[], OUT parts jsonb)
LANGUAGE plpgsql STABLE SECURITY DEFINER
AS $function$
DECLARE
  tenant constant int := nullif(current_setting('app.main_organization', true), '')::int;
  terms constant text[] := (app_words(app_fold(typed)))[1:8];
  term text;
  one record;
  by_words text;
  by_text text;
BEGIN
  FOR attempt IN 1..2 LOOP
    ids := '{}';
    parts := '[]';
    by_words := NULL;
    by_text := '';
    IF tenant IS NULL THEN
      RETURN;
    END IF;
    FOREACH term IN ARRAY terms LOOP
      one := app_search_words(tenant, wanted, term, attempt = 2);
      IF one.ids = '{}' THEN
        RETURN;
      END IF;
      parts := parts || jsonb_build_array(to_jsonb(one.texts));
      IF one.ids IS NULL THEN
        by_text := by_text || (SELECT format(' AND (%s)', string_agg(format('strpos("text", %L) > 0', "part"), ' OR '))
          FROM unnest(one.texts) AS "part");
      ELSE
        by_words := concat_ws(' AND ', by_words, format('"words" && %L::int[]', one.ids));
      END IF;
    END LOOP;
    IF by_words IS NULL THEN
      ids := NULL;
      RETURN;
    END IF;
    -- Only the index of the words serves the inner part: the planner must not walk through the tenant instead.
    EXECUTE 'SELECT coalesce(array_agg("entityId"), ''{}'') FROM (
        SELECT "entityId" FROM (SELECT * FROM "search_entry" WHERE ' || by_words || ' OFFSET 0) AS "found"
        WHERE "mainOrganizationId" = $1 AND "kind" = $2' || by_text || ' LIMIT $3
      ) AS "some"'
      INTO ids USING tenant, wanted, most + 1;
    IF cardinality(ids) > most THEN
      ids := NULL;
    END IF;
    EXIT WHEN ids IS NULL OR ids <> '{}' OR cardinality(terms) = 1;
  END LOOP;
END;
$function$;

CREATE OR REPLACE FUNCTION app_add_search_entries() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER
AS $function$
DECLARE
  columns constant text := (
    SELECT string_agg(quote_ident(TG_ARGV[place]), ', ' ORDER BY place) FROM generate_series(1, TG_NARGS - 1) AS place
  );
BEGIN
  EXECUTE format(
    'INSERT INTO "search_entry" ("mainOrganizationId", "kind", "entityId", "text", "words")
     SELECT "mainOrganizationId", $1, "id"::text, "text", app_note_words("mainOrganizationId", $1, app_words("text"))
     FROM (SELECT *, app_fold(concat_ws('' '', %s)) AS "text" FROM "added" OFFSET 0) AS "folded"',
    columns
  ) USING TG_ARGV[0];
  RETURN NULL;
END;
$function$;

CREATE OR REPLACE FUNCTION app_change_search_entry() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER
AS $function$
DECLARE
  columns constant jsonb := to_jsonb(NEW);
  folded constant text := app_fold((
    SELECT string_agg(columns ->> TG_ARGV[place], ' ' ORDER BY place) FROM generate_series(1, TG_NARGS - 1) AS place
  ));
BEGIN
  UPDATE "search_entry"
  SET "text" = folded, "words" = app_note_words(NEW."mainOrganizationId", TG_ARGV[0], app_words(folded))
  WHERE "mainOrganizationId" = NEW."mainOrganizationId" AND "kind" = TG_ARGV[0] AND "entityId" = NEW."id"::text;
  RETURN NULL;
END;
$function$;

-- The name of the customer is locked against a rename until the Chance is stored, which then renames it there as well.
CREATE FUNCTION app_write_search_text() RETURNS trigger
LANGUAGE plpgsql
AS $function$
DECLARE
  customer text;
BEGIN
  SELECT "name" INTO customer FROM "customer"
  WHERE "mainOrganizationId" = NEW."mainOrganizationId" AND "id" = NEW."customerId" FOR KEY SHARE;
  NEW."searchText" := app_fold(concat_ws(' ', NEW."shortNumber", NEW."name", NEW."referenceNumber", customer));
  RETURN NEW;
END;
$function$;

CREATE FUNCTION app_write_search_texts_of_customer() RETURNS trigger
LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE "chance" SET "searchText" = app_fold(concat_ws(' ', "shortNumber", "name", "referenceNumber", NEW."name"))
  WHERE "mainOrganizationId" = NEW."mainOrganizationId" AND "customerId" = NEW."id";
  RETURN NULL;
END;
$function$;

CREATE TRIGGER "search_text" BEFORE INSERT OR UPDATE OF "shortNumber", "name", "referenceNumber", "customerId" ON "chance"
  FOR EACH ROW EXECUTE FUNCTION app_write_search_text();
CREATE TRIGGER "search_texts" AFTER UPDATE OF "name" ON "customer" FOR EACH ROW WHEN (OLD."name" <> NEW."name")
  EXECUTE FUNCTION app_write_search_texts_of_customer();
DROP TRIGGER "search_added" ON "chance";
CREATE TRIGGER "search_added" AFTER INSERT ON "chance" REFERENCING NEW TABLE AS "added"
  FOR EACH STATEMENT EXECUTE FUNCTION app_add_search_entries('chance', 'searchText');
DROP TRIGGER "search_changed" ON "chance";
CREATE TRIGGER "search_changed" AFTER UPDATE ON "chance" FOR EACH ROW
  WHEN (OLD."searchText" IS DISTINCT FROM NEW."searchText")
  EXECUTE FUNCTION app_change_search_entry('chance', 'searchText');

-- Writes all words and entries anew, set by set. For a role that row-level security does not hold.
CREATE FUNCTION app_rebuild_search() RETURNS void
LANGUAGE plpgsql
AS $function$
BEGIN
  TRUNCATE "search_entry", "search_word";
  CREATE TEMPORARY TABLE "search_source" ON COMMIT DROP AS
    SELECT row_number() OVER () AS "number", * FROM (
      SELECT "mainOrganizationId", 'chance' AS "kind", "id"::text AS "entityId", "searchText" AS "text" FROM "chance"
      UNION ALL
      SELECT "mainOrganizationId", 'customer', "id"::text, app_fold("name") FROM "customer"
      UNION ALL
      SELECT "mainOrganizationId", 'user', "id"::text, app_fold("firstname" || ' ' || "lastname" || ' ' || "firstname")
      FROM "app_user"
    ) AS "things";
  ANALYZE "search_source";
  CREATE TEMPORARY TABLE "search_part" ON COMMIT DROP AS
    SELECT "number", "mainOrganizationId", "kind", "word"
    FROM "search_source" CROSS JOIN LATERAL app_split("text") AS "word";
  ANALYZE "search_part";
  INSERT INTO "search_word" ("mainOrganizationId", "kind", "word", "isNumber", "uses")
    SELECT "mainOrganizationId", "kind", "word", "word" ~ '[0-9]', least(count(*), 50000) FROM "search_part" GROUP BY 1, 2, 3;
  ANALYZE "search_word";
  INSERT INTO "search_entry" ("mainOrganizationId", "kind", "entityId", "text", "words")
    SELECT "mainOrganizationId", "kind", "entityId", "text", coalesce("ids", '{}') FROM "search_source"
    LEFT JOIN (
      SELECT "number", array_agg("id") AS "ids"
      FROM "search_part" JOIN "search_word" USING ("mainOrganizationId", "kind", "word") GROUP BY "number"
    ) AS "worded" USING ("number");
  DROP TABLE "search_part";
  DROP TABLE "search_source";
END;
$function$;

-- The functions name no schema, so that the product can live in any: the one they were made in is pinned, and what a
-- session puts into its temporary schema comes last. Sequential scans are off because they would read every tenant.
DO $$
DECLARE
  one text;
BEGIN
  FOREACH one IN ARRAY ARRAY['app_add_search_entries', 'app_change_search_entry', 'app_search'] LOOP
    EXECUTE format('ALTER FUNCTION %I SET search_path = pg_catalog, %I, pg_temp', one, current_schema());
    EXECUTE format('ALTER FUNCTION %I SET enable_seqscan = off', one);
  END LOOP;
  FOREACH one IN ARRAY ARRAY['app_write_search_text', 'app_write_search_texts_of_customer', 'app_rebuild_search'] LOOP
    EXECUTE format('ALTER FUNCTION %I SET search_path = pg_catalog, %I, pg_temp', one, current_schema());
  END LOOP;
  -- Sorting all words is slower than hashing them, and the planner thinks there are more than there are.
  ALTER FUNCTION app_rebuild_search SET enable_sort = off;
END
$$;
REVOKE ALL ON FUNCTION app_search, app_search_words, app_note_words, app_rebuild_search FROM PUBLIC;

-- The texts and words of what is stored already. The owner is held to row-level security itself, except for this moment.
DO $$
DECLARE
  source text;
BEGIN
  FOREACH source IN ARRAY ARRAY['chance', 'customer', 'app_user'] LOOP
    EXECUTE format('ALTER TABLE %I NO FORCE ROW LEVEL SECURITY', source);
  END LOOP;
  ALTER TABLE "chance" DISABLE TRIGGER USER;
  UPDATE "chance" SET "searchText" =
    app_fold(concat_ws(' ', "shortNumber", "chance"."name", "referenceNumber", "customer"."name"))
    FROM "customer"
    WHERE "customer"."mainOrganizationId" = "chance"."mainOrganizationId" AND "customer"."id" = "customerId";
  ALTER TABLE "chance" ENABLE TRIGGER USER;
  PERFORM app_rebuild_search();
  FOREACH source IN ARRAY ARRAY['chance', 'customer', 'app_user'] LOOP
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', source);
  END LOOP;
END
$$;
