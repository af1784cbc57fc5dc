-- A service may be paid by the wage table. Off for all that exist, so that no stored figure moves.
ALTER TABLE "service" ADD COLUMN "wageFollowsTable" BOOLEAN NOT NULL DEFAULT false,
  ADD COLUMN "assumedWageRise" DECIMAL(9,6) NOT NULL DEFAULT 0,
  ADD CONSTRAINT "service_wage_rise_check" CHECK ("assumedWageRise" BETWEEN 0 AND 0.2);
