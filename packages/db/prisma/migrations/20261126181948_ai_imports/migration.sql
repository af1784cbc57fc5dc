-- Documents of a tender that are read so that a Chance can be created from them, and what happened to each import.
CREATE TABLE "ai_import" (
    "id" UUID NOT NULL,
    "mainOrganizationId" INTEGER NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "createdById" INTEGER NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'CREATED',
    "step" INTEGER NOT NULL DEFAULT 1,
    "done" INTEGER NOT NULL DEFAULT 0,
    "percent" INTEGER NOT NULL DEFAULT 0,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "problem" TEXT,
    "problemNames" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "extractedData" JSONB NOT NULL DEFAULT '[]',
    "summary" JSONB,
    "chanceId" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "changedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finishedAt" TIMESTAMPTZ(3),

    CONSTRAINT "ai_import_pkey" PRIMARY KEY ("id")
);
CREATE TABLE "ai_import_document" (
    "id" UUID NOT NULL,
    "mainOrganizationId" INTEGER NOT NULL,
    "importId" UUID NOT NULL,
    "versionId" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "fileId" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "hash" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "fileType" TEXT NOT NULL,
    "scan" TEXT NOT NULL,
    "parts" INTEGER,
    "unreadParts" INTEGER NOT NULL DEFAULT 0,
    "problem" TEXT,
    "text" BYTEA,
    "passages" BYTEA,
    "words" BYTEA,
    "sentences" JSONB,

    CONSTRAINT "ai_import_document_pkey" PRIMARY KEY ("id")
);
CREATE TABLE "ai_import_event" (
    "mainOrganizationId" INTEGER NOT NULL,
    "importId" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "node" TEXT NOT NULL,
    "content" JSONB NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ai_import_event_pkey" PRIMARY KEY ("mainOrganizationId", "importId", "number")
);
CREATE UNIQUE INDEX "ai_import_mainOrganizationId_id_key" ON "ai_import"("mainOrganizationId", "id");
CREATE UNIQUE INDEX "ai_import_mainOrganizationId_chanceId_key" ON "ai_import"("mainOrganizationId", "chanceId");
CREATE INDEX "ai_import_mainOrganizationId_organizationId_createdAt_idx" ON "ai_import"("mainOrganizationId", "organizationId", "createdAt");
CREATE INDEX "ai_import_mainOrganizationId_createdById_idx" ON "ai_import"("mainOrganizationId", "createdById");
CREATE UNIQUE INDEX "ai_import_document_mainOrganizationId_id_key" ON "ai_import_document"("mainOrganizationId", "id");
CREATE UNIQUE INDEX "ai_import_document_mainOrganizationId_importId_position_key" ON "ai_import_document"("mainOrganizationId", "importId", "position");
CREATE UNIQUE INDEX "ai_import_document_mainOrganizationId_versionId_key" ON "ai_import_document"("mainOrganizationId", "versionId");
CREATE INDEX "ai_import_document_mainOrganizationId_fileId_idx" ON "ai_import_document"("mainOrganizationId", "fileId");
ALTER TABLE "ai_import" ADD CONSTRAINT "ai_import_mainOrganizationId_organizationId_fkey" FOREIGN KEY ("mainOrganizationId", "organizationId") REFERENCES "organization"("mainOrganizationId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "ai_import" ADD CONSTRAINT "ai_import_mainOrganizationId_createdById_fkey" FOREIGN KEY ("mainOrganizationId", "createdById") REFERENCES "app_user"("mainOrganizationId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "ai_import" ADD CONSTRAINT "ai_import_mainOrganizationId_chanceId_fkey" FOREIGN KEY ("mainOrganizationId", "chanceId") REFERENCES "chance"("mainOrganizationId", "id") ON DELETE NO ACTION ON UPDATE CASCADE;
ALTER TABLE "ai_import_document" ADD CONSTRAINT "ai_import_document_mainOrganizationId_importId_fkey" FOREIGN KEY ("mainOrganizationId", "importId") REFERENCES "ai_import"("mainOrganizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "ai_import_document" ADD CONSTRAINT "ai_import_document_mainOrganizationId_fileId_fkey" FOREIGN KEY ("mainOrganizationId", "fileId") REFERENCES "stored_file"("mainOrganizationId", "id") ON DELETE NO ACTION ON UPDATE CASCADE;
ALTER TABLE "ai_import_event" ADD CONSTRAINT "ai_import_event_mainOrganizationId_importId_fkey" FOREIGN KEY ("mainOrganizationId", "importId") REFERENCES "ai_import"("mainOrganizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

DO $$
DECLARE
  tenant constant text := $sql$"mainOrganizationId" = nullif(current_setting('app.main_organization', true), '')::int$sql$;
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['ai_import', 'ai_import_document', 'ai_import_event'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY "tenant" ON %I USING (%s) WITH CHECK (%s)', name, tenant, tenant);
  END LOOP;
END
$$;
