-- Overheads and risk among the cost parameters. Off for all that exist, so that no stored figure moves.
ALTER TABLE "organization_cost_parameters" ADD COLUMN "overheadsShare" DECIMAL(9,6) NOT NULL DEFAULT 0,
  ADD COLUMN "overheadsPerHour" DECIMAL(12,4) NOT NULL DEFAULT 0,
  ADD COLUMN "riskShare" DECIMAL(9,6) NOT NULL DEFAULT 0,
  ADD COLUMN "riskPerHour" DECIMAL(12,4) NOT NULL DEFAULT 0;
ALTER TABLE "service_cost_parameters" ADD COLUMN "overheadsShare" DECIMAL(9,6) NOT NULL DEFAULT 0,
  ADD COLUMN "overheadsPerHour" DECIMAL(12,4) NOT NULL DEFAULT 0,
  ADD COLUMN "riskShare" DECIMAL(9,6) NOT NULL DEFAULT 0,
  ADD COLUMN "riskPerHour" DECIMAL(12,4) NOT NULL DEFAULT 0;
ALTER TABLE "chance" ADD COLUMN "profitAfterOverheads" JSONB;
