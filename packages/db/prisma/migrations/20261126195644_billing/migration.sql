-- The contracts of tenants with the operator, and the seats of each month. The platform reads the contracts of all tenants.
CREATE TABLE "billing" (
    "id" UUID NOT NULL,
    "mainOrganizationId" INTEGER NOT NULL,
    "subscriptionStatus" TEXT NOT NULL,
    "paidThrough" TIMESTAMPTZ(3),
    "collectionMethod" TEXT NOT NULL,
    "pricingId" TEXT NOT NULL,
    "pricePerUser" INTEGER NOT NULL,
    "currency" TEXT NOT NULL,
    "interval" TEXT NOT NULL,
    "currentSeatCount" INTEGER NOT NULL,
    "billingEmail" TEXT NOT NULL,
    "customerName" TEXT NOT NULL,
    "vatNumber" TEXT NOT NULL,
    "daysUntilDue" INTEGER NOT NULL,
    "latestInvoiceId" TEXT,
    "latestInvoiceStatus" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "billing_pkey" PRIMARY KEY ("id")
);
CREATE TABLE "seat_month" (
    "mainOrganizationId" INTEGER NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "month" DATE NOT NULL,
    "seats" INTEGER NOT NULL,

    CONSTRAINT "seat_month_pkey" PRIMARY KEY ("mainOrganizationId", "month", "organizationId")
);
CREATE UNIQUE INDEX "billing_mainOrganizationId_key" ON "billing"("mainOrganizationId");
ALTER TABLE "billing" ADD CONSTRAINT "billing_mainOrganizationId_fkey" FOREIGN KEY ("mainOrganizationId") REFERENCES "organization"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "seat_month" ADD CONSTRAINT "seat_month_mainOrganizationId_organizationId_fkey" FOREIGN KEY ("mainOrganizationId", "organizationId") REFERENCES "organization"("mainOrganizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

DO $$
DECLARE
  tenant constant text := $sql$"mainOrganizationId" = nullif(current_setting('app.main_organization', true), '')::int$sql$;
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['billing', 'seat_month'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY "tenant" ON %I USING (%s) WITH CHECK (%s)', name, tenant, tenant);
  END LOOP;
END
$$;
CREATE POLICY "platform_read" ON "billing" FOR SELECT USING (EXISTS (SELECT FROM "platform_admin"
  WHERE "platform_admin"."id"::text = nullif(current_setting('app.platform_admin', true), '') AND NOT "deleted"));
