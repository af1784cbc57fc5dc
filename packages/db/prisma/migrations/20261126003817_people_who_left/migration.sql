ALTER TABLE "app_user" ADD COLUMN "deletedAt" TIMESTAMPTZ(3);

-- The lists of people by name, of the tenant and of one organization. Comparing text is leakproof, so row-level security
-- lets a deep page begin in the middle of the index.
DROP INDEX "app_user_mainOrganizationId_organizationId_idx";
CREATE INDEX "app_user_mainOrganizationId_lastname_firstname_id_idx"
  ON "app_user" ("mainOrganizationId", "lastname", "firstname", "id");
CREATE INDEX "app_user_of_organization_idx"
  ON "app_user" ("mainOrganizationId", "organizationId", "lastname", "firstname", "id");

-- The trail of a tenant, the latest first, and the entries of one person.
CREATE INDEX "trail_entry_mainOrganizationId_id_idx" ON "trail_entry" ("mainOrganizationId", "id");
CREATE INDEX "trail_entry_mainOrganizationId_userId_id_idx" ON "trail_entry" ("mainOrganizationId", "userId", "id");
