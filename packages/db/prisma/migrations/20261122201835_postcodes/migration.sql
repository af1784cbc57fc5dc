-- Not FORCE, as the owner of the database replaces the rows; the application reads them inside of a tenant only.
CREATE TABLE "postcode" (
    "code" TEXT NOT NULL,
    "place" TEXT NOT NULL,
    "province" TEXT NOT NULL,

    CONSTRAINT "postcode_pkey" PRIMARY KEY ("code", "place", "province")
);
ALTER TABLE "postcode" ENABLE ROW LEVEL SECURITY;
CREATE POLICY "tenant_read" ON "postcode" FOR SELECT
  USING (nullif(current_setting('app.main_organization', true), '') IS NOT NULL);
