-- A version for everything that is edited, and the line of shifts that replaced each other.
ALTER TABLE "customer" ADD COLUMN "version" INTEGER NOT NULL DEFAULT 1;
ALTER TABLE "organization_cost_parameters" ADD COLUMN "version" INTEGER NOT NULL DEFAULT 1;
ALTER TABLE "shift" ADD COLUMN "replacedIds" UUID[] DEFAULT ARRAY[]::UUID[];
