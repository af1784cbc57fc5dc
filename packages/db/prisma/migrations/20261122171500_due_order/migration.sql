-- The order in which the list of Chances opens, as one number that an index and a cursor can compare: open Chances by
-- nearest submission, then submitted ones and then closed ones, each by latest submission. The number has to be stored:
-- comparing enum values is not leakproof, so an index over an expression of the state is never used under row-level security.
ALTER TABLE "chance" ADD COLUMN "dueRank" INTEGER GENERATED ALWAYS AS (
  CASE
    WHEN "state" IN ('pendingbiddecision', 'editing', 'pendingmarginapproval', 'readytosubmit')
      THEN coalesce("submission" - date '2000-01-01', 9999999)
    WHEN "state" = 'submitted' THEN 20000000 - coalesce("submission" - date '2000-01-01', 0)
    ELSE 30000000 - coalesce("submission" - date '2000-01-01', 0)
  END
) STORED;

CREATE INDEX "chance_mainOrganizationId_dueRank_id_idx" ON "chance" ("mainOrganizationId", "dueRank", "id");
CREATE INDEX "chance_mainOrganizationId_ownerId_dueRank_id_idx" ON "chance" ("mainOrganizationId", "ownerId", "dueRank", "id");

-- The answers that an organization still owes are few among all that it ever gave.
CREATE INDEX "bid_participant_owed" ON "bid_participant" ("mainOrganizationId", "organizationId", "groupId") WHERE NOT "hasAgreed";
CREATE INDEX "bid_group_contested" ON "bid_group" ("mainOrganizationId", "chanceId") WHERE NOT "isFinal" AND "flips" >= 2;
