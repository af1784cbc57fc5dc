-- What payroll and time sheets show of won contracts, month by month.
CREATE TABLE "actual_month" (
    "mainOrganizationId" INTEGER NOT NULL,
    "chanceId" UUID NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "month" DATE NOT NULL,
    "times" JSONB NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "changedById" INTEGER NOT NULL,
    "changedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "actual_month_pkey" PRIMARY KEY ("mainOrganizationId","chanceId","organizationId","month")
);
ALTER TABLE "actual_month" ADD CONSTRAINT "actual_month_mainOrganizationId_chanceId_fkey" FOREIGN KEY ("mainOrganizationId", "chanceId") REFERENCES "chance"("mainOrganizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "actual_month" ADD CONSTRAINT "actual_month_mainOrganizationId_organizationId_fkey" FOREIGN KEY ("mainOrganizationId", "organizationId") REFERENCES "organization"("mainOrganizationId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "actual_month" ADD CONSTRAINT "actual_month_mainOrganizationId_changedById_fkey" FOREIGN KEY ("mainOrganizationId", "changedById") REFERENCES "app_user"("mainOrganizationId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

DO $$
DECLARE
  tenant constant text := $sql$"mainOrganizationId" = nullif(current_setting('app.main_organization', true), '')::int$sql$;
BEGIN
  ALTER TABLE "actual_month" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
  EXECUTE format('CREATE POLICY "tenant" ON "actual_month" USING (%s) WITH CHECK (%s)', tenant, tenant);
END
$$;
