-- A run may first copy the services of another Chance into its own.
ALTER TABLE "recalculation" ADD COLUMN "copiesFromId" UUID;
ALTER TABLE "recalculation" ADD CONSTRAINT "recalculation_mainOrganizationId_copiesFromId_fkey" FOREIGN KEY ("mainOrganizationId", "copiesFromId") REFERENCES "chance"("mainOrganizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
