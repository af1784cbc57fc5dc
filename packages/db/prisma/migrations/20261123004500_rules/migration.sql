-- When an organization wants to be asked for a decision.
CREATE TYPE "rule_decision_type" AS ENUM ('BID_DECISION', 'MARGIN_DECISION');
CREATE TABLE "decision_rule" (
    "id" UUID NOT NULL,
    "mainOrganizationId" INTEGER NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "decisionType" "rule_decision_type" NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT,
    "isActive" BOOLEAN NOT NULL DEFAULT true,
    "rootGroup" JSONB NOT NULL,
    "position" INTEGER NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "removedAt" TIMESTAMPTZ(3),

    CONSTRAINT "decision_rule_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "decision_rule_mainOrganizationId_id_key" ON "decision_rule"("mainOrganizationId", "id");
CREATE INDEX "decision_rule_mainOrganizationId_decisionType_organizationI_idx" ON "decision_rule"("mainOrganizationId", "decisionType", "organizationId", "position");
ALTER TABLE "decision_rule" ADD CONSTRAINT "decision_rule_mainOrganizationId_organizationId_fkey" FOREIGN KEY ("mainOrganizationId", "organizationId") REFERENCES "organization"("mainOrganizationId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- The rules that a group or a round began with, and what they said about it.
ALTER TABLE "bid_group" ADD COLUMN "ruleBasis" JSONB, ADD COLUMN "rulesChangedAt" TIMESTAMPTZ(3);
ALTER TABLE "margin_group" ADD COLUMN "ruleBasis" JSONB, ADD COLUMN "rulesChangedAt" TIMESTAMPTZ(3);
ALTER TABLE "bid_decision" ADD COLUMN "findings" JSONB;
ALTER TABLE "margin_decision" ADD COLUMN "findings" JSONB;

-- The tenant's backstop, as on every table.
ALTER TABLE "decision_rule" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "decision_rule"
  USING ("mainOrganizationId" = nullif(current_setting('app.main_organization', true), '')::int)
  WITH CHECK ("mainOrganizationId" = nullif(current_setting('app.main_organization', true), '')::int);
