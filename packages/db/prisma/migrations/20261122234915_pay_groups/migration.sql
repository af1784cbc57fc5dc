-- The newest services of an organization, whose pay groups are proposed for new ones.
CREATE INDEX "service_mainOrganizationId_operationalOrganizationId_create_idx" ON "service"("mainOrganizationId", "operationalOrganizationId", "createdAt");
