-- Why a run calculates, which services, and the cost parameters that it brings into force.
ALTER TABLE "recalculation" ADD COLUMN "cause" TEXT NOT NULL DEFAULT 'tables', ADD COLUMN "serviceIds" UUID[] NOT NULL DEFAULT '{}';
ALTER TABLE "service_replacement" ADD COLUMN "costParameters" JSONB;
