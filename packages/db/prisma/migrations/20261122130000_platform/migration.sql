-- The platform actor: a transaction that names a platform administrator in app.platform_admin instead of a tenant. It reads
-- the main organizations and its own log, and nothing else (docs/decisions/0008-platform-actor.md).
CREATE TABLE "platform_admin" (
    "id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "deleted" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "platform_admin_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "platform_admin_email_key" ON "platform_admin"("email");

CREATE TABLE "platform_entry" (
    "id" BIGSERIAL NOT NULL,
    "adminId" UUID NOT NULL,
    "action" TEXT NOT NULL,
    "mainOrganizationId" INTEGER,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "requestId" TEXT NOT NULL,

    CONSTRAINT "platform_entry_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "platform_entry_mainOrganizationId_id_idx" ON "platform_entry"("mainOrganizationId", "id");
ALTER TABLE "platform_entry" ADD CONSTRAINT "platform_entry_adminId_fkey" FOREIGN KEY ("adminId") REFERENCES "platform_admin"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Not forced: the owner of the database names the administrators, the application cannot.
ALTER TABLE "platform_admin" ENABLE ROW LEVEL SECURITY;
CREATE POLICY "itself" ON "platform_admin" FOR SELECT
  USING ("id"::text = nullif(current_setting('app.platform_admin', true), '') AND NOT "deleted");

ALTER TABLE "platform_entry" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY "platform_read" ON "platform_entry" FOR SELECT USING (EXISTS (SELECT FROM "platform_admin"
  WHERE "id"::text = nullif(current_setting('app.platform_admin', true), '') AND NOT "deleted"));
CREATE POLICY "platform_append" ON "platform_entry" FOR INSERT WITH CHECK (EXISTS (SELECT FROM "platform_admin"
  WHERE "id" = "adminId" AND "id"::text = nullif(current_setting('app.platform_admin', true), '') AND NOT "deleted"));

CREATE POLICY "platform_read" ON "organization" FOR SELECT USING ("id" = "mainOrganizationId" AND EXISTS (
  SELECT FROM "platform_admin"
  WHERE "platform_admin"."id"::text = nullif(current_setting('app.platform_admin', true), '') AND NOT "deleted"));
