-- The figures of the dashboard are kept: a count over a million Chances takes seconds. Each change of a Chance adds
-- entries in its own transaction, and a figure is the sum of entries, so that no two changes wait for one another and
-- no figure is ever behind. From time to time a change folds the entries of a key into one.
CREATE TABLE "chance_figure" (
    "id" BIGSERIAL NOT NULL,
    "mainOrganizationId" INTEGER NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "ownerId" INTEGER NOT NULL,
    "stateNumber" INTEGER NOT NULL,
    "startMonth" INTEGER NOT NULL,
    "count" INTEGER NOT NULL,
    "revenue" DECIMAL(65,30) NOT NULL,

    CONSTRAINT "chance_figure_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "chance_figure_mainOrganizationId_organizationId_ownerId_sta_idx" ON "chance_figure"("mainOrganizationId", "organizationId", "ownerId", "stateNumber", "startMonth");

ALTER TABLE "chance_figure" ADD CONSTRAINT "chance_figure_mainOrganizationId_organizationId_fkey" FOREIGN KEY ("mainOrganizationId", "organizationId") REFERENCES "organization"("mainOrganizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "chance_figure" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "chance_figure"
  USING ("mainOrganizationId" = nullif(current_setting('app.main_organization', true), '')::int)
  WITH CHECK ("mainOrganizationId" = nullif(current_setting('app.main_organization', true), '')::int);

-- Several entries of one key become their sum. Entries that another transaction is folding are left to it.
CREATE FUNCTION app_fold_figures(tenant integer, viewers integer[]) RETURNS void
LANGUAGE sql
AS $function$
  WITH "crowded" AS (
    SELECT "organizationId", "ownerId", "stateNumber", "startMonth" FROM "chance_figure"
    WHERE "mainOrganizationId" = tenant AND "organizationId" = ANY (viewers)
    GROUP BY 1, 2, 3, 4 HAVING count(*) > 1
  ), "taken" AS (
    SELECT "entry"."id" FROM "chance_figure" AS "entry"
    WHERE "entry"."mainOrganizationId" = tenant AND "entry"."organizationId" = ANY (viewers)
      AND ("organizationId", "ownerId", "stateNumber", "startMonth") IN (SELECT * FROM "crowded")
    FOR UPDATE SKIP LOCKED
  ), "gone" AS (
    DELETE FROM "chance_figure" WHERE "id" IN (SELECT "id" FROM "taken") RETURNING *
  )
  INSERT INTO "chance_figure" ("mainOrganizationId", "organizationId", "ownerId", "stateNumber", "startMonth", "count", "revenue")
  SELECT tenant, "organizationId", "ownerId", "stateNumber", "startMonth", sum("count"), sum("revenue") FROM "gone"
  GROUP BY 2, 3, 4, 5 HAVING sum("count") <> 0 OR sum("revenue") <> 0
$function$;

-- What a change of a Chance does to the figures of some organizations. An archived Chance is in none.
CREATE FUNCTION app_note_figures(tenant integer, viewers integer[], before "chance", after "chance") RETURNS void
LANGUAGE plpgsql
AS $function$
DECLARE
  crowded integer[];
BEGIN
  WITH "side" AS (
    SELECT "ownerId", "stateNumber", "sign", coalesce("effectiveRevenue"::numeric, 0) * "sign" AS "revenue",
      (extract(year FROM "startDate") * 12 + extract(month FROM "startDate") - 1)::int AS "startMonth"
    FROM (
      SELECT -1 AS "sign", (before)."ownerId", (before)."stateNumber", (before)."effectiveRevenue", (before)."startDate"
      WHERE (before)."id" IS NOT NULL AND (before)."archivedAt" IS NULL
      UNION ALL
      SELECT 1, (after)."ownerId", (after)."stateNumber", (after)."effectiveRevenue", (after)."startDate"
      WHERE (after)."id" IS NOT NULL AND (after)."archivedAt" IS NULL
    ) AS "sides"
  ), "added" AS (
    INSERT INTO "chance_figure" ("mainOrganizationId", "organizationId", "ownerId", "stateNumber", "startMonth", "count", "revenue")
    SELECT tenant, "viewer", "part"."ownerId", "part"."stateNumber", "part"."startMonth", sum("sign"), sum("revenue")
    FROM unnest(viewers) AS "viewer"
    CROSS JOIN (
      SELECT 0 AS "ownerId", "stateNumber", "startMonth", "sign", "revenue" FROM "side"
      UNION ALL
      SELECT "ownerId", 0, 0, "sign", "revenue" FROM "side"
    ) AS "part"
    GROUP BY 2, 3, 4, 5 HAVING sum("sign") <> 0 OR sum("revenue") <> 0
    RETURNING "id", "organizationId"
  )
  SELECT array_agg(DISTINCT "organizationId") INTO crowded FROM "added" WHERE "id" % 64 = 0;
  IF crowded IS NOT NULL THEN
    PERFORM app_fold_figures(tenant, crowded);
  END IF;
END;
$function$;

-- The main organization views every Chance, also without a participation.
CREATE FUNCTION app_viewers_of(tenant integer, chance uuid) RETURNS integer[]
LANGUAGE sql STABLE
AS $function$
  SELECT array_agg("organizationId") FROM (
    SELECT tenant AS "organizationId"
    UNION SELECT "organizationId" FROM "chance_participation" WHERE "mainOrganizationId" = tenant AND "chanceId" = chance
  ) AS "viewer"
$function$;

CREATE FUNCTION app_count_chance() RETURNS trigger
LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM app_note_figures(NEW."mainOrganizationId", ARRAY[NEW."mainOrganizationId"], NULL, NEW);
    RETURN NULL;
  ELSIF TG_OP = 'UPDATE' THEN
    PERFORM app_note_figures(NEW."mainOrganizationId", app_viewers_of(NEW."mainOrganizationId", NEW."id"), OLD, NEW);
    RETURN NULL;
  END IF;
  PERFORM app_note_figures(OLD."mainOrganizationId", app_viewers_of(OLD."mainOrganizationId", OLD."id"), OLD, NULL);
  RETURN OLD;
END;
$function$;
CREATE TRIGGER "counted" AFTER INSERT ON "chance" FOR EACH ROW EXECUTE FUNCTION app_count_chance();
CREATE TRIGGER "counted_again" AFTER UPDATE ON "chance" FOR EACH ROW
  WHEN ((OLD."ownerId", OLD."stateNumber", OLD."startDate", OLD."effectiveRevenue", OLD."archivedAt" IS NULL)
    IS DISTINCT FROM (NEW."ownerId", NEW."stateNumber", NEW."startDate", NEW."effectiveRevenue", NEW."archivedAt" IS NULL))
  EXECUTE FUNCTION app_count_chance();
CREATE TRIGGER "counted_out" BEFORE DELETE ON "chance" FOR EACH ROW EXECUTE FUNCTION app_count_chance();

-- The Chance stays locked until the participation is there or gone: a change of its figures would otherwise miss it. Of
-- a Chance that is deleted itself nothing is left to read here.
CREATE FUNCTION app_count_participation() RETURNS trigger
LANGUAGE plpgsql
AS $function$
DECLARE
  part "chance_participation";
  counted "chance";
BEGIN
  IF TG_OP = 'INSERT' THEN part := NEW; ELSE part := OLD; END IF;
  IF part."organizationId" <> part."mainOrganizationId" THEN
    SELECT * INTO counted FROM "chance"
    WHERE "mainOrganizationId" = part."mainOrganizationId" AND "id" = part."chanceId" FOR NO KEY UPDATE;
    IF FOUND AND TG_OP = 'INSERT' THEN
      PERFORM app_note_figures(part."mainOrganizationId", ARRAY[part."organizationId"], NULL, counted);
    ELSIF FOUND THEN
      PERFORM app_note_figures(part."mainOrganizationId", ARRAY[part."organizationId"], counted, NULL);
    END IF;
  END IF;
  RETURN part;
END;
$function$;
CREATE TRIGGER "counted" AFTER INSERT ON "chance_participation" FOR EACH ROW EXECUTE FUNCTION app_count_participation();
CREATE TRIGGER "counted_out" BEFORE DELETE ON "chance_participation" FOR EACH ROW EXECUTE FUNCTION app_count_participation();

-- Counts everything anew, while no other transaction changes Chances.
CREATE FUNCTION app_rebuild_figures() RETURNS void
LANGUAGE sql
AS $function$
  DELETE FROM "chance_figure";
  WITH "viewed" AS (
    SELECT "mainOrganizationId", "mainOrganizationId" AS "viewer", "id" FROM "chance"
    UNION
    SELECT "mainOrganizationId", "organizationId", "chanceId" FROM "chance_participation"
  ), "counted" AS (
    SELECT "viewed"."mainOrganizationId", "viewer", "ownerId", "stateNumber",
      (extract(year FROM "startDate") * 12 + extract(month FROM "startDate") - 1)::int AS "startMonth",
      count(*) AS "count", sum(coalesce("effectiveRevenue"::numeric, 0)) AS "revenue"
    FROM "viewed" JOIN "chance" USING ("mainOrganizationId", "id")
    WHERE "archivedAt" IS NULL
    GROUP BY 1, 2, 3, 4, 5
  )
  INSERT INTO "chance_figure" ("mainOrganizationId", "organizationId", "ownerId", "stateNumber", "startMonth", "count", "revenue")
  SELECT "mainOrganizationId", "viewer", 0, "stateNumber", "startMonth", sum("count"), sum("revenue")
  FROM "counted" GROUP BY 1, 2, 3, 4, 5
  UNION ALL
  SELECT "mainOrganizationId", "viewer", "ownerId", 0, 0, sum("count"), sum("revenue")
  FROM "counted" GROUP BY 1, 2, 3, 4, 5
$function$;
REVOKE ALL ON FUNCTION app_rebuild_figures FROM PUBLIC;

-- The functions name no schema: the one they were made in is pinned.
DO $$
DECLARE
  one text;
BEGIN
  FOREACH one IN ARRAY ARRAY['app_fold_figures', 'app_note_figures', 'app_viewers_of', 'app_count_chance', 'app_count_participation', 'app_rebuild_figures'] LOOP
    EXECUTE format('ALTER FUNCTION %I SET search_path = pg_catalog, %I, pg_temp', one, current_schema());
  END LOOP;
END
$$;

-- The owner is held to row-level security itself, except for this moment.
DO $$
DECLARE
  source text;
BEGIN
  FOREACH source IN ARRAY ARRAY['chance', 'chance_participation', 'organization', 'chance_figure'] LOOP
    EXECUTE format('ALTER TABLE %I NO FORCE ROW LEVEL SECURITY', source);
  END LOOP;
  PERFORM app_rebuild_figures();
  FOREACH source IN ARRAY ARRAY['chance', 'chance_participation', 'organization', 'chance_figure'] LOOP
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', source);
  END LOOP;
END
$$;
