-- Counting all figures anew groups what each organization sees in one pass, and what the main organization sees because it
-- takes part is not counted twice without comparing all rows. The figures are the same.
CREATE OR REPLACE FUNCTION app_rebuild_figures() RETURNS void
LANGUAGE sql
AS $function$
  DELETE FROM "chance_figure";
  INSERT INTO "chance_figure" ("mainOrganizationId", "organizationId", "ownerId", "stateNumber", "startMonth", "count", "revenue")
  SELECT "mainOrganizationId", "viewer", coalesce("ownerId", 0), coalesce("stateNumber", 0), coalesce("startMonth", 0),
    count(*), sum("revenue")
  FROM (
    SELECT "viewed"."mainOrganizationId", "viewer", "ownerId", "stateNumber",
      (extract(year FROM "startDate") * 12 + extract(month FROM "startDate") - 1)::int AS "startMonth",
      coalesce("effectiveRevenue"::numeric, 0) AS "revenue"
    FROM (
      SELECT "mainOrganizationId", "mainOrganizationId" AS "viewer", "id" FROM "chance"
      UNION ALL
      SELECT "mainOrganizationId", "organizationId", "chanceId" FROM "chance_participation"
      WHERE "organizationId" <> "mainOrganizationId"
    ) AS "viewed" JOIN "chance" USING ("mainOrganizationId", "id")
    WHERE "archivedAt" IS NULL
  ) AS "seen"
  GROUP BY GROUPING SETS (
    ("mainOrganizationId", "viewer", "stateNumber", "startMonth"), ("mainOrganizationId", "viewer", "ownerId"))
$function$;

-- Replacing a function drops its settings: the schema it was made in is pinned again.
DO $$
BEGIN
  EXECUTE format('ALTER FUNCTION app_rebuild_figures SET search_path = pg_catalog, %I, pg_temp', current_schema());
END
$$;
