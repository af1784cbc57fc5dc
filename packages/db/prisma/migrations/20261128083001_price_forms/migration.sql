-- A customer's own price sheet as a template: which figure goes into which cell.
CREATE TABLE "price_form" (
    "id" UUID NOT NULL,
    "mainOrganizationId" INTEGER NOT NULL,
    "customerId" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "cells" JSONB NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,
    "removedAt" TIMESTAMPTZ(3),

    CONSTRAINT "price_form_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "price_form_mainOrganizationId_id_key" ON "price_form"("mainOrganizationId", "id");
CREATE INDEX "price_form_mainOrganizationId_customerId_idx" ON "price_form"("mainOrganizationId", "customerId");
ALTER TABLE "price_form" ADD CONSTRAINT "price_form_mainOrganizationId_customerId_fkey" FOREIGN KEY ("mainOrganizationId", "customerId") REFERENCES "customer"("mainOrganizationId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- The tenant's backstop, as on every table.
ALTER TABLE "price_form" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "price_form"
  USING ("mainOrganizationId" = nullif(current_setting('app.main_organization', true), '')::int)
  WITH CHECK ("mainOrganizationId" = nullif(current_setting('app.main_organization', true), '')::int);
