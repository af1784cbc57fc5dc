-- CreateEnum
CREATE TYPE "site_visit_type" AS ENUM ('OPENING', 'CONTROL', 'CLOSING');

-- AlterTable
ALTER TABLE "service" ADD COLUMN     "subcontractorHourlyRate" DECIMAL(12,4),
ADD COLUMN     "travelTime" INTEGER;

-- CreateTable
CREATE TABLE "site_visit" (
    "id" UUID NOT NULL,
    "mainOrganizationId" INTEGER NOT NULL,
    "serviceId" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "type" "site_visit_type" NOT NULL,
    "duration" INTEGER NOT NULL,
    "margin" DECIMAL(9,6) NOT NULL,
    "mondayDay" INTEGER NOT NULL DEFAULT 0,
    "mondayNight" INTEGER NOT NULL DEFAULT 0,
    "tuesdayDay" INTEGER NOT NULL DEFAULT 0,
    "tuesdayNight" INTEGER NOT NULL DEFAULT 0,
    "wednesdayDay" INTEGER NOT NULL DEFAULT 0,
    "wednesdayNight" INTEGER NOT NULL DEFAULT 0,
    "thursdayDay" INTEGER NOT NULL DEFAULT 0,
    "thursdayNight" INTEGER NOT NULL DEFAULT 0,
    "fridayDay" INTEGER NOT NULL DEFAULT 0,
    "fridayNight" INTEGER NOT NULL DEFAULT 0,
    "saturdayDay" INTEGER NOT NULL DEFAULT 0,
    "saturdayNight" INTEGER NOT NULL DEFAULT 0,
    "sundayDay" INTEGER NOT NULL DEFAULT 0,
    "sundayNight" INTEGER NOT NULL DEFAULT 0,
    "holidayDay" INTEGER NOT NULL DEFAULT 0,
    "holidayNight" INTEGER NOT NULL DEFAULT 0,
    "startDate" DATE,
    "endDate" DATE,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "site_visit_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "car" (
    "id" UUID NOT NULL,
    "mainOrganizationId" INTEGER NOT NULL,
    "serviceId" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "netValue" DECIMAL(15,2) NOT NULL,
    "runtime" INTEGER NOT NULL,
    "yearlyInsurance" DECIMAL(15,2) NOT NULL,
    "yearlyTax" DECIMAL(15,2) NOT NULL,
    "yearlyKilometers" DECIMAL(12,2) NOT NULL,
    "consumption" DECIMAL(9,2) NOT NULL,
    "fuelPrice" DECIMAL(12,4) NOT NULL,
    "repairPerKilometer" DECIMAL(12,4) NOT NULL,
    "quantity" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "car_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "purchase" (
    "id" UUID NOT NULL,
    "mainOrganizationId" INTEGER NOT NULL,
    "serviceId" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "purchaseCost" DECIMAL(15,2) NOT NULL,
    "monthsDepreciation" INTEGER NOT NULL,
    "yearlyMaintenance" DECIMAL(15,2) NOT NULL,
    "yearlyRepair" DECIMAL(15,2) NOT NULL,
    "yearlyAdditionals" DECIMAL(15,2) NOT NULL,
    "quantity" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "purchase_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "site_visit_mainOrganizationId_serviceId_idx" ON "site_visit"("mainOrganizationId", "serviceId");

-- CreateIndex
CREATE INDEX "car_mainOrganizationId_serviceId_idx" ON "car"("mainOrganizationId", "serviceId");

-- CreateIndex
CREATE INDEX "purchase_mainOrganizationId_serviceId_idx" ON "purchase"("mainOrganizationId", "serviceId");

-- AddForeignKey
ALTER TABLE "site_visit" ADD CONSTRAINT "site_visit_mainOrganizationId_serviceId_fkey" FOREIGN KEY ("mainOrganizationId", "serviceId") REFERENCES "service"("mainOrganizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "car" ADD CONSTRAINT "car_mainOrganizationId_serviceId_fkey" FOREIGN KEY ("mainOrganizationId", "serviceId") REFERENCES "service"("mainOrganizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "purchase" ADD CONSTRAINT "purchase_mainOrganizationId_serviceId_fkey" FOREIGN KEY ("mainOrganizationId", "serviceId") REFERENCES "service"("mainOrganizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;


-- The tenant's backstop, as on every table.
DO $$
DECLARE
  tenant constant text := $sql$"mainOrganizationId" = nullif(current_setting('app.main_organization', true), '')::int$sql$;
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['site_visit', 'car', 'purchase'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY "tenant" ON %I USING (%s) WITH CHECK (%s)', name, tenant, tenant);
  END LOOP;
END
$$;
