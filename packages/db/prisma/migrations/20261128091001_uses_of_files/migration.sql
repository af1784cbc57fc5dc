-- Each upload asks which files nothing has come of. Without these indexes it read every import and every file handed out,
-- once for each file of the tenant.
CREATE INDEX "configuration_import_mainOrganizationId_fileId_idx" ON "configuration_import"("mainOrganizationId", "fileId");
CREATE INDEX "handout_mainOrganizationId_fileId_idx" ON "handout"("mainOrganizationId", "fileId");
