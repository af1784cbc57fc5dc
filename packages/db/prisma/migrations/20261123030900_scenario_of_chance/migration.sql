-- A service of a scenario belongs to the Chance of the scenario.
CREATE UNIQUE INDEX "scenario_mainOrganizationId_chanceId_id_key" ON "scenario"("mainOrganizationId", "chanceId", "id");
ALTER TABLE "service" DROP CONSTRAINT "service_mainOrganizationId_scenarioId_fkey";
ALTER TABLE "service" ADD CONSTRAINT "service_mainOrganizationId_chanceId_scenarioId_fkey" FOREIGN KEY ("mainOrganizationId", "chanceId", "scenarioId") REFERENCES "scenario"("mainOrganizationId", "chanceId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
