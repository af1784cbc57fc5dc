-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateEnum
CREATE TYPE "bid" AS ENUM ('Bid', 'Nobid');

-- CreateEnum
CREATE TYPE "bid_action" AS ENUM ('Approve', 'Comment', 'Flip', 'Overrule');

-- CreateEnum
CREATE TYPE "chance_state" AS ENUM ('pendingbiddecision', 'editing', 'pendingmarginapproval', 'readytosubmit', 'submitted', 'won', 'lost', 'notbidding');

-- CreateEnum
CREATE TYPE "chance_type" AS ENUM ('Public', 'Private', 'QuickOffer');

-- CreateEnum
CREATE TYPE "customer_type" AS ENUM ('existingCustomer', 'newService', 'newCustomer');

-- CreateEnum
CREATE TYPE "bonus_basis" AS ENUM ('BASEWAGE', 'HOURLYWAGE');

-- CreateEnum
CREATE TYPE "margin_outcome" AS ENUM ('open', 'contested', 'approved', 'rejected', 'withdrawn');

-- CreateEnum
CREATE TYPE "margin_decision_kind" AS ENUM ('Request', 'Approve', 'Reject', 'OverruleApprove', 'OverruleReject', 'Comment');

-- CreateEnum
CREATE TYPE "service_type" AS ENUM ('PERMANENT', 'MOBILE', 'INTEGRATED');

-- CreateEnum
CREATE TYPE "revenue_calculation_type" AS ENUM ('Margin', 'Flatrate', 'Hourlyrateabsolute', 'Hourlyraterelative');

-- CreateEnum
CREATE TYPE "role" AS ENUM ('Admin', 'Manager', 'Editor', 'Viewer');

-- CreateTable
CREATE TABLE "bid_group" (
    "id" UUID NOT NULL,
    "mainOrganizationId" INTEGER NOT NULL,
    "chanceId" UUID NOT NULL,
    "operationalOrganizationId" INTEGER NOT NULL,
    "currentDecision" "bid",
    "flipOrganizationId" INTEGER,
    "flips" INTEGER NOT NULL DEFAULT 0,
    "isFinal" BOOLEAN NOT NULL DEFAULT false,
    "autoApproved" BOOLEAN NOT NULL DEFAULT false,
    "isOverruled" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finalAt" TIMESTAMPTZ(3),

    CONSTRAINT "bid_group_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "bid_participant" (
    "id" UUID NOT NULL,
    "mainOrganizationId" INTEGER NOT NULL,
    "groupId" UUID NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "hasAgreed" BOOLEAN NOT NULL DEFAULT false,
    "reason" TEXT NOT NULL,

    CONSTRAINT "bid_participant_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "bid_decision" (
    "id" UUID NOT NULL,
    "mainOrganizationId" INTEGER NOT NULL,
    "groupId" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "organizationId" INTEGER,
    "decidedById" INTEGER,
    "action" "bid_action" NOT NULL,
    "decision" "bid",
    "comment" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "bid_decision_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "chance" (
    "id" UUID NOT NULL,
    "mainOrganizationId" INTEGER NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "shortNumber" TEXT NOT NULL,
    "state" "chance_state" NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "ownerId" INTEGER NOT NULL,
    "createdById" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,
    "name" TEXT NOT NULL,
    "type" "chance_type" NOT NULL,
    "customerId" UUID NOT NULL,
    "customerType" "customer_type" NOT NULL,
    "province" TEXT,
    "platform" TEXT,
    "awardingAuthority" TEXT,
    "referenceNumber" TEXT,
    "details" TEXT,
    "permanent" BOOLEAN NOT NULL DEFAULT false,
    "mobile" BOOLEAN NOT NULL DEFAULT false,
    "alarm" BOOLEAN NOT NULL DEFAULT false,
    "publication" DATE,
    "submission" DATE NOT NULL,
    "submissionTime" TEXT NOT NULL DEFAULT '12:00',
    "questions" DATE,
    "outsideInformation" DATE,
    "siteVisit" DATE,
    "estimateRevenue" DECIMAL(15,2),
    "estimateHoursPerMonth" INTEGER,
    "estimateMargin" DECIMAL(9,6),
    "estimateEffort" INTEGER,
    "estimateDescription" TEXT,
    "startDate" DATE NOT NULL,
    "endDate" DATE NOT NULL,
    "durationMonths" INTEGER NOT NULL,
    "escalationClause" DECIMAL(9,6),
    "priceCriteria" INTEGER,
    "qualityCriteria" INTEGER,
    "referenceCriteria" INTEGER,
    "paymentTerm" INTEGER,
    "additionalText" TEXT,
    "executiveSummary" TEXT,
    "reasonForLoss" TEXT,
    "submittedAt" TIMESTAMPTZ(3),
    "closedAt" TIMESTAMPTZ(3),
    "serviceCount" INTEGER NOT NULL DEFAULT 0,
    "additionalServiceCount" INTEGER NOT NULL DEFAULT 0,
    "revenue" DOUBLE PRECISION,
    "totalCost" DOUBLE PRECISION,
    "profit" DOUBLE PRECISION,
    "margin" DOUBLE PRECISION,
    "surcharge" DOUBLE PRECISION,
    "minutes" BIGINT,
    "pricePerHour" DOUBLE PRECISION,
    "monthlyRevenue" DOUBLE PRECISION,
    "yearlyRevenue" DOUBLE PRECISION,
    "costDetails" JSONB,
    "additionalTotals" JSONB,
    "socialSecurity" DOUBLE PRECISION,
    "liabilityInsurance" DOUBLE PRECISION,
    "professionalAssociation" DOUBLE PRECISION,
    "effectiveRevenue" DOUBLE PRECISION,

    CONSTRAINT "chance_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "chance_participation" (
    "mainOrganizationId" INTEGER NOT NULL,
    "chanceId" UUID NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "isOperational" BOOLEAN NOT NULL DEFAULT false,
    "isBidding" BOOLEAN NOT NULL DEFAULT false,
    "isInvolved" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "chance_participation_pkey" PRIMARY KEY ("mainOrganizationId","chanceId","organizationId")
);

-- CreateTable
CREATE TABLE "chance_counter" (
    "mainOrganizationId" INTEGER NOT NULL,
    "year" INTEGER NOT NULL,
    "last" INTEGER NOT NULL,

    CONSTRAINT "chance_counter_pkey" PRIMARY KEY ("mainOrganizationId","year")
);

-- CreateTable
CREATE TABLE "tariff" (
    "id" UUID NOT NULL,
    "mainOrganizationId" INTEGER NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "province" TEXT NOT NULL,
    "activeFrom" DATE NOT NULL,
    "workdaysPerYear" INTEGER NOT NULL,
    "startNight" TEXT NOT NULL,
    "endNight" TEXT NOT NULL,
    "basisForBonusCalculation" "bonus_basis" NOT NULL,
    "nightBonusRelative" DECIMAL(9,6) NOT NULL,
    "nightBonusAbsolute" DECIMAL(12,4) NOT NULL,
    "sundayBonusRelative" DECIMAL(9,6) NOT NULL,
    "sundayBonusAbsolute" DECIMAL(12,4) NOT NULL,
    "sundayNightBonusRelative" DECIMAL(9,6) NOT NULL,
    "sundayNightBonusAbsolute" DECIMAL(12,4) NOT NULL,
    "holidayBonusRelative" DECIMAL(9,6) NOT NULL,
    "holidayBonusAbsolute" DECIMAL(12,4) NOT NULL,
    "holidayNightBonusRelative" DECIMAL(9,6) NOT NULL,
    "holidayNightBonusAbsolute" DECIMAL(12,4) NOT NULL,
    "createdById" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "tariff_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "social_security" (
    "id" UUID NOT NULL,
    "mainOrganizationId" INTEGER NOT NULL,
    "activeFrom" DATE NOT NULL,
    "value" DECIMAL(9,6) NOT NULL,
    "createdById" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "social_security_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "liability_insurance" (
    "id" UUID NOT NULL,
    "mainOrganizationId" INTEGER NOT NULL,
    "activeFrom" DATE NOT NULL,
    "liabilityInsurance" DECIMAL(9,6) NOT NULL,
    "professionalAssociation" DECIMAL(9,6) NOT NULL,
    "createdById" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "liability_insurance_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "vacation_bonus" (
    "id" UUID NOT NULL,
    "mainOrganizationId" INTEGER NOT NULL,
    "province" TEXT NOT NULL,
    "activeFrom" DATE NOT NULL,
    "bonusRelative" DECIMAL(9,6) NOT NULL,
    "bonusAbsolute" DECIMAL(12,2) NOT NULL,
    "createdById" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "vacation_bonus_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "christmas_bonus" (
    "id" UUID NOT NULL,
    "mainOrganizationId" INTEGER NOT NULL,
    "province" TEXT NOT NULL,
    "activeFrom" DATE NOT NULL,
    "bonusRelative" DECIMAL(9,6) NOT NULL,
    "bonusAbsolute" DECIMAL(12,2) NOT NULL,
    "createdById" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "christmas_bonus_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "vacation_days" (
    "id" UUID NOT NULL,
    "mainOrganizationId" INTEGER NOT NULL,
    "province" TEXT NOT NULL,
    "activeFrom" DATE NOT NULL,
    "lengthOfEmployment" INTEGER NOT NULL,
    "days" INTEGER NOT NULL,
    "createdById" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "vacation_days_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "holiday" (
    "id" UUID NOT NULL,
    "mainOrganizationId" INTEGER NOT NULL,
    "province" TEXT NOT NULL,
    "date" DATE NOT NULL,
    "createdById" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "holiday_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "customer" (
    "id" UUID NOT NULL,
    "mainOrganizationId" INTEGER NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "nameKey" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "customer_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "site" (
    "id" UUID NOT NULL,
    "mainOrganizationId" INTEGER NOT NULL,
    "customerId" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "postalCode" TEXT NOT NULL,
    "city" TEXT NOT NULL,
    "province" TEXT NOT NULL,
    "country" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "site_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "margin_group" (
    "id" UUID NOT NULL,
    "mainOrganizationId" INTEGER NOT NULL,
    "chanceId" UUID NOT NULL,
    "operationalOrganizationId" INTEGER NOT NULL,
    "round" INTEGER NOT NULL DEFAULT 0,
    "outcome" "margin_outcome",
    "autoApproved" BOOLEAN NOT NULL DEFAULT false,
    "margin" DOUBLE PRECISION,
    "totalCost" DOUBLE PRECISION,
    "minutes" BIGINT,
    "revenue" DOUBLE PRECISION,
    "fingerprint" TEXT,
    "requestedAt" TIMESTAMPTZ(3),
    "decidedAt" TIMESTAMPTZ(3),
    "recalculationRequestedAt" TIMESTAMPTZ(3),
    "recalculationReason" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "margin_group_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "margin_participant" (
    "id" UUID NOT NULL,
    "mainOrganizationId" INTEGER NOT NULL,
    "groupId" UUID NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "reason" TEXT NOT NULL,

    CONSTRAINT "margin_participant_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "margin_decision" (
    "id" UUID NOT NULL,
    "mainOrganizationId" INTEGER NOT NULL,
    "groupId" UUID NOT NULL,
    "round" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "organizationId" INTEGER,
    "decidedById" INTEGER,
    "decision" "margin_decision_kind" NOT NULL,
    "comment" TEXT,
    "margin" DOUBLE PRECISION,
    "totalCost" DOUBLE PRECISION,
    "minutes" BIGINT,
    "revenue" DOUBLE PRECISION,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "margin_decision_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "organization" (
    "id" SERIAL NOT NULL,
    "mainOrganizationId" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "shortName" TEXT NOT NULL,
    "isOperational" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "organization_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "tenant_settings" (
    "mainOrganizationId" INTEGER NOT NULL,
    "ownChancesFilter" BOOLEAN NOT NULL DEFAULT true,
    "requireOutsideInformation" BOOLEAN NOT NULL DEFAULT true,
    "fourEyes" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "tenant_settings_pkey" PRIMARY KEY ("mainOrganizationId")
);

-- CreateTable
CREATE TABLE "organization_cost_parameters" (
    "organizationId" INTEGER NOT NULL,
    "mainOrganizationId" INTEGER NOT NULL,
    "averageHoursWorkedPerMonth" INTEGER NOT NULL,
    "trainingDays" INTEGER NOT NULL,
    "yearlyTrainingCosts" DECIMAL(12,2) NOT NULL,
    "sickDays" INTEGER NOT NULL,
    "employeeFluctuation" DECIMAL(9,6) NOT NULL,
    "yearlyUniformCosts" DECIMAL(12,2) NOT NULL,
    "otherMaterialCosts" DECIMAL(12,2) NOT NULL,
    "averageLengthOfEmployment" INTEGER NOT NULL,
    "carCostsPerMinute" DECIMAL(12,4) NOT NULL,
    "otherCostsPerMinute" DECIMAL(12,4) NOT NULL,

    CONSTRAINT "organization_cost_parameters_pkey" PRIMARY KEY ("organizationId")
);

-- CreateTable
CREATE TABLE "trail_entry" (
    "id" BIGSERIAL NOT NULL,
    "mainOrganizationId" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "userId" INTEGER,
    "organizationId" INTEGER,
    "entity" TEXT NOT NULL,
    "entityId" TEXT NOT NULL,
    "chanceId" UUID,
    "action" TEXT NOT NULL,
    "before" JSONB,
    "after" JSONB,
    "requestId" TEXT,

    CONSTRAINT "trail_entry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "stream_event" (
    "id" BIGSERIAL NOT NULL,
    "mainOrganizationId" INTEGER NOT NULL,
    "chanceId" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "data" JSONB NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "stream_event_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "idempotency_key" (
    "mainOrganizationId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "key" TEXT NOT NULL,
    "procedure" TEXT NOT NULL,
    "inputHash" TEXT NOT NULL,
    "answer" JSONB,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "idempotency_key_pkey" PRIMARY KEY ("mainOrganizationId","userId","key")
);

-- CreateTable
CREATE TABLE "mail" (
    "id" UUID NOT NULL,
    "mainOrganizationId" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "recipient" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "parameters" JSONB NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deliveredAt" TIMESTAMPTZ(3),
    "lastError" TEXT,

    CONSTRAINT "mail_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "service" (
    "id" UUID NOT NULL,
    "mainOrganizationId" INTEGER NOT NULL,
    "chanceId" UUID NOT NULL,
    "operationalOrganizationId" INTEGER NOT NULL,
    "type" "service_type" NOT NULL,
    "additional" BOOLEAN NOT NULL DEFAULT false,
    "name" TEXT NOT NULL,
    "info" TEXT,
    "payGroup" TEXT NOT NULL,
    "siteId" UUID,
    "hourlyWage" DECIMAL(12,4) NOT NULL,
    "nonTariffAllowance" DECIMAL(12,4) NOT NULL DEFAULT 0,
    "hoursBriefingPerEmployee" INTEGER NOT NULL,
    "transferredEmployeePercentage" DECIMAL(9,6) NOT NULL DEFAULT 0,
    "pauseIncluded" BOOLEAN NOT NULL DEFAULT true,
    "revenueCalculationType" "revenue_calculation_type",
    "revenueMargin" DECIMAL(9,6),
    "flatRate" DECIMAL(15,2),
    "hourlyRateAbsolute" JSONB,
    "hourlyRateRelative" JSONB,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,
    "revenue" DOUBLE PRECISION,
    "totalCost" DOUBLE PRECISION,
    "margin" DOUBLE PRECISION,
    "surcharge" DOUBLE PRECISION,
    "pricePerHour" DOUBLE PRECISION,
    "minutesTotal" BIGINT,
    "result" JSONB,
    "rateRows" JSONB,
    "problem" JSONB,
    "recalculatedAt" TIMESTAMPTZ(3),

    CONSTRAINT "service_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "service_cost_parameters" (
    "serviceId" UUID NOT NULL,
    "mainOrganizationId" INTEGER NOT NULL,
    "averageHoursWorkedPerMonth" INTEGER NOT NULL,
    "trainingDays" INTEGER NOT NULL,
    "yearlyTrainingCosts" DECIMAL(12,2) NOT NULL,
    "sickDays" INTEGER NOT NULL,
    "employeeFluctuation" DECIMAL(9,6) NOT NULL,
    "yearlyUniformCosts" DECIMAL(12,2) NOT NULL,
    "otherMaterialCosts" DECIMAL(12,2) NOT NULL,
    "averageLengthOfEmployment" INTEGER NOT NULL,
    "carCostsPerMinute" DECIMAL(12,4) NOT NULL,
    "otherCostsPerMinute" DECIMAL(12,4) NOT NULL,

    CONSTRAINT "service_cost_parameters_pkey" PRIMARY KEY ("serviceId")
);

-- CreateTable
CREATE TABLE "shift" (
    "id" UUID NOT NULL,
    "mainOrganizationId" INTEGER NOT NULL,
    "serviceId" UUID NOT NULL,
    "employeeQuantity" INTEGER NOT NULL,
    "subContractorQuantity" INTEGER NOT NULL DEFAULT 0,
    "startTime" TEXT NOT NULL,
    "endTime" TEXT NOT NULL,
    "pauseStartTime" TEXT,
    "pauseEndTime" TEXT,
    "monday" BOOLEAN NOT NULL DEFAULT false,
    "tuesday" BOOLEAN NOT NULL DEFAULT false,
    "wednesday" BOOLEAN NOT NULL DEFAULT false,
    "thursday" BOOLEAN NOT NULL DEFAULT false,
    "friday" BOOLEAN NOT NULL DEFAULT false,
    "saturday" BOOLEAN NOT NULL DEFAULT false,
    "sunday" BOOLEAN NOT NULL DEFAULT false,
    "holiday" BOOLEAN NOT NULL DEFAULT false,
    "applyHolidayPay" BOOLEAN NOT NULL DEFAULT false,
    "startDate" DATE,
    "endDate" DATE,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "shift_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "app_user" (
    "id" SERIAL NOT NULL,
    "mainOrganizationId" INTEGER NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "email" TEXT NOT NULL,
    "firstname" TEXT NOT NULL,
    "lastname" TEXT NOT NULL,
    "picture" TEXT,
    "role" "role" NOT NULL,
    "isConfigAdmin" BOOLEAN NOT NULL DEFAULT false,
    "language" TEXT,
    "passwordHash" TEXT,
    "emailVerified" BOOLEAN NOT NULL DEFAULT false,
    "deleted" BOOLEAN NOT NULL DEFAULT false,
    "lastEmailSentAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "app_user_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "session" (
    "id" TEXT NOT NULL,
    "mainOrganizationId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "endsAt" TIMESTAMPTZ(3) NOT NULL,
    "userAgent" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "identity_token" (
    "id" TEXT NOT NULL,
    "mainOrganizationId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "identity_token_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "bid_group_mainOrganizationId_id_key" ON "bid_group"("mainOrganizationId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "bid_group_mainOrganizationId_chanceId_operationalOrganizati_key" ON "bid_group"("mainOrganizationId", "chanceId", "operationalOrganizationId");

-- CreateIndex
CREATE INDEX "bid_participant_mainOrganizationId_organizationId_idx" ON "bid_participant"("mainOrganizationId", "organizationId");

-- CreateIndex
CREATE UNIQUE INDEX "bid_participant_mainOrganizationId_groupId_organizationId_key" ON "bid_participant"("mainOrganizationId", "groupId", "organizationId");

-- CreateIndex
CREATE UNIQUE INDEX "bid_decision_mainOrganizationId_groupId_position_key" ON "bid_decision"("mainOrganizationId", "groupId", "position");

-- CreateIndex
CREATE INDEX "chance_mainOrganizationId_submission_id_idx" ON "chance"("mainOrganizationId", "submission", "id");

-- CreateIndex
CREATE INDEX "chance_mainOrganizationId_startDate_id_idx" ON "chance"("mainOrganizationId", "startDate", "id");

-- CreateIndex
CREATE INDEX "chance_mainOrganizationId_effectiveRevenue_id_idx" ON "chance"("mainOrganizationId", "effectiveRevenue", "id");

-- CreateIndex
CREATE INDEX "chance_mainOrganizationId_totalCost_id_idx" ON "chance"("mainOrganizationId", "totalCost", "id");

-- CreateIndex
CREATE INDEX "chance_mainOrganizationId_surcharge_id_idx" ON "chance"("mainOrganizationId", "surcharge", "id");

-- CreateIndex
CREATE INDEX "chance_mainOrganizationId_state_submission_id_idx" ON "chance"("mainOrganizationId", "state", "submission", "id");

-- CreateIndex
CREATE INDEX "chance_mainOrganizationId_ownerId_submission_id_idx" ON "chance"("mainOrganizationId", "ownerId", "submission", "id");

-- CreateIndex
CREATE INDEX "chance_mainOrganizationId_customerId_idx" ON "chance"("mainOrganizationId", "customerId");

-- CreateIndex
CREATE UNIQUE INDEX "chance_mainOrganizationId_id_key" ON "chance"("mainOrganizationId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "chance_mainOrganizationId_shortNumber_key" ON "chance"("mainOrganizationId", "shortNumber");

-- CreateIndex
CREATE INDEX "chance_participation_mainOrganizationId_organizationId_chan_idx" ON "chance_participation"("mainOrganizationId", "organizationId", "chanceId");

-- CreateIndex
CREATE UNIQUE INDEX "tariff_mainOrganizationId_organizationId_province_activeFro_key" ON "tariff"("mainOrganizationId", "organizationId", "province", "activeFrom");

-- CreateIndex
CREATE UNIQUE INDEX "social_security_mainOrganizationId_activeFrom_key" ON "social_security"("mainOrganizationId", "activeFrom");

-- CreateIndex
CREATE UNIQUE INDEX "liability_insurance_mainOrganizationId_activeFrom_key" ON "liability_insurance"("mainOrganizationId", "activeFrom");

-- CreateIndex
CREATE UNIQUE INDEX "vacation_bonus_mainOrganizationId_province_activeFrom_key" ON "vacation_bonus"("mainOrganizationId", "province", "activeFrom");

-- CreateIndex
CREATE UNIQUE INDEX "christmas_bonus_mainOrganizationId_province_activeFrom_key" ON "christmas_bonus"("mainOrganizationId", "province", "activeFrom");

-- CreateIndex
CREATE UNIQUE INDEX "vacation_days_mainOrganizationId_province_activeFrom_length_key" ON "vacation_days"("mainOrganizationId", "province", "activeFrom", "lengthOfEmployment");

-- CreateIndex
CREATE UNIQUE INDEX "holiday_mainOrganizationId_province_date_key" ON "holiday"("mainOrganizationId", "province", "date");

-- CreateIndex
CREATE UNIQUE INDEX "customer_mainOrganizationId_id_key" ON "customer"("mainOrganizationId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "customer_mainOrganizationId_nameKey_key" ON "customer"("mainOrganizationId", "nameKey");

-- CreateIndex
CREATE INDEX "site_mainOrganizationId_customerId_idx" ON "site"("mainOrganizationId", "customerId");

-- CreateIndex
CREATE UNIQUE INDEX "site_mainOrganizationId_id_key" ON "site"("mainOrganizationId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "margin_group_mainOrganizationId_id_key" ON "margin_group"("mainOrganizationId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "margin_group_mainOrganizationId_chanceId_operationalOrganiz_key" ON "margin_group"("mainOrganizationId", "chanceId", "operationalOrganizationId");

-- CreateIndex
CREATE INDEX "margin_participant_mainOrganizationId_organizationId_idx" ON "margin_participant"("mainOrganizationId", "organizationId");

-- CreateIndex
CREATE UNIQUE INDEX "margin_participant_mainOrganizationId_groupId_organizationI_key" ON "margin_participant"("mainOrganizationId", "groupId", "organizationId");

-- CreateIndex
CREATE UNIQUE INDEX "margin_decision_mainOrganizationId_groupId_position_key" ON "margin_decision"("mainOrganizationId", "groupId", "position");

-- CreateIndex
CREATE UNIQUE INDEX "organization_mainOrganizationId_id_key" ON "organization"("mainOrganizationId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "organization_mainOrganizationId_shortName_key" ON "organization"("mainOrganizationId", "shortName");

-- CreateIndex
CREATE UNIQUE INDEX "organization_cost_parameters_mainOrganizationId_organizatio_key" ON "organization_cost_parameters"("mainOrganizationId", "organizationId");

-- CreateIndex
CREATE INDEX "trail_entry_mainOrganizationId_entity_entityId_id_idx" ON "trail_entry"("mainOrganizationId", "entity", "entityId", "id");

-- CreateIndex
CREATE INDEX "trail_entry_mainOrganizationId_chanceId_id_idx" ON "trail_entry"("mainOrganizationId", "chanceId", "id");

-- CreateIndex
CREATE INDEX "stream_event_mainOrganizationId_id_idx" ON "stream_event"("mainOrganizationId", "id");

-- CreateIndex
CREATE INDEX "idempotency_key_createdAt_idx" ON "idempotency_key"("createdAt");

-- CreateIndex
CREATE INDEX "mail_mainOrganizationId_createdAt_idx" ON "mail"("mainOrganizationId", "createdAt");

-- CreateIndex
CREATE INDEX "service_mainOrganizationId_chanceId_operationalOrganization_idx" ON "service"("mainOrganizationId", "chanceId", "operationalOrganizationId");

-- CreateIndex
CREATE UNIQUE INDEX "service_mainOrganizationId_id_key" ON "service"("mainOrganizationId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "service_cost_parameters_mainOrganizationId_serviceId_key" ON "service_cost_parameters"("mainOrganizationId", "serviceId");

-- CreateIndex
CREATE INDEX "shift_mainOrganizationId_serviceId_idx" ON "shift"("mainOrganizationId", "serviceId");

-- CreateIndex
CREATE INDEX "app_user_mainOrganizationId_organizationId_idx" ON "app_user"("mainOrganizationId", "organizationId");

-- CreateIndex
CREATE UNIQUE INDEX "app_user_mainOrganizationId_id_key" ON "app_user"("mainOrganizationId", "id");

-- CreateIndex
CREATE INDEX "session_mainOrganizationId_userId_idx" ON "session"("mainOrganizationId", "userId");

-- AddForeignKey
ALTER TABLE "bid_group" ADD CONSTRAINT "bid_group_mainOrganizationId_chanceId_fkey" FOREIGN KEY ("mainOrganizationId", "chanceId") REFERENCES "chance"("mainOrganizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bid_group" ADD CONSTRAINT "bid_group_mainOrganizationId_operationalOrganizationId_fkey" FOREIGN KEY ("mainOrganizationId", "operationalOrganizationId") REFERENCES "organization"("mainOrganizationId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bid_participant" ADD CONSTRAINT "bid_participant_mainOrganizationId_organizationId_fkey" FOREIGN KEY ("mainOrganizationId", "organizationId") REFERENCES "organization"("mainOrganizationId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bid_participant" ADD CONSTRAINT "bid_participant_mainOrganizationId_groupId_fkey" FOREIGN KEY ("mainOrganizationId", "groupId") REFERENCES "bid_group"("mainOrganizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bid_decision" ADD CONSTRAINT "bid_decision_mainOrganizationId_groupId_fkey" FOREIGN KEY ("mainOrganizationId", "groupId") REFERENCES "bid_group"("mainOrganizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bid_decision" ADD CONSTRAINT "bid_decision_mainOrganizationId_organizationId_fkey" FOREIGN KEY ("mainOrganizationId", "organizationId") REFERENCES "organization"("mainOrganizationId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bid_decision" ADD CONSTRAINT "bid_decision_mainOrganizationId_decidedById_fkey" FOREIGN KEY ("mainOrganizationId", "decidedById") REFERENCES "app_user"("mainOrganizationId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "chance" ADD CONSTRAINT "chance_mainOrganizationId_organizationId_fkey" FOREIGN KEY ("mainOrganizationId", "organizationId") REFERENCES "organization"("mainOrganizationId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "chance" ADD CONSTRAINT "chance_mainOrganizationId_ownerId_fkey" FOREIGN KEY ("mainOrganizationId", "ownerId") REFERENCES "app_user"("mainOrganizationId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "chance" ADD CONSTRAINT "chance_mainOrganizationId_createdById_fkey" FOREIGN KEY ("mainOrganizationId", "createdById") REFERENCES "app_user"("mainOrganizationId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "chance" ADD CONSTRAINT "chance_mainOrganizationId_customerId_fkey" FOREIGN KEY ("mainOrganizationId", "customerId") REFERENCES "customer"("mainOrganizationId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "chance_participation" ADD CONSTRAINT "chance_participation_mainOrganizationId_chanceId_fkey" FOREIGN KEY ("mainOrganizationId", "chanceId") REFERENCES "chance"("mainOrganizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "chance_participation" ADD CONSTRAINT "chance_participation_mainOrganizationId_organizationId_fkey" FOREIGN KEY ("mainOrganizationId", "organizationId") REFERENCES "organization"("mainOrganizationId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tariff" ADD CONSTRAINT "tariff_mainOrganizationId_organizationId_fkey" FOREIGN KEY ("mainOrganizationId", "organizationId") REFERENCES "organization"("mainOrganizationId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "social_security" ADD CONSTRAINT "social_security_mainOrganizationId_fkey" FOREIGN KEY ("mainOrganizationId") REFERENCES "organization"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "liability_insurance" ADD CONSTRAINT "liability_insurance_mainOrganizationId_fkey" FOREIGN KEY ("mainOrganizationId") REFERENCES "organization"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "vacation_bonus" ADD CONSTRAINT "vacation_bonus_mainOrganizationId_fkey" FOREIGN KEY ("mainOrganizationId") REFERENCES "organization"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "christmas_bonus" ADD CONSTRAINT "christmas_bonus_mainOrganizationId_fkey" FOREIGN KEY ("mainOrganizationId") REFERENCES "organization"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "vacation_days" ADD CONSTRAINT "vacation_days_mainOrganizationId_fkey" FOREIGN KEY ("mainOrganizationId") REFERENCES "organization"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "holiday" ADD CONSTRAINT "holiday_mainOrganizationId_fkey" FOREIGN KEY ("mainOrganizationId") REFERENCES "organization"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "customer" ADD CONSTRAINT "customer_mainOrganizationId_organizationId_fkey" FOREIGN KEY ("mainOrganizationId", "organizationId") REFERENCES "organization"("mainOrganizationId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "site" ADD CONSTRAINT "site_mainOrganizationId_customerId_fkey" FOREIGN KEY ("mainOrganizationId", "customerId") REFERENCES "customer"("mainOrganizationId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "margin_group" ADD CONSTRAINT "margin_group_mainOrganizationId_chanceId_fkey" FOREIGN KEY ("mainOrganizationId", "chanceId") REFERENCES "chance"("mainOrganizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "margin_group" ADD CONSTRAINT "margin_group_mainOrganizationId_operationalOrganizationId_fkey" FOREIGN KEY ("mainOrganizationId", "operationalOrganizationId") REFERENCES "organization"("mainOrganizationId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "margin_participant" ADD CONSTRAINT "margin_participant_mainOrganizationId_organizationId_fkey" FOREIGN KEY ("mainOrganizationId", "organizationId") REFERENCES "organization"("mainOrganizationId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "margin_participant" ADD CONSTRAINT "margin_participant_mainOrganizationId_groupId_fkey" FOREIGN KEY ("mainOrganizationId", "groupId") REFERENCES "margin_group"("mainOrganizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "margin_decision" ADD CONSTRAINT "margin_decision_mainOrganizationId_groupId_fkey" FOREIGN KEY ("mainOrganizationId", "groupId") REFERENCES "margin_group"("mainOrganizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "margin_decision" ADD CONSTRAINT "margin_decision_mainOrganizationId_organizationId_fkey" FOREIGN KEY ("mainOrganizationId", "organizationId") REFERENCES "organization"("mainOrganizationId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "margin_decision" ADD CONSTRAINT "margin_decision_mainOrganizationId_decidedById_fkey" FOREIGN KEY ("mainOrganizationId", "decidedById") REFERENCES "app_user"("mainOrganizationId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "organization" ADD CONSTRAINT "organization_mainOrganizationId_fkey" FOREIGN KEY ("mainOrganizationId") REFERENCES "organization"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tenant_settings" ADD CONSTRAINT "tenant_settings_mainOrganizationId_fkey" FOREIGN KEY ("mainOrganizationId") REFERENCES "organization"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "organization_cost_parameters" ADD CONSTRAINT "organization_cost_parameters_mainOrganizationId_organizati_fkey" FOREIGN KEY ("mainOrganizationId", "organizationId") REFERENCES "organization"("mainOrganizationId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "service" ADD CONSTRAINT "service_mainOrganizationId_chanceId_fkey" FOREIGN KEY ("mainOrganizationId", "chanceId") REFERENCES "chance"("mainOrganizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "service" ADD CONSTRAINT "service_mainOrganizationId_operationalOrganizationId_fkey" FOREIGN KEY ("mainOrganizationId", "operationalOrganizationId") REFERENCES "organization"("mainOrganizationId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "service" ADD CONSTRAINT "service_mainOrganizationId_siteId_fkey" FOREIGN KEY ("mainOrganizationId", "siteId") REFERENCES "site"("mainOrganizationId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "service_cost_parameters" ADD CONSTRAINT "service_cost_parameters_mainOrganizationId_serviceId_fkey" FOREIGN KEY ("mainOrganizationId", "serviceId") REFERENCES "service"("mainOrganizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "shift" ADD CONSTRAINT "shift_mainOrganizationId_serviceId_fkey" FOREIGN KEY ("mainOrganizationId", "serviceId") REFERENCES "service"("mainOrganizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "app_user" ADD CONSTRAINT "app_user_mainOrganizationId_organizationId_fkey" FOREIGN KEY ("mainOrganizationId", "organizationId") REFERENCES "organization"("mainOrganizationId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "session" ADD CONSTRAINT "session_mainOrganizationId_userId_fkey" FOREIGN KEY ("mainOrganizationId", "userId") REFERENCES "app_user"("mainOrganizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "identity_token" ADD CONSTRAINT "identity_token_mainOrganizationId_userId_fkey" FOREIGN KEY ("mainOrganizationId", "userId") REFERENCES "app_user"("mainOrganizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;



-- ---------------------------------------------------------------------------------------------------------------------
-- What the Prisma schema cannot express. Written by hand.
-- ---------------------------------------------------------------------------------------------------------------------

-- One sign-in address, one person, over all tenants and without regard to case.
CREATE UNIQUE INDEX "app_user_email_key" ON "app_user" (lower("email"));

-- Values that no code path may store.
ALTER TABLE "app_user"
  ADD CONSTRAINT "app_user_email_check" CHECK ("email" = btrim("email") AND "email" LIKE '%_@_%' AND length("email") <= 320),
  ADD CONSTRAINT "app_user_language_check" CHECK ("language" IN ('de', 'en'));

ALTER TABLE "session"
  ADD CONSTRAINT "session_end_check" CHECK ("expiresAt" <= "endsAt");

ALTER TABLE "organization_cost_parameters"
  ADD CONSTRAINT "organization_cost_parameters_check" CHECK (
    "averageHoursWorkedPerMonth" > 0 AND "averageLengthOfEmployment" >= 0
    AND "trainingDays" >= 0 AND "yearlyTrainingCosts" >= 0 AND "sickDays" >= 0 AND "employeeFluctuation" >= 0
    AND "yearlyUniformCosts" >= 0 AND "otherMaterialCosts" >= 0 AND "carCostsPerMinute" >= 0 AND "otherCostsPerMinute" >= 0
  );

ALTER TABLE "service_cost_parameters"
  ADD CONSTRAINT "service_cost_parameters_check" CHECK (
    "averageHoursWorkedPerMonth" > 0 AND "averageLengthOfEmployment" >= 0
    AND "trainingDays" >= 0 AND "yearlyTrainingCosts" >= 0 AND "sickDays" >= 0 AND "employeeFluctuation" >= 0
    AND "yearlyUniformCosts" >= 0 AND "otherMaterialCosts" >= 0 AND "carCostsPerMinute" >= 0 AND "otherCostsPerMinute" >= 0
  );

ALTER TABLE "chance"
  ADD CONSTRAINT "chance_version_check" CHECK ("version" >= 1),
  ADD CONSTRAINT "chance_contract_check" CHECK ("startDate" <= "endDate" AND "durationMonths" >= 0),
  ADD CONSTRAINT "chance_submission_time_check" CHECK ("submissionTime" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  ADD CONSTRAINT "chance_province_check" CHECK ("province" ~ '^DE-[A-Z]{2}$'),
  ADD CONSTRAINT "chance_criteria_check" CHECK (
    "priceCriteria" BETWEEN 0 AND 100 AND "qualityCriteria" BETWEEN 0 AND 100 AND "referenceCriteria" BETWEEN 0 AND 100
  ),
  ADD CONSTRAINT "chance_estimate_check" CHECK (
    "estimateRevenue" >= 0 AND "estimateHoursPerMonth" >= 0 AND "estimateEffort" >= 0 AND "paymentTerm" >= 0
  ),
  ADD CONSTRAINT "chance_counts_check" CHECK ("serviceCount" >= 0 AND "additionalServiceCount" >= 0);

ALTER TABLE "chance_participation"
  ADD CONSTRAINT "chance_participation_bidding_check" CHECK ("isOperational" OR NOT "isBidding");

ALTER TABLE "chance_counter"
  ADD CONSTRAINT "chance_counter_check" CHECK ("last" >= 0 AND "year" BETWEEN 2000 AND 9999);

ALTER TABLE "bid_group"
  ADD CONSTRAINT "bid_group_flips_check" CHECK ("flips" >= 0),
  ADD CONSTRAINT "bid_group_final_check" CHECK (NOT "isFinal" OR "currentDecision" IS NOT NULL);

ALTER TABLE "bid_participant"
  ADD CONSTRAINT "bid_participant_position_check" CHECK ("position" >= 0),
  ADD CONSTRAINT "bid_participant_reason_check" CHECK ("reason" IN ('operational', 'rule', 'hand', 'overrule'));

ALTER TABLE "bid_decision"
  ADD CONSTRAINT "bid_decision_position_check" CHECK ("position" >= 1),
  ADD CONSTRAINT "bid_decision_comment_check" CHECK (("action" = 'Comment') = ("decision" IS NULL));

ALTER TABLE "margin_group"
  ADD CONSTRAINT "margin_group_round_check" CHECK ("round" >= 0 AND ("round" > 0 OR "outcome" IS NULL));

ALTER TABLE "margin_participant"
  ADD CONSTRAINT "margin_participant_position_check" CHECK ("position" >= 0),
  ADD CONSTRAINT "margin_participant_reason_check" CHECK ("reason" IN ('operational', 'chance', 'rule', 'hand', 'overrule'));

ALTER TABLE "margin_decision"
  ADD CONSTRAINT "margin_decision_position_check" CHECK ("position" >= 1 AND "round" >= 0);

ALTER TABLE "service"
  ADD CONSTRAINT "service_version_check" CHECK ("version" >= 1),
  ADD CONSTRAINT "service_wage_check" CHECK ("hourlyWage" >= 0 AND "nonTariffAllowance" >= 0),
  ADD CONSTRAINT "service_briefing_check" CHECK (
    "hoursBriefingPerEmployee" >= 0 AND "transferredEmployeePercentage" BETWEEN 0 AND 1
  ),
  ADD CONSTRAINT "service_revenue_check" CHECK ("revenueMargin" < 1 AND "flatRate" >= 0);

ALTER TABLE "shift"
  ADD CONSTRAINT "shift_quantity_check" CHECK ("employeeQuantity" >= 0 AND "subContractorQuantity" >= 0),
  ADD CONSTRAINT "shift_time_check" CHECK (
    "startTime" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$' AND "endTime" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'
  ),
  ADD CONSTRAINT "shift_pause_check" CHECK (
    ("pauseStartTime" IS NULL) = ("pauseEndTime" IS NULL)
    AND "pauseStartTime" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$' AND "pauseEndTime" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'
  ),
  ADD CONSTRAINT "shift_dates_check" CHECK ("startDate" <= "endDate"),
  ADD CONSTRAINT "shift_holiday_check" CHECK (NOT ("holiday" AND "applyHolidayPay"));

ALTER TABLE "site"
  ADD CONSTRAINT "site_province_check" CHECK ("province" ~ '^DE-[A-Z]{2}$');

ALTER TABLE "tariff"
  ADD CONSTRAINT "tariff_province_check" CHECK ("province" ~ '^DE-[A-Z]{2}$'),
  ADD CONSTRAINT "tariff_night_check" CHECK (
    "startNight" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$' AND "endNight" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'
  ),
  ADD CONSTRAINT "tariff_workdays_check" CHECK ("workdaysPerYear" BETWEEN 1 AND 366),
  ADD CONSTRAINT "tariff_bonus_check" CHECK (
    LEAST(
      "nightBonusRelative", "nightBonusAbsolute", "sundayBonusRelative", "sundayBonusAbsolute",
      "sundayNightBonusRelative", "sundayNightBonusAbsolute", "holidayBonusRelative", "holidayBonusAbsolute",
      "holidayNightBonusRelative", "holidayNightBonusAbsolute"
    ) >= 0
  );

ALTER TABLE "social_security"
  ADD CONSTRAINT "social_security_check" CHECK ("value" >= 0);

ALTER TABLE "liability_insurance"
  ADD CONSTRAINT "liability_insurance_check" CHECK ("liabilityInsurance" >= 0 AND "professionalAssociation" >= 0);

ALTER TABLE "vacation_bonus"
  ADD CONSTRAINT "vacation_bonus_check" CHECK ("province" ~ '^DE-[A-Z]{2}$' AND "bonusRelative" >= 0 AND "bonusAbsolute" >= 0);

ALTER TABLE "christmas_bonus"
  ADD CONSTRAINT "christmas_bonus_check" CHECK ("province" ~ '^DE-[A-Z]{2}$' AND "bonusRelative" >= 0 AND "bonusAbsolute" >= 0);

ALTER TABLE "vacation_days"
  ADD CONSTRAINT "vacation_days_check" CHECK ("province" ~ '^DE-[A-Z]{2}$' AND "lengthOfEmployment" >= 0 AND "days" >= 0);

ALTER TABLE "holiday"
  ADD CONSTRAINT "holiday_province_check" CHECK ("province" ~ '^DE-[A-Z]{2}$');

ALTER TABLE "mail"
  ADD CONSTRAINT "mail_language_check" CHECK ("language" IN ('de', 'en'));

-- Row-level security. A transaction sees and writes the rows of the tenant it names in app.main_organization, and none
-- when it names none; the owner of the tables is held to it as well. The application's privileges follow from these
-- policies (src/rights.ts): what no policy allows is not granted either.
DO $$
DECLARE
  tenant constant text := $sql$"mainOrganizationId" = nullif(current_setting('app.main_organization', true), '')::int$sql$;
  append_only constant text[] := ARRAY['trail_entry', 'stream_event'];
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY[
    'organization', 'tenant_settings', 'organization_cost_parameters',
    'app_user', 'session', 'identity_token',
    'customer', 'site',
    'chance', 'chance_participation', 'chance_counter',
    'bid_group', 'bid_participant', 'bid_decision',
    'margin_group', 'margin_participant', 'margin_decision',
    'service', 'service_cost_parameters', 'shift',
    'tariff', 'social_security', 'liability_insurance', 'vacation_bonus', 'christmas_bonus', 'vacation_days', 'holiday',
    'trail_entry', 'stream_event', 'idempotency_key', 'mail'
  ] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY', name);
    IF name = ANY (append_only) THEN
      EXECUTE format('CREATE POLICY "tenant_read" ON %I FOR SELECT USING (%s)', name, tenant);
      EXECUTE format('CREATE POLICY "tenant_append" ON %I FOR INSERT WITH CHECK (%s)', name, tenant);
    ELSE
      EXECUTE format('CREATE POLICY "tenant" ON %I USING (%s) WITH CHECK (%s)', name, tenant, tenant);
    END IF;
  END LOOP;
END
$$;

-- Before anybody is signed in no tenant is known. Whoever names an address, a session or an identity token sees the one
-- row that carries it, and may change nothing.
CREATE POLICY "sign_in" ON "app_user" FOR SELECT
  USING (lower("email") = lower(nullif(current_setting('app.sign_in_email', true), '')));
CREATE POLICY "bearer" ON "session" FOR SELECT
  USING ("id" = nullif(current_setting('app.session', true), ''));
CREATE POLICY "bearer" ON "identity_token" FOR SELECT
  USING ("id" = nullif(current_setting('app.identity_token', true), ''));
