-- What an organization sees, and what an owner has, are small shares of a large tenant: walking along the order of all
-- Chances reads thousands of foreign rows for a page. Each of both therefore has every order of the list to itself.

-- The keys of the orders stand beside each participation. Triggers write them, so that no writer can forget them.
ALTER TABLE "chance_participation"
  ADD COLUMN "dueRank" INTEGER,
  ADD COLUMN "submission" DATE,
  ADD COLUMN "startDate" DATE,
  ADD COLUMN "effectiveRevenue" DOUBLE PRECISION,
  ADD COLUMN "totalCost" DOUBLE PRECISION,
  ADD COLUMN "surcharge" DOUBLE PRECISION;

-- The Chance stays locked until the participation is stored: a change of its keys would otherwise miss the new row.
CREATE FUNCTION app_place_participation() RETURNS trigger
LANGUAGE plpgsql
AS $function$
BEGIN
  SELECT "dueRank", "submission", "startDate", "effectiveRevenue", "totalCost", "surcharge"
  INTO NEW."dueRank", NEW."submission", NEW."startDate", NEW."effectiveRevenue", NEW."totalCost", NEW."surcharge"
  FROM "chance" WHERE "mainOrganizationId" = NEW."mainOrganizationId" AND "id" = NEW."chanceId" FOR NO KEY UPDATE;
  RETURN NEW;
END;
$function$;
CREATE TRIGGER "placed" BEFORE INSERT ON "chance_participation"
  FOR EACH ROW EXECUTE FUNCTION app_place_participation();

CREATE FUNCTION app_place_participations() RETURNS trigger
LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE "chance_participation"
  SET "dueRank" = NEW."dueRank", "submission" = NEW."submission", "startDate" = NEW."startDate",
    "effectiveRevenue" = NEW."effectiveRevenue", "totalCost" = NEW."totalCost", "surcharge" = NEW."surcharge"
  WHERE "mainOrganizationId" = NEW."mainOrganizationId" AND "chanceId" = NEW."id";
  RETURN NULL;
END;
$function$;
CREATE TRIGGER "placed" AFTER UPDATE ON "chance" FOR EACH ROW
  WHEN ((OLD."dueRank", OLD."submission", OLD."startDate", OLD."effectiveRevenue", OLD."totalCost", OLD."surcharge")
    IS DISTINCT FROM (NEW."dueRank", NEW."submission", NEW."startDate", NEW."effectiveRevenue", NEW."totalCost", NEW."surcharge"))
  EXECUTE FUNCTION app_place_participations();

-- The owner is held to row-level security itself, except for this moment.
ALTER TABLE "chance" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "chance_participation" NO FORCE ROW LEVEL SECURITY;
UPDATE "chance_participation" AS "part"
SET "dueRank" = "chance"."dueRank", "submission" = "chance"."submission", "startDate" = "chance"."startDate",
  "effectiveRevenue" = "chance"."effectiveRevenue", "totalCost" = "chance"."totalCost", "surcharge" = "chance"."surcharge"
FROM "chance" WHERE "chance"."mainOrganizationId" = "part"."mainOrganizationId" AND "chance"."id" = "part"."chanceId";
ALTER TABLE "chance" FORCE ROW LEVEL SECURITY;
ALTER TABLE "chance_participation" FORCE ROW LEVEL SECURITY;

CREATE INDEX "participation_due" ON "chance_participation" ("mainOrganizationId", "organizationId", "dueRank", "chanceId");
CREATE INDEX "participation_submission" ON "chance_participation" ("mainOrganizationId", "organizationId", "submission", "chanceId");
CREATE INDEX "participation_start" ON "chance_participation" ("mainOrganizationId", "organizationId", "startDate", "chanceId");
CREATE INDEX "participation_revenue_asc" ON "chance_participation" ("mainOrganizationId", "organizationId", (CASE WHEN "effectiveRevenue" IS NULL THEN 'Infinity'::float8 ELSE "effectiveRevenue" END), "chanceId");
CREATE INDEX "participation_revenue_desc" ON "chance_participation" ("mainOrganizationId", "organizationId", (CASE WHEN "effectiveRevenue" IS NULL THEN '-Infinity'::float8 ELSE "effectiveRevenue" END), "chanceId");
CREATE INDEX "participation_total_cost_asc" ON "chance_participation" ("mainOrganizationId", "organizationId", (CASE WHEN "totalCost" IS NULL THEN 'Infinity'::float8 ELSE "totalCost" END), "chanceId");
CREATE INDEX "participation_total_cost_desc" ON "chance_participation" ("mainOrganizationId", "organizationId", (CASE WHEN "totalCost" IS NULL THEN '-Infinity'::float8 ELSE "totalCost" END), "chanceId");
CREATE INDEX "participation_surcharge_asc" ON "chance_participation" ("mainOrganizationId", "organizationId", (CASE WHEN "surcharge" IS NULL THEN 'Infinity'::float8 ELSE "surcharge" END), "chanceId");
CREATE INDEX "participation_surcharge_desc" ON "chance_participation" ("mainOrganizationId", "organizationId", (CASE WHEN "surcharge" IS NULL THEN '-Infinity'::float8 ELSE "surcharge" END), "chanceId");

CREATE INDEX "chance_owner_start" ON "chance" ("mainOrganizationId", "ownerId", "startDate", "id");
CREATE INDEX "chance_owner_revenue_asc" ON "chance" ("mainOrganizationId", "ownerId", (CASE WHEN "effectiveRevenue" IS NULL THEN 'Infinity'::float8 ELSE "effectiveRevenue" END), "id");
CREATE INDEX "chance_owner_revenue_desc" ON "chance" ("mainOrganizationId", "ownerId", (CASE WHEN "effectiveRevenue" IS NULL THEN '-Infinity'::float8 ELSE "effectiveRevenue" END), "id");
CREATE INDEX "chance_owner_total_cost_asc" ON "chance" ("mainOrganizationId", "ownerId", (CASE WHEN "totalCost" IS NULL THEN 'Infinity'::float8 ELSE "totalCost" END), "id");
CREATE INDEX "chance_owner_total_cost_desc" ON "chance" ("mainOrganizationId", "ownerId", (CASE WHEN "totalCost" IS NULL THEN '-Infinity'::float8 ELSE "totalCost" END), "id");
CREATE INDEX "chance_owner_surcharge_asc" ON "chance" ("mainOrganizationId", "ownerId", (CASE WHEN "surcharge" IS NULL THEN 'Infinity'::float8 ELSE "surcharge" END), "id");
CREATE INDEX "chance_owner_surcharge_desc" ON "chance" ("mainOrganizationId", "ownerId", (CASE WHEN "surcharge" IS NULL THEN '-Infinity'::float8 ELSE "surcharge" END), "id");

-- A state is compared as a number, because comparing enum values is not leakproof and keeps an index out under row-level
-- security. The numbers follow the order of the enum.
ALTER TABLE "chance" ADD COLUMN "stateNumber" INTEGER GENERATED ALWAYS AS (
  CASE "state"
    WHEN 'pendingbiddecision' THEN 1 WHEN 'editing' THEN 2 WHEN 'pendingmarginapproval' THEN 3 WHEN 'readytosubmit' THEN 4
    WHEN 'submitted' THEN 5 WHEN 'won' THEN 6 WHEN 'lost' THEN 7 WHEN 'notbidding' THEN 8
  END
) STORED;
CREATE INDEX "chance_state_due" ON "chance" ("mainOrganizationId", "stateNumber", "dueRank", "id");
CREATE INDEX "chance_state_submission" ON "chance" ("mainOrganizationId", "stateNumber", "submission", "id");
CREATE INDEX "chance_state_start" ON "chance" ("mainOrganizationId", "stateNumber", "startDate", "id");
CREATE INDEX "chance_state_revenue_asc" ON "chance" ("mainOrganizationId", "stateNumber", (CASE WHEN "effectiveRevenue" IS NULL THEN 'Infinity'::float8 ELSE "effectiveRevenue" END), "id");
CREATE INDEX "chance_state_revenue_desc" ON "chance" ("mainOrganizationId", "stateNumber", (CASE WHEN "effectiveRevenue" IS NULL THEN '-Infinity'::float8 ELSE "effectiveRevenue" END), "id");
CREATE INDEX "chance_state_total_cost_asc" ON "chance" ("mainOrganizationId", "stateNumber", (CASE WHEN "totalCost" IS NULL THEN 'Infinity'::float8 ELSE "totalCost" END), "id");
CREATE INDEX "chance_state_total_cost_desc" ON "chance" ("mainOrganizationId", "stateNumber", (CASE WHEN "totalCost" IS NULL THEN '-Infinity'::float8 ELSE "totalCost" END), "id");
CREATE INDEX "chance_state_surcharge_asc" ON "chance" ("mainOrganizationId", "stateNumber", (CASE WHEN "surcharge" IS NULL THEN 'Infinity'::float8 ELSE "surcharge" END), "id");
CREATE INDEX "chance_state_surcharge_desc" ON "chance" ("mainOrganizationId", "stateNumber", (CASE WHEN "surcharge" IS NULL THEN '-Infinity'::float8 ELSE "surcharge" END), "id");

-- The functions name no schema: the one they were made in is pinned.
DO $$
DECLARE
  one text;
BEGIN
  FOREACH one IN ARRAY ARRAY['app_place_participation', 'app_place_participations'] LOOP
    EXECUTE format('ALTER FUNCTION %I SET search_path = pg_catalog, %I, pg_temp', one, current_schema());
  END LOOP;
END
$$;

-- Texts without accents, which most are, need not be taken apart for folding.
CREATE OR REPLACE FUNCTION app_fold(typed text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  SELECT CASE
    WHEN octet_length(typed) = length(typed) THEN lower(typed)
    ELSE replace(regexp_replace(lower(normalize(typed, NFKD)), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss')
  END
$function$;
