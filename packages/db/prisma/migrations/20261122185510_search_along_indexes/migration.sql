-- The index of the words serves a search without any other condition: with one, the planner may walk along another index
-- and compare the words of every row.
DROP INDEX "search_entry_words";
CREATE INDEX "search_entry_words" ON "search_entry" USING GIN ("words") WITH (fastupdate = off);

-- The words that contain one typed word; where there are none, or on request, also those that resemble it. No ids: they
-- are used too often to be gathered. The patterns find the same in a text. Of one or two letters the words without digits
-- are read through; a number has to begin with them.
CREATE OR REPLACE FUNCTION app_search_words(
  tenant int, wanted text, term text, forgiving boolean, OUT ids int[], OUT texts text[]
)
LANGUAGE plpgsql STABLE
AS $function$
DECLARE
  contains constant text := app_pattern(term);
  is_short constant boolean := length(term) < 3;
  of_tenant constant text := format(
    'SELECT %s FROM "search_word" WHERE "mainOrganizationId" = $1 AND "kind" = $2 AND ',
    CASE WHEN is_short THEN '"id"' ELSE '"id", "uses"' END
  );
  total int := 0;
  best real;
  one record;
BEGIN
  texts := ARRAY[term];
  IF is_short AND term ~ '[0-9]' THEN
    RETURN;
  END IF;
  ids := '{}';
  -- A long number that is there as a whole is meant as a whole; its parts are in nearly every other number.
  IF length(term) >= 8 AND term ~ '[0-9]' THEN
    ids := ARRAY(SELECT "id" FROM "search_word"
      WHERE "mainOrganizationId" = tenant AND "kind" = wanted AND "isNumber" AND "word" = term);
    IF ids <> '{}' THEN
      RETURN;
    END IF;
  END IF;
  -- What is short has no letters to look up: the index of the words is read through, and how often they are used comes last.
  FOR one IN EXECUTE
    CASE WHEN is_short THEN 'SELECT "id", "uses" FROM (' ELSE '' END
      || of_tenant || 'NOT "isNumber" AND "word" LIKE $3 UNION ALL ' || of_tenant || '"isNumber" AND "word" LIKE $4'
      || CASE WHEN is_short THEN ' OFFSET 0) AS "found" JOIN "search_word" USING ("id")' ELSE '' END
    USING tenant, wanted, contains, CASE WHEN is_short THEN substr(contains, 2) ELSE contains END
  LOOP
    total := total + one."uses";
    IF total >= 20000 OR cardinality(ids) > 5000 THEN
      ids := NULL;
      RETURN;
    END IF;
    ids := ids || one."id";
  END LOOP;
  IF length(term) < 4 OR term ~ '[0-9]' OR NOT (forgiving OR ids = '{}') THEN
    RETURN;
  END IF;
  FOR one IN EXECUTE
    'SELECT "id", "uses", "word", greatest(similarity("word", $3), word_similarity($3, "word")) AS "likeness"
     FROM "search_word"
     WHERE "mainOrganizationId" = $1 AND "kind" = $2 AND NOT "isNumber" AND ("word" % $3 OR $3 <% "word")
     ORDER BY "likeness" DESC, "word" LIMIT 12'
    USING tenant, wanted, term
  LOOP
    best := coalesce(best, one."likeness");
    EXIT WHEN one."likeness" < best - 0.15;
    total := total + one."uses";
    ids := ids || one."id";
    texts := texts || one."word"::text;
  END LOOP;
  IF total >= 20000 THEN
    ids := NULL;
  END IF;
END;
$function$;

-- The things of the transaction's tenant whose text contains each typed word, or a word that resembles it. No ids: there
-- are more than `most`, or too many to tell; the text of each row then has to contain one of each list in `parts`.
CREATE OR REPLACE FUNCTION app_search(wanted text, typed text, most int, OUT ids text[], OUT parts jsonb)
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

DO $$
BEGIN
  EXECUTE format(
    'ALTER FUNCTION app_search SET search_path = pg_catalog, %I, pg_temp SET enable_seqscan = off', current_schema());
END
$$;
REVOKE ALL ON FUNCTION app_search, app_search_words FROM PUBLIC;
