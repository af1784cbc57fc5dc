-- What payroll and time sheets show of won contracts, month by month, and the files it came from.
CREATE TABLE "actual_import" (
    "id" UUID NOT NULL,
    "mainOrganizationId" INTEGER NOT NULL,
    "chanceId" UUID NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "fileName" TEXT NOT NULL,
    "months" JSONB NOT NULL,
    "createdById" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "undoneAt" TIMESTAMPTZ(3),

    CONSTRAINT "actual_import_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "actual_import_mainOrganizationId_id_key" ON "actual_import"("mainOrganizationId", "id");
CREATE INDEX "actual_import_mainOrganizationId_chanceId_idx" ON "actual_import"("mainOrganizationId", "chanceId");
ALTER TABLE "actual_import" ADD CONSTRAINT "actual_import_mainOrganizationId_chanceId_fkey" FOREIGN KEY ("mainOrganizationId", "chanceId") REFERENCES "chance"("mainOrganizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "actual_import" ADD CONSTRAINT "actual_import_mainOrganizationId_organizationId_fkey" FOREIGN KEY ("mainOrganizationId", "organizationId") REFERENCES "organization"("mainOrganizationId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "actual_import" ADD CONSTRAINT "actual_import_mainOrganizationId_createdById_fkey" FOREIGN KEY ("mainOrganizationId", "createdById") REFERENCES "app_user"("mainOrganizationId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

CREATE TABLE "actual_month" (
    "mainOrganizationId" INTEGER NOT NULL,
    "chanceId" UUID NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "month" DATE NOT NULL,
    "times" JSONB NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "changedById" INTEGER NOT NULL,
    "changedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "importId" UUID,

    CONSTRAINT "actual_month_pkey" PRIMARY KEY ("mainOrganizationId","chanceId","organizationId","month")
);
ALTER TABLE "actual_month" ADD CONSTRAINT "actual_month_mainOrganizationId_chanceId_fkey" FOREIGN KEY ("mainOrganizationId", "chanceId") REFERENCES "chance"("mainOrganizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "actual_month" ADD CONSTRAINT "actual_month_mainOrganizationId_organizationId_fkey" FOREIGN KEY ("mainOrganizationId", "organizationId") REFERENCES "organization"("mainOrganizationId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "actual_month" ADD CONSTRAINT "actual_month_mainOrganizationId_changedById_fkey" FOREIGN KEY ("mainOrganizationId", "changedById") REFERENCES "app_user"("mainOrganizationId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "actual_month" ADD CONSTRAINT "actual_month_mainOrganizationId_importId_fkey" FOREIGN KEY ("mainOrganizationId", "importId") REFERENCES "actual_import"("mainOrganizationId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

DO $$
DECLARE
  tenant constant text := $sql$"mainOrganizationId" = nullif(current_setting('app.main_organization', true), '')::int$sql$;
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['actual_import', 'actual_month'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY "tenant" ON %I USING (%s) WITH CHECK (%s)', name, tenant, tenant);
  END LOOP;
END
$$;
