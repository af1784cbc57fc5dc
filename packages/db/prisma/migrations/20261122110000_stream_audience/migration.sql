-- An event of the stream has an audience: the people who may view a Chance, the members of an organization, or one person.
CREATE TYPE "stream_audience" AS ENUM ('chance', 'organization', 'user');

ALTER TABLE "stream_event"
  ADD COLUMN "audience" "stream_audience",
  ADD COLUMN "audienceId" TEXT,
  ADD COLUMN "subjectType" TEXT,
  ADD COLUMN "subjectId" TEXT,
  ALTER COLUMN "chanceId" DROP NOT NULL;

-- The owner is held to row-level security itself; for this one statement it must reach the rows of all tenants.
ALTER TABLE "stream_event" NO FORCE ROW LEVEL SECURITY;
UPDATE "stream_event" SET
  "audience" = 'chance',
  "audienceId" = "chanceId"::text,
  "subjectType" = CASE
    WHEN "data"->>'serviceId' IS NOT NULL THEN 'service'
    WHEN "data"->>'groupId' IS NULL THEN NULL
    WHEN "kind" = 'bidGroupChanged' THEN 'bidGroup'
    ELSE 'marginGroup'
  END,
  "subjectId" = coalesce("data"->>'serviceId', "data"->>'groupId');
ALTER TABLE "stream_event" FORCE ROW LEVEL SECURITY;

ALTER TABLE "stream_event"
  ALTER COLUMN "audience" SET NOT NULL,
  ALTER COLUMN "audienceId" SET NOT NULL,
  DROP COLUMN "data",
  ADD CONSTRAINT "stream_event_audience_check" CHECK (("audience" = 'chance') = ("chanceId" IS NOT NULL));
