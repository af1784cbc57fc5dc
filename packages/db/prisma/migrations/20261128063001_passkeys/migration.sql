-- Passkeys as a second step, and what a browser has to sign for one sign-in or one change.
CREATE TABLE "passkey" (
    "id" UUID NOT NULL,
    "mainOrganizationId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "credentialId" TEXT NOT NULL,
    "publicKey" TEXT NOT NULL,
    "counter" BIGINT NOT NULL DEFAULT 0,
    "transports" TEXT[],
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastUsedAt" TIMESTAMPTZ(3),

    CONSTRAINT "passkey_pkey" PRIMARY KEY ("mainOrganizationId","id")
);
CREATE UNIQUE INDEX "passkey_mainOrganizationId_credentialId_key" ON "passkey"("mainOrganizationId", "credentialId");
CREATE INDEX "passkey_mainOrganizationId_userId_idx" ON "passkey"("mainOrganizationId", "userId");
ALTER TABLE "passkey" ADD CONSTRAINT "passkey_mainOrganizationId_userId_fkey" FOREIGN KEY ("mainOrganizationId", "userId") REFERENCES "app_user"("mainOrganizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "passkey" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "passkey"
  USING ("mainOrganizationId" = nullif(current_setting('app.main_organization', true), '')::int)
  WITH CHECK ("mainOrganizationId" = nullif(current_setting('app.main_organization', true), '')::int);

-- Recovery codes belong to the person: they stand beside codes of an app, passkeys, or both.
ALTER TABLE "recovery_code" DROP CONSTRAINT "recovery_code_mainOrganizationId_userId_fkey";
ALTER TABLE "recovery_code" ADD CONSTRAINT "recovery_code_mainOrganizationId_userId_fkey" FOREIGN KEY ("mainOrganizationId", "userId") REFERENCES "app_user"("mainOrganizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "identity_token" ADD COLUMN "challenge" TEXT;
ALTER TABLE "session" ADD COLUMN "challenge" TEXT, ADD COLUMN "challengeUntil" TIMESTAMPTZ(3);
