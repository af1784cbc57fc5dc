-- When the name and the words of a person who left were erased.
ALTER TABLE "app_user" ADD COLUMN "erasedAt" TIMESTAMPTZ(3);

-- Every text and JSON value of the tenant that a pattern matches, in all tables that the caller may read, in scenarios too.
-- `skipped` names tables, or columns as "table.column". A value that the chain over the trail covers is fixed, and so is one
-- in a table that the caller may not change.
CREATE FUNCTION erasure_texts(pattern text, skipped text[])
RETURNS TABLE ("table" text, "column" text, "key" jsonb, "scenarioId" text, "chanceId" text, "value" text, "isFixed" boolean)
LANGUAGE plpgsql AS $$
DECLARE
  tenant constant int := nullif(current_setting('app.main_organization', true), '')::int;
  place record;
  scenario text;
BEGIN
  FOR place IN
    SELECT c."relname" AS name,
      (SELECT string_agg(format('(%L, t.%I::text)', a."attname", a."attname"), ', ') FROM pg_attribute a
        WHERE a."attrelid" = c."oid" AND a."attnum" > 0 AND NOT a."attisdropped"
          AND a."atttypid" IN ('text'::regtype, 'varchar'::regtype, 'jsonb'::regtype, 'json'::regtype, 'text[]'::regtype)
          AND NOT c."relname" || '.' || a."attname" = ANY (skipped)) AS columns,
      (SELECT string_agg(format('%L, t.%I', a."attname", a."attname"), ', ') FROM pg_index i
        JOIN pg_attribute a ON a."attrelid" = c."oid" AND a."attnum" = ANY (i."indkey")
        WHERE i."indrelid" = c."oid" AND i."indisprimary") AS keys,
      CASE
        WHEN c."relname" = 'chance' THEN 't."id"::text'
        WHEN EXISTS (SELECT FROM pg_attribute a WHERE a."attrelid" = c."oid" AND a."attname" = 'chanceId') THEN 't."chanceId"::text'
        ELSE 'NULL::text'
      END AS chance,
      CASE
        WHEN c."relname" = 'trail_entry' THEN 'coalesce(concat(trail_values(t."entity", t."before"), trail_values(t."entity", t."after")) ~* $2, false)'
        ELSE (NOT has_table_privilege(c."oid", 'UPDATE'))::text
      END AS fixed,
      EXISTS (SELECT FROM pg_policy p WHERE p."polrelid" = c."oid"
        AND pg_get_expr(p."polqual", c."oid") LIKE '%app.scenario%') AS "isOfScenarios"
    FROM pg_class c
    WHERE c."relnamespace" = 'public'::regnamespace AND c."relkind" IN ('r', 'p') AND NOT c."relname" = ANY (skipped)
      AND has_table_privilege(c."oid", 'SELECT')
      AND EXISTS (SELECT FROM pg_attribute a WHERE a."attrelid" = c."oid" AND a."attname" = 'mainOrganizationId')
    ORDER BY c."relname"
  LOOP
    CONTINUE WHEN place.columns IS NULL OR place.keys IS NULL;
    FOR scenario IN
      SELECT '' UNION ALL SELECT s."id"::text FROM "scenario" s WHERE place."isOfScenarios" AND s."mainOrganizationId" = tenant
    LOOP
      PERFORM set_config('app.scenario', scenario, true);
      RETURN QUERY EXECUTE format(
        'SELECT %L::text, f.name, jsonb_build_object(%s), nullif($3, ''''), %s, f.value, %s FROM %I t, LATERAL (VALUES %s) AS f(name, value)
         WHERE t."mainOrganizationId" = $1 AND f.value ~* $2',
        place.name, place.keys, place.chance, place.fixed, place.name, place.columns) USING tenant, pattern, scenario;
    END LOOP;
    PERFORM set_config('app.scenario', '', true);
  END LOOP;
END
$$;

-- Puts other words in the place of what the pattern matches in one value that erasure_texts found.
CREATE FUNCTION erasure_replace(place text, name text, key jsonb, scenario text, pattern text, words text) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  matched text;
  kind text;
BEGIN
  SELECT string_agg(format('t.%I = ($3->>%L)::%s', a."attname", a."attname", format_type(a."atttypid", a."atttypmod")), ' AND ')
    INTO matched FROM pg_index i
    JOIN pg_attribute a ON a."attrelid" = i."indrelid" AND a."attnum" = ANY (i."indkey")
    WHERE i."indrelid" = format('%I', place)::regclass AND i."indisprimary";
  SELECT format_type(a."atttypid", NULL) INTO kind FROM pg_attribute a
    WHERE a."attrelid" = format('%I', place)::regclass AND a."attname" = name;
  PERFORM set_config('app.scenario', coalesce(scenario, ''), true);
  EXECUTE format('UPDATE %I t SET %I = regexp_replace(t.%I::text, $1, $2, ''gi'')::%s WHERE %s', place, name, name, kind, matched)
    USING pattern, words, key;
  PERFORM set_config('app.scenario', '', true);
END
$$;

-- The trail is append-only for the application: the erasure alone changes an entry, outside of what the chain covers.
CREATE FUNCTION erasure_in_trail(entry bigint, pattern text, words text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
DECLARE
  tenant constant int := nullif(current_setting('app.main_organization', true), '')::int;
  covered constant text := trail_content(tenant, 'entry', entry::text);
BEGIN
  UPDATE "trail_entry" SET
    "before" = regexp_replace("before"::text, pattern, words, 'gi')::jsonb,
    "after" = regexp_replace("after"::text, pattern, words, 'gi')::jsonb
  WHERE "mainOrganizationId" = tenant AND "id" = entry;
  IF trail_content(tenant, 'entry', entry::text) IS DISTINCT FROM covered THEN
    RAISE EXCEPTION 'The chain covers what the entry % would lose.', entry;
  END IF;
END
$$;

-- Forgets words by which things were found, where no text has them any more.
CREATE FUNCTION erasure_search_words(forgotten text[]) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path FROM CURRENT AS $$
  DELETE FROM "search_word" w
  WHERE w."mainOrganizationId" = nullif(current_setting('app.main_organization', true), '')::int
    AND w."word" = ANY (SELECT unnest(regexp_split_to_array(app_fold(word), '[^[:alnum:]]+')) FROM unnest(forgotten) AS word)
    AND NOT EXISTS (SELECT FROM "search_entry" e
      WHERE e."mainOrganizationId" = w."mainOrganizationId" AND e."kind" = w."kind" AND e."words" @> ARRAY[w."id"])
$$;

-- What goes with a person may be deleted, and what others were sent about the person may be changed.
DO $$
DECLARE
  name text;
  tenant constant text := $sql$"mainOrganizationId" = nullif(current_setting('app.main_organization', true), '')::int$sql$;
BEGIN
  EXECUTE format('CREATE POLICY "erasure" ON "trail_entry" FOR UPDATE TO %I USING (%s) WITH CHECK (%s)', current_user, tenant, tenant);
  FOREACH name IN ARRAY ARRAY['mail', 'session', 'api_token', 'calendar_feed', 'account_link', 'notification',
    'notification_choice', 'notification_plan', 'list_view', 'list_choice', 'document_question', 'document_asking',
    'document_asking_event', 'data_export', 'data_export_piece', 'idempotency_key']
  LOOP
    IF NOT EXISTS (SELECT FROM pg_policy p WHERE p."polrelid" = name::regclass AND p."polcmd" IN ('*', 'd')) THEN
      EXECUTE format('CREATE POLICY "erasure_delete" ON %I FOR DELETE USING (%s)', name, tenant);
    END IF;
  END LOOP;
  FOREACH name IN ARRAY ARRAY['mail', 'notification'] LOOP
    IF NOT EXISTS (SELECT FROM pg_policy p WHERE p."polrelid" = name::regclass AND p."polcmd" IN ('*', 'w')) THEN
      EXECUTE format('CREATE POLICY "erasure_change" ON %I FOR UPDATE USING (%s) WITH CHECK (%s)', name, tenant, tenant);
    END IF;
  END LOOP;
END
$$;
