-- Files of a Chance that a job writes: calculations, price sheets, adequacy files. The stored file is kept with the row.
CREATE TABLE "handout" (
    "id" UUID NOT NULL,
    "mainOrganizationId" INTEGER NOT NULL,
    "chanceId" UUID NOT NULL,
    "userId" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "format" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "question" JSONB NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'waiting',
    "done" INTEGER NOT NULL DEFAULT 0,
    "total" INTEGER NOT NULL DEFAULT 0,
    "problem" TEXT,
    "fileId" UUID,
    "fileName" TEXT,
    "size" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finishedAt" TIMESTAMPTZ(3),

    CONSTRAINT "handout_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "handout_mainOrganizationId_id_key" ON "handout"("mainOrganizationId", "id");
CREATE INDEX "handout_mainOrganizationId_chanceId_createdAt_idx" ON "handout"("mainOrganizationId", "chanceId", "createdAt");
CREATE INDEX "handout_mainOrganizationId_userId_state_idx" ON "handout"("mainOrganizationId", "userId", "state");
ALTER TABLE "handout" ADD CONSTRAINT "handout_mainOrganizationId_chanceId_fkey" FOREIGN KEY ("mainOrganizationId", "chanceId") REFERENCES "chance"("mainOrganizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "handout" ADD CONSTRAINT "handout_mainOrganizationId_userId_fkey" FOREIGN KEY ("mainOrganizationId", "userId") REFERENCES "app_user"("mainOrganizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The tenant's backstop, as on every table.
DO $$
DECLARE
  tenant constant text := $sql$"mainOrganizationId" = nullif(current_setting('app.main_organization', true), '')::int$sql$;
BEGIN
  EXECUTE 'ALTER TABLE "handout" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY';
  EXECUTE format('CREATE POLICY "tenant" ON "handout" USING (%s) WITH CHECK (%s)', tenant, tenant);
END
$$;
