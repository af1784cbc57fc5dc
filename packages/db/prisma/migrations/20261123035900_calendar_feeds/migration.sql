-- Links by which calendars read deadlines. Of a secret only the hash is kept, as of tokens for programs.
CREATE TABLE "calendar_feed" (
    "id" TEXT NOT NULL,
    "mainOrganizationId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "chanceId" UUID,
    "prefix" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastUsedAt" TIMESTAMPTZ(3),
    "revokedAt" TIMESTAMPTZ(3),

    CONSTRAINT "calendar_feed_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "calendar_feed_mainOrganizationId_userId_createdAt_id_idx" ON "calendar_feed"("mainOrganizationId", "userId", "createdAt", "id");

ALTER TABLE "calendar_feed" ADD CONSTRAINT "calendar_feed_mainOrganizationId_userId_fkey" FOREIGN KEY ("mainOrganizationId", "userId") REFERENCES "app_user"("mainOrganizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "calendar_feed" ADD CONSTRAINT "calendar_feed_mainOrganizationId_chanceId_fkey" FOREIGN KEY ("mainOrganizationId", "chanceId") REFERENCES "chance"("mainOrganizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "calendar_feed" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "calendar_feed"
  USING ("mainOrganizationId" = nullif(current_setting('app.main_organization', true), '')::int)
  WITH CHECK ("mainOrganizationId" = nullif(current_setting('app.main_organization', true), '')::int);
