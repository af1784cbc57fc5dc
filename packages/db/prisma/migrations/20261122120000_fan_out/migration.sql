-- People who are to be told of something: one row written with its cause, resolved into mails by a job. No verb ends a
-- transaction of a Chance with the search for recipients any more.
CREATE TABLE "fan_out" (
    "id" UUID NOT NULL,
    "mainOrganizationId" INTEGER NOT NULL,
    "topic" TEXT NOT NULL,
    "chanceId" UUID NOT NULL,
    "causedById" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "doneAt" TIMESTAMPTZ(3),

    CONSTRAINT "fan_out_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "fan_out_mainOrganizationId_doneAt_idx" ON "fan_out"("mainOrganizationId", "doneAt");

ALTER TABLE "fan_out" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "fan_out"
  USING ("mainOrganizationId" = nullif(current_setting('app.main_organization', true), '')::int)
  WITH CHECK ("mainOrganizationId" = nullif(current_setting('app.main_organization', true), '')::int);
