-- A merged customer stays: its name leads to the one it turned out to be, and the merge can be taken back.
ALTER TABLE "customer" ADD COLUMN "mergedIntoId" UUID;
ALTER TABLE "customer" ADD CONSTRAINT "customer_mainOrganizationId_mergedIntoId_fkey" FOREIGN KEY ("mainOrganizationId", "mergedIntoId") REFERENCES "customer"("mainOrganizationId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- CreateTable
CREATE TABLE "customer_merge" (
    "id" UUID NOT NULL,
    "mainOrganizationId" INTEGER NOT NULL,
    "customerId" UUID NOT NULL,
    "mergedId" UUID NOT NULL,
    "mergedName" TEXT NOT NULL,
    "chanceIds" UUID[],
    "siteIds" UUID[],
    "createdById" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "undoneById" INTEGER,
    "undoneAt" TIMESTAMPTZ(3),

    CONSTRAINT "customer_merge_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "customer_merge_mainOrganizationId_customerId_id_idx" ON "customer_merge"("mainOrganizationId", "customerId", "id");
ALTER TABLE "customer_merge" ADD CONSTRAINT "customer_merge_mainOrganizationId_customerId_fkey" FOREIGN KEY ("mainOrganizationId", "customerId") REFERENCES "customer"("mainOrganizationId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- The tenant's backstop. No verb deletes a merge.
DO $$
DECLARE
  tenant constant text := $sql$"mainOrganizationId" = nullif(current_setting('app.main_organization', true), '')::int$sql$;
BEGIN
  ALTER TABLE "customer_merge" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
  EXECUTE format('CREATE POLICY "tenant_read" ON "customer_merge" FOR SELECT USING (%s)', tenant);
  EXECUTE format('CREATE POLICY "tenant_add" ON "customer_merge" FOR INSERT WITH CHECK (%s)', tenant);
  EXECUTE format('CREATE POLICY "tenant_change" ON "customer_merge" FOR UPDATE USING (%s) WITH CHECK (%s)', tenant, tenant);
END
$$;
