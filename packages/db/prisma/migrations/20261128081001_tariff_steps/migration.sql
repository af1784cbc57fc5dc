-- Drafts of rows of the wage table.
CREATE TABLE "tariff_step" (
    "id" UUID NOT NULL,
    "mainOrganizationId" INTEGER NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "rows" JSONB NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdById" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "realSince" TIMESTAMPTZ(3),

    CONSTRAINT "tariff_step_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "tariff_step_mainOrganizationId_id_key" ON "tariff_step"("mainOrganizationId", "id");
CREATE INDEX "tariff_step_mainOrganizationId_organizationId_idx" ON "tariff_step"("mainOrganizationId", "organizationId");
ALTER TABLE "tariff_step" ADD CONSTRAINT "tariff_step_mainOrganizationId_organizationId_fkey" FOREIGN KEY ("mainOrganizationId", "organizationId") REFERENCES "organization"("mainOrganizationId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "tariff_step" ADD CONSTRAINT "tariff_step_mainOrganizationId_createdById_fkey" FOREIGN KEY ("mainOrganizationId", "createdById") REFERENCES "app_user"("mainOrganizationId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

DO $$
DECLARE
  tenant constant text := $sql$"mainOrganizationId" = nullif(current_setting('app.main_organization', true), '')::int$sql$;
BEGIN
  EXECUTE 'ALTER TABLE "tariff_step" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY';
  EXECUTE format('CREATE POLICY "tenant" ON "tariff_step" USING (%s) WITH CHECK (%s)', tenant, tenant);
END
$$;
