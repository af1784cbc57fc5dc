-- The price that was really offered, and what is known of an outcome: the winner, the winning price, and a reason for a loss
-- from a list that an organization keeps.
ALTER TABLE "chance" ADD COLUMN "offeredRevenue" DECIMAL(15,2),
  ADD COLUMN "offeredReason" TEXT,
  ADD COLUMN "lossReasonId" UUID,
  ADD COLUMN "lossReason" TEXT,
  ADD COLUMN "winner" TEXT,
  ADD COLUMN "winningPrice" DECIMAL(15,2),
  ADD COLUMN "closedById" INTEGER;

CREATE TABLE "loss_reason" (
    "id" UUID NOT NULL,
    "mainOrganizationId" INTEGER NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "retiredAt" TIMESTAMPTZ(3),

    CONSTRAINT "loss_reason_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "loss_reason_mainOrganizationId_id_key" ON "loss_reason"("mainOrganizationId", "id");
CREATE INDEX "loss_reason_mainOrganizationId_organizationId_position_idx" ON "loss_reason"("mainOrganizationId", "organizationId", "position");
CREATE UNIQUE INDEX "loss_reason_name" ON "loss_reason"("mainOrganizationId", "organizationId", lower("name"));
ALTER TABLE "loss_reason" ADD CONSTRAINT "loss_reason_mainOrganizationId_organizationId_fkey" FOREIGN KEY ("mainOrganizationId", "organizationId") REFERENCES "organization"("mainOrganizationId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "chance" ADD CONSTRAINT "chance_mainOrganizationId_lossReasonId_fkey" FOREIGN KEY ("mainOrganizationId", "lossReasonId") REFERENCES "loss_reason"("mainOrganizationId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Messages that wait until what they tell can no longer be undone.
ALTER TABLE "fan_out" ADD COLUMN "notBefore" TIMESTAMPTZ(3);

-- The tenant's backstop, as on every table.
ALTER TABLE "loss_reason" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "loss_reason"
  USING ("mainOrganizationId" = nullif(current_setting('app.main_organization', true), '')::int)
  WITH CHECK ("mainOrganizationId" = nullif(current_setting('app.main_organization', true), '')::int);
