-- Documents of Chances, and the content of stored files in pieces, so that neither a server nor a client holds a whole file.
ALTER TABLE "stored_file"
  ADD COLUMN "place" TEXT NOT NULL DEFAULT 'database',
  ADD COLUMN "completedAt" TIMESTAMPTZ(3),
  ALTER COLUMN "hash" SET DEFAULT '';
UPDATE "stored_file" SET "completedAt" = "createdAt";
CREATE UNIQUE INDEX "stored_file_mainOrganizationId_id_key" ON "stored_file"("mainOrganizationId", "id");

CREATE TABLE "file_chunk" (
    "mainOrganizationId" INTEGER NOT NULL,
    "fileId" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "content" BYTEA NOT NULL,

    CONSTRAINT "file_chunk_pkey" PRIMARY KEY ("mainOrganizationId","fileId","position")
);
-- PDF, DOCX and XLSX are compressed already; a second attempt costs time only.
ALTER TABLE "file_chunk" ALTER COLUMN "content" SET STORAGE EXTERNAL;
ALTER TABLE "file_chunk" ADD CONSTRAINT "file_chunk_mainOrganizationId_fileId_fkey" FOREIGN KEY ("mainOrganizationId", "fileId") REFERENCES "stored_file"("mainOrganizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- 262144 bytes: `chunkSize` of the api.
INSERT INTO "file_chunk" ("mainOrganizationId", "fileId", "position", "content")
SELECT file."mainOrganizationId", file.id, piece, substring(file.content FROM piece * 262144 + 1 FOR 262144)
FROM "stored_file" file, generate_series(0, greatest(0, (length(file.content) - 1) / 262144)) AS piece;
ALTER TABLE "stored_file" DROP COLUMN "content";

CREATE TABLE "document" (
    "id" UUID NOT NULL,
    "mainOrganizationId" INTEGER NOT NULL,
    "chanceId" UUID NOT NULL,
    "type" TEXT NOT NULL,
    "folder" TEXT NOT NULL DEFAULT '',
    "knowledgeBaseStatus" TEXT NOT NULL DEFAULT 'NOT_IN_KNOWLEDGE_BASE',
    "lastError" TEXT,
    "aiImportId" UUID,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdById" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "document_pkey" PRIMARY KEY ("id")
);
CREATE TABLE "document_version" (
    "id" UUID NOT NULL,
    "mainOrganizationId" INTEGER NOT NULL,
    "documentId" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "fileId" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "hash" TEXT NOT NULL,
    "fileType" TEXT NOT NULL,
    "scan" TEXT NOT NULL,
    "scannedAt" TIMESTAMPTZ(3),
    "createdById" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "document_version_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "document_mainOrganizationId_id_key" ON "document"("mainOrganizationId", "id");
CREATE INDEX "document_mainOrganizationId_chanceId_createdAt_idx" ON "document"("mainOrganizationId", "chanceId", "createdAt");
CREATE UNIQUE INDEX "document_version_mainOrganizationId_id_key" ON "document_version"("mainOrganizationId", "id");
CREATE UNIQUE INDEX "document_version_mainOrganizationId_documentId_number_key" ON "document_version"("mainOrganizationId", "documentId", "number");
CREATE INDEX "document_version_mainOrganizationId_fileId_idx" ON "document_version"("mainOrganizationId", "fileId");
ALTER TABLE "document" ADD CONSTRAINT "document_mainOrganizationId_chanceId_fkey" FOREIGN KEY ("mainOrganizationId", "chanceId") REFERENCES "chance"("mainOrganizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "document" ADD CONSTRAINT "document_mainOrganizationId_createdById_fkey" FOREIGN KEY ("mainOrganizationId", "createdById") REFERENCES "app_user"("mainOrganizationId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "document_version" ADD CONSTRAINT "document_version_mainOrganizationId_documentId_fkey" FOREIGN KEY ("mainOrganizationId", "documentId") REFERENCES "document"("mainOrganizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "document_version" ADD CONSTRAINT "document_version_mainOrganizationId_fileId_fkey" FOREIGN KEY ("mainOrganizationId", "fileId") REFERENCES "stored_file"("mainOrganizationId", "id") ON DELETE NO ACTION ON UPDATE CASCADE;
ALTER TABLE "document_version" ADD CONSTRAINT "document_version_mainOrganizationId_createdById_fkey" FOREIGN KEY ("mainOrganizationId", "createdById") REFERENCES "app_user"("mainOrganizationId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

DO $$
DECLARE
  tenant constant text := $sql$"mainOrganizationId" = nullif(current_setting('app.main_organization', true), '')::int$sql$;
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['file_chunk', 'document', 'document_version'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY "tenant" ON %I USING (%s) WITH CHECK (%s)', name, tenant, tenant);
  END LOOP;
END
$$;
