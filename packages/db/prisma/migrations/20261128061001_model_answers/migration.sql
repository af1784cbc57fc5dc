-- Off for every tenant: no word leaves the house before a Manager says so.
ALTER TABLE "tenant_settings" ADD COLUMN "modelAnswers" BOOLEAN NOT NULL DEFAULT false;
-- Answers so far are the sentences of documents.
ALTER TABLE "document_question" ADD COLUMN "wording" TEXT NOT NULL DEFAULT 'DOCUMENTS',
  ADD COLUMN "wordingReason" TEXT DEFAULT 'OFF',
  ADD COLUMN "modelHost" TEXT,
  ADD COLUMN "modelName" TEXT,
  ADD COLUMN "promptVersion" TEXT,
  ADD COLUMN "promptTokens" INTEGER,
  ADD COLUMN "answerTokens" INTEGER,
  ADD COLUMN "modelMilliseconds" INTEGER,
  ADD COLUMN "droppedSentences" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "document_asking" ADD COLUMN "modelUntil" TIMESTAMPTZ(3);
CREATE TABLE "model_usage" (
    "mainOrganizationId" INTEGER NOT NULL,
    "month" DATE NOT NULL,
    "tokens" BIGINT NOT NULL DEFAULT 0,
    "calls" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "model_usage_pkey" PRIMARY KEY ("mainOrganizationId","month")
);

-- Use is never forgotten: there is no right to delete.
DO $$
DECLARE
  tenant constant text := $sql$"mainOrganizationId" = nullif(current_setting('app.main_organization', true), '')::int$sql$;
BEGIN
  ALTER TABLE "model_usage" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
  EXECUTE format('CREATE POLICY "tenant_read" ON "model_usage" FOR SELECT USING (%s)', tenant);
  EXECUTE format('CREATE POLICY "tenant_add" ON "model_usage" FOR INSERT WITH CHECK (%s)', tenant);
  EXECUTE format('CREATE POLICY "tenant_change" ON "model_usage" FOR UPDATE USING (%s) WITH CHECK (%s)', tenant, tenant);
END
$$;
