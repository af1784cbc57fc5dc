-- Heads that are briefed and dressed may come from the days of the shifts, or be entered. The average for all that
-- exist, so that no stored figure moves.
CREATE TYPE "heads_from" AS ENUM ('AVERAGE', 'SHIFTS', 'TYPED');
ALTER TABLE "service" ADD COLUMN "headsFrom" "heads_from" NOT NULL DEFAULT 'AVERAGE',
  ADD COLUMN "typedHeads" INTEGER,
  ADD CONSTRAINT "service_typed_heads_check" CHECK ("typedHeads" BETWEEN 1 AND 10000),
  ADD CONSTRAINT "service_heads_check" CHECK ("headsFrom" <> 'TYPED' OR "typedHeads" IS NOT NULL);
