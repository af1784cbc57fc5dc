-- Accounts at providers (Google, Microsoft) that sign a person in. Of issuer and subject only a hash is kept.
CREATE TABLE "provider_identity" (
    "id" TEXT NOT NULL,
    "mainOrganizationId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "provider" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "provider_identity_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "provider_identity_mainOrganizationId_userId_provider_key" ON "provider_identity"("mainOrganizationId", "userId", "provider");
ALTER TABLE "provider_identity" ADD CONSTRAINT "provider_identity_mainOrganizationId_userId_fkey" FOREIGN KEY ("mainOrganizationId", "userId") REFERENCES "app_user"("mainOrganizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "provider_identity" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "provider_identity"
  USING ("mainOrganizationId" = nullif(current_setting('app.main_organization', true), '')::int)
  WITH CHECK ("mainOrganizationId" = nullif(current_setting('app.main_organization', true), '')::int);
-- Before a tenant is known, the bearer of a checked ID token sees the one row of that account.
CREATE POLICY "sign_in" ON "provider_identity" FOR SELECT
  USING ("id" = nullif(current_setting('app.provider_identity', true), ''));
