-- The list of Chances is read along these indexes. A figure that is not calculated yet sorts behind all others in both
-- directions: as the far infinity of the direction, which is why each figure has two.
DROP INDEX "chance_mainOrganizationId_effectiveRevenue_id_idx";
DROP INDEX "chance_mainOrganizationId_totalCost_id_idx";
DROP INDEX "chance_mainOrganizationId_surcharge_id_idx";

CREATE INDEX "chance_revenue_asc" ON "chance" ("mainOrganizationId", (coalesce("effectiveRevenue", 'Infinity'::float8)), "id");
CREATE INDEX "chance_revenue_desc" ON "chance" ("mainOrganizationId", (coalesce("effectiveRevenue", '-Infinity'::float8)), "id");
CREATE INDEX "chance_total_cost_asc" ON "chance" ("mainOrganizationId", (coalesce("totalCost", 'Infinity'::float8)), "id");
CREATE INDEX "chance_total_cost_desc" ON "chance" ("mainOrganizationId", (coalesce("totalCost", '-Infinity'::float8)), "id");
CREATE INDEX "chance_surcharge_asc" ON "chance" ("mainOrganizationId", (coalesce("surcharge", 'Infinity'::float8)), "id");
CREATE INDEX "chance_surcharge_desc" ON "chance" ("mainOrganizationId", (coalesce("surcharge", '-Infinity'::float8)), "id");
