-- The wage of a pay group from a day on, for a federal state or all of them (DE).
CREATE TABLE "wage" (
    "id" UUID NOT NULL,
    "mainOrganizationId" INTEGER NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "province" TEXT NOT NULL,
    "payGroup" TEXT NOT NULL,
    "activeFrom" DATE NOT NULL,
    "hourlyWage" DECIMAL(12,4) NOT NULL,
    "createdById" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "wage_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "wage_check" CHECK ("province" ~ '^DE(-[A-Z]{2})?$' AND "hourlyWage" > 0)
);

-- CreateIndex
CREATE UNIQUE INDEX "wage_mainOrganizationId_organizationId_province_payGroup_ac_key" ON "wage"("mainOrganizationId", "organizationId", "province", "payGroup", "activeFrom");

-- AddForeignKey
ALTER TABLE "wage" ADD CONSTRAINT "wage_mainOrganizationId_organizationId_fkey" FOREIGN KEY ("mainOrganizationId", "organizationId") REFERENCES "organization"("mainOrganizationId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- The tenant's backstop, as on every table.
ALTER TABLE "wage" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "wage"
  USING ("mainOrganizationId" = nullif(current_setting('app.main_organization', true), '')::int)
  WITH CHECK ("mainOrganizationId" = nullif(current_setting('app.main_organization', true), '')::int);

-- The chain of the trail covers the rows of this table too.
CREATE OR REPLACE FUNCTION trail_values(entity text, fields jsonb) RETURNS jsonb
LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN entity = 'chance' THEN fields->'state'
    WHEN entity IN ('bidGroup', 'marginGroup') THEN fields - ARRAY['comment', 'reason', 'withdrawalReason']
    WHEN entity IN ('tariff', 'wage', 'vacationDays', 'vacationBonus', 'christmasBonus', 'liabilityInsurance',
      'socialSecurity', 'holiday', 'rule') THEN fields
  END
$$;
