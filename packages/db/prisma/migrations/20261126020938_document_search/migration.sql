-- The search in documents: from the words of a question to stems, and from stems to passages by equality and ranges, which
-- are the conditions that row-level security lets use an index (docs/decisions/0018-document-search.md).
CREATE TABLE "document_passage" (
    "mainOrganizationId" INTEGER NOT NULL,
    "versionId" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "chanceId" UUID NOT NULL,
    "part" INTEGER NOT NULL,
    "heading" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "length" INTEGER NOT NULL,

    CONSTRAINT "document_passage_pkey" PRIMARY KEY ("mainOrganizationId","versionId","number")
);
CREATE TABLE "document_posting" (
    "mainOrganizationId" INTEGER NOT NULL,
    "chanceId" UUID NOT NULL,
    "stem" TEXT COLLATE "C" NOT NULL,
    "versionId" UUID NOT NULL,
    "backwards" TEXT COLLATE "C" NOT NULL,
    "passages" INTEGER[],
    "impacts" REAL[],

    CONSTRAINT "document_posting_pkey" PRIMARY KEY ("mainOrganizationId","chanceId","stem","versionId")
);
CREATE INDEX "document_passage_mainOrganizationId_chanceId_idx" ON "document_passage"("mainOrganizationId", "chanceId");
CREATE INDEX "document_posting_mainOrganizationId_chanceId_backwards_idx" ON "document_posting"("mainOrganizationId", "chanceId", "backwards");
CREATE INDEX "document_posting_mainOrganizationId_versionId_idx" ON "document_posting"("mainOrganizationId", "versionId");
ALTER TABLE "document_passage" ADD CONSTRAINT "document_passage_mainOrganizationId_versionId_fkey" FOREIGN KEY ("mainOrganizationId", "versionId") REFERENCES "document_reading"("mainOrganizationId", "versionId") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "document_posting" ADD CONSTRAINT "document_posting_mainOrganizationId_versionId_fkey" FOREIGN KEY ("mainOrganizationId", "versionId") REFERENCES "document_reading"("mainOrganizationId", "versionId") ON DELETE CASCADE ON UPDATE CASCADE;

-- The stem of a folded German word; null for a word that says nothing. What has digits stays as it is.
CREATE FUNCTION app_stem(word text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
$$ SELECT CASE WHEN word ~ '[0-9]' THEN word ELSE (ts_lexize('pg_catalog.german_stem'::regdictionary, word))[1] END $$;

DO $$
DECLARE
  tenant constant text := $sql$"mainOrganizationId" = nullif(current_setting('app.main_organization', true), '')::int$sql$;
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['document_passage', 'document_posting'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY "tenant" ON %I USING (%s) WITH CHECK (%s)', name, tenant, tenant);
  END LOOP;
END
$$;
