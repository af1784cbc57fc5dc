-- An archived Chance stands in no list except that of the archive. It takes ranks behind all others, so that the lists
-- leave it out by the number along which they are read, and no list needs further indexes.
ALTER TABLE "chance" ADD COLUMN "archivedAt" TIMESTAMPTZ(3), ADD COLUMN "archiveReason" TEXT;
ALTER TABLE "chance" ALTER COLUMN "dueRank" SET EXPRESSION AS (
  CASE
    WHEN "archivedAt" IS NOT NULL THEN 50000000 - coalesce("submission" - date '2000-01-01', 0)
    WHEN "state" IN ('pendingbiddecision', 'editing', 'pendingmarginapproval', 'readytosubmit')
      THEN coalesce("submission" - date '2000-01-01', 9999999)
    WHEN "state" = 'submitted' THEN 20000000 - coalesce("submission" - date '2000-01-01', 0)
    ELSE 30000000 - coalesce("submission" - date '2000-01-01', 0)
  END
);

-- An organization that agreed to bid and withdrew while the Chance was calculated.
ALTER TABLE "bid_group" ADD COLUMN "withdrawnAt" TIMESTAMPTZ(3), ADD COLUMN "withdrawalReason" TEXT;
