-- The day from which a contract counts as unpaid or ended. Fourteen days later its tenant reads only.
ALTER TABLE "billing" ADD COLUMN "unpaidSince" DATE;
UPDATE "billing" SET "unpaidSince" = ("updatedAt" AT TIME ZONE 'Europe/Berlin')::date
WHERE "subscriptionStatus" IN ('unpaid', 'canceled', 'incomplete_expired', 'paused');
