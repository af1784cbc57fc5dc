-- Questions to the documents of a Chance with their answers.
CREATE TABLE "document_question" (
    "id" UUID NOT NULL,
    "mainOrganizationId" INTEGER NOT NULL,
    "chanceId" UUID NOT NULL,
    "askedById" INTEGER NOT NULL,
    "question" TEXT NOT NULL,
    "sentences" JSONB NOT NULL,
    "sources" JSONB NOT NULL,
    "searchedDocuments" INTEGER NOT NULL,
    "unreadPages" INTEGER NOT NULL,
    "askedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "document_question_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "document_question_mainOrganizationId_id_key" ON "document_question"("mainOrganizationId", "id");
CREATE INDEX "document_question_mainOrganizationId_chanceId_askedById_ask_idx" ON "document_question"("mainOrganizationId", "chanceId", "askedById", "askedAt");
ALTER TABLE "document_question" ADD CONSTRAINT "document_question_mainOrganizationId_chanceId_fkey" FOREIGN KEY ("mainOrganizationId", "chanceId") REFERENCES "chance"("mainOrganizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "document_question" ADD CONSTRAINT "document_question_mainOrganizationId_askedById_fkey" FOREIGN KEY ("mainOrganizationId", "askedById") REFERENCES "app_user"("mainOrganizationId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "document_question" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "document_question"
  USING ("mainOrganizationId" = nullif(current_setting('app.main_organization', true), '')::int)
  WITH CHECK ("mainOrganizationId" = nullif(current_setting('app.main_organization', true), '')::int);
