-- A change adds as many entries as the one before, so that each 64th belonged to the same organization over and over: the
-- entries of the others were never folded. Now the organizations of a change take turns.

-- What a change of a Chance does to the figures of some organizations. An archived Chance is in none.
CREATE OR REPLACE FUNCTION app_note_figures(tenant integer, viewers integer[], before "chance", after "chance") RETURNS void
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
    RETURNING "id"
  )
  SELECT array_agg(DISTINCT viewers[1 + ("id" / 64 % cardinality(viewers))::int]) INTO crowded FROM "added" WHERE "id" % 64 = 0;
  IF crowded IS NOT NULL THEN
    PERFORM app_fold_figures(tenant, crowded);
  END IF;
END;
$function$;

DO $$
BEGIN
  EXECUTE format('ALTER FUNCTION app_note_figures SET search_path = pg_catalog, %I, pg_temp', current_schema());
END
$$;
