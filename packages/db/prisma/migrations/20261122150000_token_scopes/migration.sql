-- What a token may do, who revoked it, and when its owner was reminded of its last day. Tokens from before could do all that
-- their owners can, and still can.
ALTER TABLE "api_token" ADD COLUMN "scope" TEXT NOT NULL DEFAULT 'all';
ALTER TABLE "api_token" ADD COLUMN "revokedById" INTEGER;
ALTER TABLE "api_token" ADD COLUMN "remindedAt" TIMESTAMPTZ(3);
ALTER TABLE "api_token" ADD CONSTRAINT "api_token_mainOrganizationId_revokedById_fkey" FOREIGN KEY ("mainOrganizationId", "revokedById") REFERENCES "app_user"("mainOrganizationId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;
CREATE INDEX "api_token_mainOrganizationId_createdAt_id_idx" ON "api_token"("mainOrganizationId", "createdAt", "id");
