-- A contract is kept by the built-in book or by Stripe. What is known of it there is stored here; Stripe stays the source.
ALTER TABLE "billing" ADD COLUMN "provider" TEXT NOT NULL DEFAULT 'book',
  ADD COLUMN "providerCustomerId" TEXT,
  ADD COLUMN "providerProblem" TEXT;
CREATE UNIQUE INDEX "billing_providerCustomerId_key" ON "billing"("providerCustomerId");

CREATE TABLE "stripe_contract" (
    "mainOrganizationId" INTEGER NOT NULL,
    "subscriptionId" TEXT,
    "firstSeats" INTEGER NOT NULL,
    "faults" INTEGER NOT NULL DEFAULT 0,
    "seatChanges" INTEGER NOT NULL DEFAULT 0,
    "begunReadings" INTEGER NOT NULL DEFAULT 0,
    "storedReading" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "stripe_contract_pkey" PRIMARY KEY ("mainOrganizationId")
);
CREATE TABLE "stripe_event" (
    "mainOrganizationId" INTEGER NOT NULL,
    "eventId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "receivedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "stripe_event_pkey" PRIMARY KEY ("mainOrganizationId", "eventId")
);
CREATE TABLE "stripe_invoice" (
    "id" UUID NOT NULL,
    "mainOrganizationId" INTEGER NOT NULL,
    "stripeId" TEXT NOT NULL,
    "number" TEXT,
    "state" TEXT NOT NULL,
    "currency" TEXT NOT NULL,
    "gross" INTEGER NOT NULL,
    "issuedOn" DATE NOT NULL,
    "dueOn" DATE,

    CONSTRAINT "stripe_invoice_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "stripe_contract_subscriptionId_key" ON "stripe_contract"("subscriptionId");
CREATE UNIQUE INDEX "stripe_invoice_mainOrganizationId_stripeId_key" ON "stripe_invoice"("mainOrganizationId", "stripeId");
ALTER TABLE "stripe_contract" ADD CONSTRAINT "stripe_contract_mainOrganizationId_fkey" FOREIGN KEY ("mainOrganizationId") REFERENCES "billing"("mainOrganizationId") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "stripe_event" ADD CONSTRAINT "stripe_event_mainOrganizationId_fkey" FOREIGN KEY ("mainOrganizationId") REFERENCES "billing"("mainOrganizationId") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "stripe_invoice" ADD CONSTRAINT "stripe_invoice_mainOrganizationId_fkey" FOREIGN KEY ("mainOrganizationId") REFERENCES "billing"("mainOrganizationId") ON DELETE RESTRICT ON UPDATE CASCADE;

DO $$
DECLARE
  tenant constant text := $sql$"mainOrganizationId" = nullif(current_setting('app.main_organization', true), '')::int$sql$;
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['stripe_contract', 'stripe_event', 'stripe_invoice'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY "tenant" ON %I USING (%s) WITH CHECK (%s)', name, tenant, tenant);
  END LOOP;
END
$$;
-- A signed event names a customer; this finds the tenant whose contract it is.
CREATE POLICY "by_customer" ON "billing" FOR SELECT
  USING ("providerCustomerId" = nullif(current_setting('app.billing_customer', true), ''));
