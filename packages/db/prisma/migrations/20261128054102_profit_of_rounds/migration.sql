-- The profit after overheads and risk that a round decides on, beside its margin; null where none are entered.
ALTER TABLE "margin_group" ADD COLUMN "netProfit" DOUBLE PRECISION;
ALTER TABLE "margin_decision" ADD COLUMN "netProfit" DOUBLE PRECISION;
