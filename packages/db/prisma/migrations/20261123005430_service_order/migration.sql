-- CreateTable
CREATE TABLE "service_order" (
    "serviceId" UUID NOT NULL,
    "mainOrganizationId" INTEGER NOT NULL,
    "posts" JSONB NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "service_order_pkey" PRIMARY KEY ("mainOrganizationId","serviceId")
);

-- AddForeignKey
ALTER TABLE "service_order" ADD CONSTRAINT "service_order_mainOrganizationId_serviceId_fkey" FOREIGN KEY ("mainOrganizationId", "serviceId") REFERENCES "service"("mainOrganizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The tenant's backstop, as on every table.
ALTER TABLE "service_order" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "service_order"
  USING ("mainOrganizationId" = nullif(current_setting('app.main_organization', true), '')::int)
  WITH CHECK ("mainOrganizationId" = nullif(current_setting('app.main_organization', true), '')::int);
