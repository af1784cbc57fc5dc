-- CreateTable
CREATE TABLE "award_procedure" (
    "id" UUID NOT NULL,
    "mainOrganizationId" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "award_procedure_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "award_procedure_mainOrganizationId_id_key" ON "award_procedure"("mainOrganizationId", "id");

-- AlterTable
ALTER TABLE "chance" ADD COLUMN "procedureId" UUID;

-- CreateIndex
CREATE INDEX "chance_mainOrganizationId_procedureId_idx" ON "chance"("mainOrganizationId", "procedureId");

-- AddForeignKey
ALTER TABLE "chance" ADD CONSTRAINT "chance_mainOrganizationId_procedureId_fkey" FOREIGN KEY ("mainOrganizationId", "procedureId") REFERENCES "award_procedure"("mainOrganizationId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- The tenant's backstop, as on every table. No verb changes or deletes a procedure.
ALTER TABLE "award_procedure" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant_read" ON "award_procedure" FOR SELECT
  USING ("mainOrganizationId" = nullif(current_setting('app.main_organization', true), '')::int);
CREATE POLICY "tenant_add" ON "award_procedure" FOR INSERT
  WITH CHECK ("mainOrganizationId" = nullif(current_setting('app.main_organization', true), '')::int);
