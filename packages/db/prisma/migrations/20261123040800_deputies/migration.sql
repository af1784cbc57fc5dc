-- Who decides in the place of a person who is away.
CREATE TABLE "deputy" (
    "id" UUID NOT NULL,
    "mainOrganizationId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "deputyId" INTEGER NOT NULL,
    "fromDay" DATE NOT NULL,
    "toDay" DATE NOT NULL,
    "isForBids" BOOLEAN NOT NULL,
    "isForMargins" BOOLEAN NOT NULL,
    "createdById" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "removedAt" TIMESTAMPTZ(3),

    CONSTRAINT "deputy_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "deputy_mainOrganizationId_id_key" ON "deputy"("mainOrganizationId", "id");
CREATE INDEX "deputy_mainOrganizationId_toDay_idx" ON "deputy"("mainOrganizationId", "toDay");
ALTER TABLE "deputy" ADD CONSTRAINT "deputy_mainOrganizationId_userId_fkey" FOREIGN KEY ("mainOrganizationId", "userId") REFERENCES "app_user"("mainOrganizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "deputy" ADD CONSTRAINT "deputy_mainOrganizationId_deputyId_fkey" FOREIGN KEY ("mainOrganizationId", "deputyId") REFERENCES "app_user"("mainOrganizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "deputy" ADD CONSTRAINT "deputy_mainOrganizationId_createdById_fkey" FOREIGN KEY ("mainOrganizationId", "createdById") REFERENCES "app_user"("mainOrganizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Whose decision it is, where a deputy took it.
ALTER TABLE "bid_decision" ADD COLUMN "onBehalfOfId" INTEGER;
ALTER TABLE "margin_decision" ADD COLUMN "onBehalfOfId" INTEGER;
ALTER TABLE "bid_decision" ADD CONSTRAINT "bid_decision_mainOrganizationId_onBehalfOfId_fkey" FOREIGN KEY ("mainOrganizationId", "onBehalfOfId") REFERENCES "app_user"("mainOrganizationId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "margin_decision" ADD CONSTRAINT "margin_decision_mainOrganizationId_onBehalfOfId_fkey" FOREIGN KEY ("mainOrganizationId", "onBehalfOfId") REFERENCES "app_user"("mainOrganizationId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- The tenant's backstop, as on every table.
ALTER TABLE "deputy" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "deputy"
  USING ("mainOrganizationId" = nullif(current_setting('app.main_organization', true), '')::int)
  WITH CHECK ("mainOrganizationId" = nullif(current_setting('app.main_organization', true), '')::int);
