-- Runs that calculate the services of a Chance anew in the background, and what they computed until it takes effect.
ALTER TABLE "chance" ADD COLUMN "recalculation" JSONB;
CREATE TABLE "recalculation" (
    "id" UUID NOT NULL,
    "mainOrganizationId" INTEGER NOT NULL,
    "chanceId" UUID NOT NULL,
    "userId" INTEGER NOT NULL,
    "startDate" DATE,
    "endDate" DATE,
    "organizationIds" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
    "state" TEXT NOT NULL DEFAULT 'running',
    "step" TEXT NOT NULL DEFAULT 'loading',
    "done" INTEGER NOT NULL DEFAULT 0,
    "total" INTEGER NOT NULL DEFAULT 0,
    "holder" UUID,
    "heldUntil" TIMESTAMPTZ(3),
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "failed" JSONB NOT NULL DEFAULT '[]',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finishedAt" TIMESTAMPTZ(3),

    CONSTRAINT "recalculation_pkey" PRIMARY KEY ("id")
);
CREATE TABLE "service_replacement" (
    "mainOrganizationId" INTEGER NOT NULL,
    "recalculationId" UUID NOT NULL,
    "serviceId" UUID NOT NULL,
    "cuts" JSONB,
    "calculation" JSONB,

    CONSTRAINT "service_replacement_pkey" PRIMARY KEY ("mainOrganizationId", "recalculationId", "serviceId")
);
CREATE UNIQUE INDEX "recalculation_mainOrganizationId_id_key" ON "recalculation"("mainOrganizationId", "id");
CREATE INDEX "recalculation_mainOrganizationId_chanceId_id_idx" ON "recalculation"("mainOrganizationId", "chanceId", "id");
-- One unfinished run per Chance, also when two calls arrive at once.
CREATE UNIQUE INDEX "recalculation_running" ON "recalculation"("mainOrganizationId", "chanceId") WHERE "state" = 'running';
-- The open Chances on changed tables are few among all.
CREATE INDEX "chance_rates_changed" ON "chance"("mainOrganizationId", "id") WHERE "ratesChangedAt" IS NOT NULL;
ALTER TABLE "recalculation" ADD CONSTRAINT "recalculation_mainOrganizationId_chanceId_fkey" FOREIGN KEY ("mainOrganizationId", "chanceId") REFERENCES "chance"("mainOrganizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "recalculation" ADD CONSTRAINT "recalculation_mainOrganizationId_userId_fkey" FOREIGN KEY ("mainOrganizationId", "userId") REFERENCES "app_user"("mainOrganizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "service_replacement" ADD CONSTRAINT "service_replacement_mainOrganizationId_recalculationId_fkey" FOREIGN KEY ("mainOrganizationId", "recalculationId") REFERENCES "recalculation"("mainOrganizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "service_replacement" ADD CONSTRAINT "service_replacement_mainOrganizationId_serviceId_fkey" FOREIGN KEY ("mainOrganizationId", "serviceId") REFERENCES "service"("mainOrganizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The tenant's backstop, as on every table.
DO $$
DECLARE
  tenant constant text := $sql$"mainOrganizationId" = nullif(current_setting('app.main_organization', true), '')::int$sql$;
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['recalculation', 'service_replacement'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY "tenant" ON %I USING (%s) WITH CHECK (%s)', name, tenant, tenant);
  END LOOP;
END
$$;
