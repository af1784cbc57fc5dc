-- A notice that comes again: the numbers by which it is known, its lots, and the Chance into which it was taken over.
ALTER TABLE "ai_import" ADD COLUMN "noticeNumbers" TEXT[] DEFAULT ARRAY[]::TEXT[];
ALTER TABLE "ai_import" ADD COLUMN "lots" JSONB NOT NULL DEFAULT '[]';
ALTER TABLE "ai_import" ADD COLUMN "changedChanceId" UUID;
CREATE INDEX "ai_import_mainOrganizationId_changedChanceId_idx" ON "ai_import"("mainOrganizationId", "changedChanceId");
ALTER TABLE "ai_import" ADD CONSTRAINT "ai_import_mainOrganizationId_changedChanceId_fkey" FOREIGN KEY ("mainOrganizationId", "changedChanceId") REFERENCES "chance"("mainOrganizationId", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- What a decision rests on and was changed since: which values, when, by whom. Null: nothing.
ALTER TABLE "bid_group" ADD COLUMN "restatement" JSONB;
ALTER TABLE "margin_group" ADD COLUMN "restatement" JSONB;
