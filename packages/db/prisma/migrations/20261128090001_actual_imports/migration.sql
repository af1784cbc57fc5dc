-- Files of payroll and time sheets that become actuals of won contracts.
CREATE TABLE "actual_import" (
    "id" UUID NOT NULL,
    "mainOrganizationId" INTEGER NOT NULL,
    "chanceId" UUID NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "fileName" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'planned',
    "plan" JSONB NOT NULL,
    "counts" JSONB NOT NULL,
    "written" JSONB NOT NULL DEFAULT '[]',
    "createdById" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "committedAt" TIMESTAMPTZ(3),
    "undoneAt" TIMESTAMPTZ(3),

    CONSTRAINT "actual_import_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "actual_import_mainOrganizationId_chanceId_id_idx" ON "actual_import"("mainOrganizationId", "chanceId", "id");
CREATE UNIQUE INDEX "actual_import_mainOrganizationId_id_key" ON "actual_import"("mainOrganizationId", "id");
ALTER TABLE "actual_import" ADD CONSTRAINT "actual_import_mainOrganizationId_chanceId_fkey" FOREIGN KEY ("mainOrganizationId", "chanceId") REFERENCES "chance"("mainOrganizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "actual_import" ADD CONSTRAINT "actual_import_mainOrganizationId_organizationId_fkey" FOREIGN KEY ("mainOrganizationId", "organizationId") REFERENCES "organization"("mainOrganizationId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "actual_import" ADD CONSTRAINT "actual_import_mainOrganizationId_createdById_fkey" FOREIGN KEY ("mainOrganizationId", "createdById") REFERENCES "app_user"("mainOrganizationId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

DO $$
DECLARE
  tenant constant text := $sql$"mainOrganizationId" = nullif(current_setting('app.main_organization', true), '')::int$sql$;
BEGIN
  ALTER TABLE "actual_import" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
  EXECUTE format('CREATE POLICY "tenant" ON "actual_import" USING (%s) WITH CHECK (%s)', tenant, tenant);
END
$$;
