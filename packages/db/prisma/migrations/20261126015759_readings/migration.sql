-- The text of documents with its places, and how the reading of each version stands.
CREATE TABLE "document_reading" (
    "mainOrganizationId" INTEGER NOT NULL,
    "versionId" UUID NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'waiting',
    "problem" TEXT,
    "parts" INTEGER NOT NULL DEFAULT 0,
    "unreadParts" INTEGER NOT NULL DEFAULT 0,
    "statedTitle" TEXT,
    "notes" JSONB NOT NULL DEFAULT '[]',
    "requestedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finishedAt" TIMESTAMPTZ(3),

    CONSTRAINT "document_reading_pkey" PRIMARY KEY ("mainOrganizationId","versionId")
);
CREATE TABLE "document_part" (
    "mainOrganizationId" INTEGER NOT NULL,
    "versionId" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "content" BYTEA NOT NULL,

    CONSTRAINT "document_part_pkey" PRIMARY KEY ("mainOrganizationId","versionId","number")
);
-- It is compressed already.
ALTER TABLE "document_part" ALTER COLUMN "content" SET STORAGE EXTERNAL;
ALTER TABLE "document_reading" ADD CONSTRAINT "document_reading_mainOrganizationId_versionId_fkey" FOREIGN KEY ("mainOrganizationId", "versionId") REFERENCES "document_version"("mainOrganizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "document_part" ADD CONSTRAINT "document_part_mainOrganizationId_versionId_fkey" FOREIGN KEY ("mainOrganizationId", "versionId") REFERENCES "document_reading"("mainOrganizationId", "versionId") ON DELETE CASCADE ON UPDATE CASCADE;

DO $$
DECLARE
  tenant constant text := $sql$"mainOrganizationId" = nullif(current_setting('app.main_organization', true), '')::int$sql$;
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['document_reading', 'document_part'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY "tenant" ON %I USING (%s) WITH CHECK (%s)', name, tenant, tenant);
  END LOOP;
END
$$;
