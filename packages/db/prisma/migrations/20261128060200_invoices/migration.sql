-- Invoices of the built-in contract book. The party that is billed belongs to the contract, the one that bills to the platform.
ALTER TABLE "billing" ADD COLUMN "street" TEXT, ADD COLUMN "postalCode" TEXT, ADD COLUMN "city" TEXT,
  ADD COLUMN "country" TEXT NOT NULL DEFAULT 'DE', ADD COLUMN "buyerReference" TEXT;

-- One row: the operator as it stands on invoices.
CREATE TABLE "invoice_seller" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "name" TEXT NOT NULL,
    "street" TEXT NOT NULL,
    "postalCode" TEXT NOT NULL,
    "city" TEXT NOT NULL,
    "vatId" TEXT,
    "taxNumber" TEXT,
    "register" TEXT,
    "contactName" TEXT NOT NULL,
    "contactPhone" TEXT NOT NULL,
    "contactEmail" TEXT NOT NULL,
    "iban" TEXT NOT NULL,
    "bic" TEXT,
    "bank" TEXT,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "invoice_seller_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "invoice_seller_check" CHECK ("id" = 1 AND coalesce("vatId", "taxNumber") IS NOT NULL)
);
CREATE TABLE "invoice" (
    "id" UUID NOT NULL,
    "mainOrganizationId" INTEGER NOT NULL,
    "sequence" INTEGER NOT NULL,
    "number" TEXT NOT NULL,
    "cancelsId" UUID,
    "issuedOn" DATE NOT NULL,
    "dueOn" DATE NOT NULL,
    "periodFrom" DATE NOT NULL,
    "periodTo" DATE NOT NULL,
    "currency" TEXT NOT NULL,
    "net" INTEGER NOT NULL,
    "tax" INTEGER NOT NULL,
    "gross" INTEGER NOT NULL,
    "content" JSONB NOT NULL,
    "xml" TEXT NOT NULL,
    "pdf" BYTEA NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "invoice_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "invoice_check" CHECK ("sequence" > 0 AND "net" + "tax" = "gross" AND "periodFrom" <= "periodTo")
);
CREATE TABLE "invoice_payment" (
    "mainOrganizationId" INTEGER NOT NULL,
    "invoiceId" UUID NOT NULL,
    "paidOn" DATE NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "invoice_payment_pkey" PRIMARY KEY ("mainOrganizationId", "invoiceId")
);
CREATE UNIQUE INDEX "invoice_mainOrganizationId_id_key" ON "invoice"("mainOrganizationId", "id");
CREATE UNIQUE INDEX "invoice_mainOrganizationId_sequence_key" ON "invoice"("mainOrganizationId", "sequence");
CREATE UNIQUE INDEX "invoice_mainOrganizationId_cancelsId_key" ON "invoice"("mainOrganizationId", "cancelsId");
CREATE UNIQUE INDEX "invoice_number_key" ON "invoice"("number");
CREATE INDEX "invoice_issuedOn_id_idx" ON "invoice"("issuedOn", "id");
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_mainOrganizationId_fkey" FOREIGN KEY ("mainOrganizationId") REFERENCES "billing"("mainOrganizationId") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_mainOrganizationId_cancelsId_fkey" FOREIGN KEY ("mainOrganizationId", "cancelsId") REFERENCES "invoice"("mainOrganizationId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "invoice_payment" ADD CONSTRAINT "invoice_payment_mainOrganizationId_invoiceId_fkey" FOREIGN KEY ("mainOrganizationId", "invoiceId") REFERENCES "invoice"("mainOrganizationId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- An invoice is read and added, never changed and never deleted: no policy opens either.
DO $$
DECLARE
  tenant constant text := $sql$"mainOrganizationId" = nullif(current_setting('app.main_organization', true), '')::int$sql$;
  admin constant text := $sql$EXISTS (SELECT FROM "platform_admin"
    WHERE "platform_admin"."id"::text = nullif(current_setting('app.platform_admin', true), '') AND NOT "deleted")$sql$;
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['invoice', 'invoice_payment', 'invoice_seller'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY', name);
  END LOOP;
  EXECUTE format('CREATE POLICY "tenant" ON "invoice" FOR SELECT USING (%s)', tenant);
  EXECUTE format('CREATE POLICY "tenant_add" ON "invoice" FOR INSERT WITH CHECK (%s)', tenant);
  EXECUTE format('CREATE POLICY "tenant" ON "invoice_payment" USING (%s) WITH CHECK (%s)', tenant, tenant);
  EXECUTE format('CREATE POLICY "platform" ON "invoice_seller" USING (%s) WITH CHECK (%s)', admin, admin);
  FOREACH name IN ARRAY ARRAY['invoice', 'invoice_payment', 'seat_month'] LOOP
    EXECUTE format('CREATE POLICY "platform_read" ON %I FOR SELECT USING (%s)', name, admin);
  END LOOP;
END
$$;
