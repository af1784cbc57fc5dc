-- The list of Chances is read along these indexes. A figure that is not calculated yet sorts behind all others in both
-- directions: as the far infinity of the direction, which is why each figure has two. It has to be CASE: what calls no
-- function counts as leakproof, and only such conditions may use an index under row-level security; COALESCE does not.
DROP INDEX "chance_mainOrganizationId_effectiveRevenue_id_idx";
DROP INDEX "chance_mainOrganizationId_totalCost_id_idx";
DROP INDEX "chance_mainOrganizationId_surcharge_id_idx";
-- Comparing enum values is not leakproof, so this one was never used under row-level security.
DROP INDEX "chance_mainOrganizationId_state_submission_id_idx";

CREATE INDEX "chance_revenue_asc" ON "chance" ("mainOrganizationId", (CASE WHEN "effectiveRevenue" IS NULL THEN 'Infinity'::float8 ELSE "effectiveRevenue" END), "id");
CREATE INDEX "chance_revenue_desc" ON "chance" ("mainOrganizationId", (CASE WHEN "effectiveRevenue" IS NULL THEN '-Infinity'::float8 ELSE "effectiveRevenue" END), "id");
CREATE INDEX "chance_total_cost_asc" ON "chance" ("mainOrganizationId", (CASE WHEN "totalCost" IS NULL THEN 'Infinity'::float8 ELSE "totalCost" END), "id");
CREATE INDEX "chance_total_cost_desc" ON "chance" ("mainOrganizationId", (CASE WHEN "totalCost" IS NULL THEN '-Infinity'::float8 ELSE "totalCost" END), "id");
CREATE INDEX "chance_surcharge_asc" ON "chance" ("mainOrganizationId", (CASE WHEN "surcharge" IS NULL THEN 'Infinity'::float8 ELSE "surcharge" END), "id");
CREATE INDEX "chance_surcharge_desc" ON "chance" ("mainOrganizationId", (CASE WHEN "surcharge" IS NULL THEN '-Infinity'::float8 ELSE "surcharge" END), "id");
