-- Several lots of one import: the Chances beside the first one.
CREATE TABLE "ai_import_lot" (
    "mainOrganizationId" INTEGER NOT NULL,
    "importId" UUID NOT NULL,
    "chanceId" UUID NOT NULL,

    CONSTRAINT "ai_import_lot_pkey" PRIMARY KEY ("mainOrganizationId", "importId", "chanceId")
);
CREATE UNIQUE INDEX "ai_import_lot_mainOrganizationId_chanceId_key" ON "ai_import_lot"("mainOrganizationId", "chanceId");
ALTER TABLE "ai_import_lot" ADD CONSTRAINT "ai_import_lot_mainOrganizationId_importId_fkey" FOREIGN KEY ("mainOrganizationId", "importId") REFERENCES "ai_import"("mainOrganizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "ai_import_lot" ADD CONSTRAINT "ai_import_lot_mainOrganizationId_chanceId_fkey" FOREIGN KEY ("mainOrganizationId", "chanceId") REFERENCES "chance"("mainOrganizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

DO $$
DECLARE
  tenant constant text := $sql$"mainOrganizationId" = nullif(current_setting('app.main_organization', true), '')::int$sql$;
BEGIN
  EXECUTE 'ALTER TABLE "ai_import_lot" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY';
  EXECUTE format('CREATE POLICY "tenant" ON "ai_import_lot" USING (%s) WITH CHECK (%s)', tenant, tenant);
END
$$;
