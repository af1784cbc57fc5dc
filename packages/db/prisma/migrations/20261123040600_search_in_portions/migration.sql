-- For each thing it finds, a scan of the index compares all the words it was given. Fifty words at a time keep the work of
-- a search in proportion to what it finds; with all of them at once it grew with the square.

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
        by_words := concat_ws(' AND ', by_words, (SELECT format('(%s)', string_agg(format('"words" && %L::int[]', "portion"), ' OR '))
          FROM (
            SELECT array_agg("id") AS "portion" FROM unnest(one.ids) WITH ORDINALITY AS "each" ("id", "place")
            GROUP BY ("place" - 1) / 50
          ) AS "portions"));
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
