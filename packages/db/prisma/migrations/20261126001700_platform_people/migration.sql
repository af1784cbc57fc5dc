-- An administrator of the platform signs in as a person of the operator's tenant.
ALTER TABLE "platform_admin" ADD COLUMN "mainOrganizationId" INTEGER, ADD COLUMN "userId" INTEGER;
ALTER TABLE "platform_admin" ADD CONSTRAINT "platform_admin_mainOrganizationId_userId_fkey"
  FOREIGN KEY ("mainOrganizationId", "userId") REFERENCES "app_user"("mainOrganizationId", "id") ON DELETE SET NULL ON UPDATE CASCADE;
CREATE UNIQUE INDEX "platform_admin_mainOrganizationId_userId_key" ON "platform_admin"("mainOrganizationId", "userId");
CREATE POLICY "own_people" ON "platform_admin" FOR SELECT
  USING ("mainOrganizationId"::text = nullif(current_setting('app.main_organization', true), '') AND NOT "deleted");
