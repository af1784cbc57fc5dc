-- Exports that a job writes in the background, in pieces, kept for their owner for a day.
CREATE TABLE "data_export" (
    "id" UUID NOT NULL,
    "mainOrganizationId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "format" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "question" JSONB NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'waiting',
    "done" INTEGER NOT NULL DEFAULT 0,
    "total" INTEGER,
    "problem" TEXT,
    "fileName" TEXT,
    "size" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finishedAt" TIMESTAMPTZ(3),

    CONSTRAINT "data_export_pkey" PRIMARY KEY ("id")
);
CREATE TABLE "data_export_piece" (
    "mainOrganizationId" INTEGER NOT NULL,
    "exportId" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "content" BYTEA NOT NULL,

    CONSTRAINT "data_export_piece_pkey" PRIMARY KEY ("mainOrganizationId", "exportId", "number")
);
CREATE UNIQUE INDEX "data_export_mainOrganizationId_id_key" ON "data_export"("mainOrganizationId", "id");
CREATE INDEX "data_export_mainOrganizationId_userId_createdAt_idx" ON "data_export"("mainOrganizationId", "userId", "createdAt");
ALTER TABLE "data_export" ADD CONSTRAINT "data_export_mainOrganizationId_userId_fkey" FOREIGN KEY ("mainOrganizationId", "userId") REFERENCES "app_user"("mainOrganizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "data_export_piece" ADD CONSTRAINT "data_export_piece_mainOrganizationId_exportId_fkey" FOREIGN KEY ("mainOrganizationId", "exportId") REFERENCES "data_export"("mainOrganizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The tenant's backstop, as on every table.
DO $$
DECLARE
  tenant constant text := $sql$"mainOrganizationId" = nullif(current_setting('app.main_organization', true), '')::int$sql$;
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['data_export', 'data_export_piece'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY "tenant" ON %I USING (%s) WITH CHECK (%s)', name, tenant, tenant);
  END LOOP;
END
$$;
