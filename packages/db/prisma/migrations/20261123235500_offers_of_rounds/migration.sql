-- What a round decides on, service by service, so that a later change can be named; and what changed between two rounds.
ALTER TABLE "margin_group" ADD COLUMN "offer" JSONB;
ALTER TABLE "margin_decision" ADD COLUMN "changes" JSONB;
