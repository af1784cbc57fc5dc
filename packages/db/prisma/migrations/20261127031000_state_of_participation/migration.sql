-- An organization that filters its Chances by state read each of them to learn its state. The state now stands beside the
-- participation, like the keys of the orders (migration list_walks), so that the Chances of one page are read and no others.
ALTER TABLE "chance_participation" ADD COLUMN "stateNumber" INTEGER;

CREATE OR REPLACE FUNCTION app_place_participation() RETURNS trigger
LANGUAGE plpgsql
AS $function$
BEGIN
  SELECT "dueRank", "stateNumber", "submission", "startDate", "effectiveRevenue", "totalCost", "surcharge"
  INTO NEW."dueRank", NEW."stateNumber", NEW."submission", NEW."startDate", NEW."effectiveRevenue", NEW."totalCost", NEW."surcharge"
  FROM "chance" WHERE "mainOrganizationId" = NEW."mainOrganizationId" AND "id" = NEW."chanceId" FOR NO KEY UPDATE;
  RETURN NEW;
END;
$function$;

CREATE OR REPLACE FUNCTION app_place_participations() RETURNS trigger
LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE "chance_participation"
  SET "dueRank" = NEW."dueRank", "stateNumber" = NEW."stateNumber", "submission" = NEW."submission",
    "startDate" = NEW."startDate", "effectiveRevenue" = NEW."effectiveRevenue", "totalCost" = NEW."totalCost",
    "surcharge" = NEW."surcharge"
  WHERE "mainOrganizationId" = NEW."mainOrganizationId" AND "chanceId" = NEW."id";
  RETURN NULL;
END;
$function$;
DROP TRIGGER "placed" ON "chance";
CREATE TRIGGER "placed" AFTER UPDATE ON "chance" FOR EACH ROW
  WHEN ((OLD."dueRank", OLD."stateNumber", OLD."submission", OLD."startDate", OLD."effectiveRevenue", OLD."totalCost", OLD."surcharge")
    IS DISTINCT FROM (NEW."dueRank", NEW."stateNumber", NEW."submission", NEW."startDate", NEW."effectiveRevenue", NEW."totalCost", NEW."surcharge"))
  EXECUTE FUNCTION app_place_participations();

-- A replaced function loses the path that it was pinned to.
DO $$
DECLARE
  one text;
BEGIN
  FOREACH one IN ARRAY ARRAY['app_place_participation', 'app_place_participations'] LOOP
    EXECUTE format('ALTER FUNCTION %I SET search_path = pg_catalog, %I, pg_temp', one, current_schema());
  END LOOP;
END
$$;

-- The owner is held to row-level security itself, except for this moment.
ALTER TABLE "chance" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "chance_participation" NO FORCE ROW LEVEL SECURITY;
UPDATE "chance_participation" AS "part" SET "stateNumber" = "chance"."stateNumber"
FROM "chance" WHERE "chance"."mainOrganizationId" = "part"."mainOrganizationId" AND "chance"."id" = "part"."chanceId";
ALTER TABLE "chance" FORCE ROW LEVEL SECURITY;
ALTER TABLE "chance_participation" FORCE ROW LEVEL SECURITY;
