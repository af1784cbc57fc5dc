-- Whether the services of a Chance are priced at unit prices of whole cents. Off for all that exist.
ALTER TABLE "chance" ADD COLUMN "roundsUnitPrices" BOOLEAN NOT NULL DEFAULT false;
