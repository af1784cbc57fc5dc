-- CreateTable
CREATE TABLE "chance_proof" (
    "id" UUID NOT NULL,
    "mainOrganizationId" INTEGER NOT NULL,
    "chanceId" UUID NOT NULL,
    "label" TEXT NOT NULL,
    "doneAt" TIMESTAMPTZ(3),
    "doneById" INTEGER,

    CONSTRAINT "chance_proof_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "chance_proof_mainOrganizationId_chanceId_id_idx" ON "chance_proof"("mainOrganizationId", "chanceId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "chance_proof_mainOrganizationId_id_key" ON "chance_proof"("mainOrganizationId", "id");

-- AddForeignKey
ALTER TABLE "chance_proof" ADD CONSTRAINT "chance_proof_mainOrganizationId_chanceId_fkey" FOREIGN KEY ("mainOrganizationId", "chanceId") REFERENCES "chance"("mainOrganizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "chance_proof" ADD CONSTRAINT "chance_proof_mainOrganizationId_doneById_fkey" FOREIGN KEY ("mainOrganizationId", "doneById") REFERENCES "app_user"("mainOrganizationId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- The tenant's backstop, as on every table.
ALTER TABLE "chance_proof" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "chance_proof"
  USING ("mainOrganizationId" = nullif(current_setting('app.main_organization', true), '')::int)
  WITH CHECK ("mainOrganizationId" = nullif(current_setting('app.main_organization', true), '')::int);
