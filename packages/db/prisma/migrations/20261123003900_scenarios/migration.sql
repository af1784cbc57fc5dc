-- Named copies of services beside the real ones of a Chance.
CREATE TABLE "scenario" (
    "id" UUID NOT NULL,
    "mainOrganizationId" INTEGER NOT NULL,
    "chanceId" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "createdById" INTEGER NOT NULL,
    "sources" JSONB NOT NULL,
    "startDate" DATE NOT NULL,
    "endDate" DATE NOT NULL,
    "province" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "serviceCount" INTEGER NOT NULL DEFAULT 0,
    "revenue" DOUBLE PRECISION NOT NULL DEFAULT 0,
    "totalCost" DOUBLE PRECISION NOT NULL DEFAULT 0,

    CONSTRAINT "scenario_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "scenario_mainOrganizationId_id_key" ON "scenario"("mainOrganizationId", "id");
CREATE INDEX "scenario_mainOrganizationId_chanceId_idx" ON "scenario"("mainOrganizationId", "chanceId");
ALTER TABLE "scenario" ADD CONSTRAINT "scenario_mainOrganizationId_chanceId_fkey" FOREIGN KEY ("mainOrganizationId", "chanceId") REFERENCES "chance"("mainOrganizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "scenario" ADD CONSTRAINT "scenario_mainOrganizationId_createdById_fkey" FOREIGN KEY ("mainOrganizationId", "createdById") REFERENCES "app_user"("mainOrganizationId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- A transaction writes and sees the services of the scenario that it names, otherwise the real ones.
ALTER TABLE "service" ADD COLUMN "scenarioId" UUID;
ALTER TABLE "service" ALTER COLUMN "scenarioId" SET DEFAULT (NULLIF(current_setting('app.scenario'::text, true), ''::text))::uuid;
ALTER TABLE "service" ADD CONSTRAINT "service_mainOrganizationId_scenarioId_fkey" FOREIGN KEY ("mainOrganizationId", "scenarioId") REFERENCES "scenario"("mainOrganizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
CREATE INDEX "service_scenario" ON "service"("mainOrganizationId", "scenarioId") WHERE "scenarioId" IS NOT NULL;

DO $$
DECLARE
  tenant constant text := $sql$"mainOrganizationId" = nullif(current_setting('app.main_organization', true), '')::int$sql$;
  scenario constant text := $sql$"scenarioId" IS NOT DISTINCT FROM nullif(current_setting('app.scenario', true), '')::uuid$sql$;
BEGIN
  EXECUTE 'ALTER TABLE "scenario" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY';
  EXECUTE format('CREATE POLICY "tenant" ON "scenario" USING (%s) WITH CHECK (%s)', tenant, tenant);
  EXECUTE format('ALTER POLICY "tenant" ON "service" USING (%s AND %s) WITH CHECK (%s AND %s)', tenant, scenario, tenant, scenario);
END
$$;
