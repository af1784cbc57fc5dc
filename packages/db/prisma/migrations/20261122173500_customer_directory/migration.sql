-- Lists sort customers by the folded name: the database compares by code point, and Ä belongs beside A. The trigger writes
-- the key, so that no writer can forget it.
ALTER TABLE "customer" ADD COLUMN "sortKey" TEXT NOT NULL DEFAULT '';

CREATE FUNCTION app_sort_customer() RETURNS trigger
LANGUAGE plpgsql
AS $function$
BEGIN
  NEW."sortKey" := app_fold(NEW."name");
  RETURN NEW;
END;
$function$;
CREATE TRIGGER "sorted" BEFORE INSERT OR UPDATE OF "name" ON "customer"
  FOR EACH ROW EXECUTE FUNCTION app_sort_customer();

-- The owner is held to row-level security itself, except for this moment.
ALTER TABLE "customer" NO FORCE ROW LEVEL SECURITY;
UPDATE "customer" SET "sortKey" = app_fold("name");
ALTER TABLE "customer" FORCE ROW LEVEL SECURITY;

CREATE INDEX "customer_mainOrganizationId_sortKey_id_idx" ON "customer"("mainOrganizationId", "sortKey", "id");

-- Sites are edited by several people.
ALTER TABLE "site" ADD COLUMN "version" INTEGER NOT NULL DEFAULT 1;

-- The figures of a customer are read from this index alone.
DROP INDEX "chance_mainOrganizationId_customerId_idx";
CREATE INDEX "chance_mainOrganizationId_customerId_state_submittedAt_pric_idx"
  ON "chance"("mainOrganizationId", "customerId", "state", "submittedAt", "pricePerHour");

-- The function names no schema: the one it was made in is pinned.
DO $$
BEGIN
  EXECUTE format('ALTER FUNCTION app_sort_customer SET search_path = pg_catalog, %I, pg_temp', current_schema());
END
$$;
