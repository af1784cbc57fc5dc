-- Notifications: what each person is told of, what the person chose, and which reminders went out. A row that a job turns
-- into notifications carries what happened. Mails on decisions become a channel of notifications.
ALTER TABLE "tenant_settings" ADD COLUMN     "marginInMails" BOOLEAN NOT NULL DEFAULT false;

ALTER TABLE "mail" ADD COLUMN     "refusedAt" TIMESTAMPTZ(3);

ALTER TABLE "fan_out" ADD COLUMN     "events" JSONB NOT NULL DEFAULT '[]',
ADD COLUMN     "happenedAt" TIMESTAMPTZ(3);

CREATE TABLE "notification" (
    "id" UUID NOT NULL,
    "mainOrganizationId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "eventKey" TEXT NOT NULL,
    "variant" TEXT NOT NULL,
    "isAction" BOOLEAN NOT NULL,
    "chanceId" UUID,
    "subjectId" TEXT,
    "aboutOrganizationId" INTEGER,
    "values" JSONB NOT NULL,
    "inBell" BOOLEAN NOT NULL,
    "mail" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "readAt" TIMESTAMPTZ(3),
    "closedAt" TIMESTAMPTZ(3),
    "mailedAt" TIMESTAMPTZ(3),
    "reminders" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "notification_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "notification_choice" (
    "mainOrganizationId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "bell" BOOLEAN NOT NULL,
    "mail" TEXT NOT NULL,

    CONSTRAINT "notification_choice_pkey" PRIMARY KEY ("mainOrganizationId","userId","kind")
);

CREATE TABLE "notification_plan" (
    "mainOrganizationId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "quietFrom" TEXT DEFAULT '20:00',
    "quietTo" TEXT DEFAULT '07:00',
    "hasDigest" BOOLEAN NOT NULL DEFAULT true,
    "lastMailAt" TIMESTAMPTZ(3),
    "signingKey" TEXT NOT NULL,

    CONSTRAINT "notification_plan_pkey" PRIMARY KEY ("mainOrganizationId","userId")
);

CREATE TABLE "deadline_reminder" (
    "mainOrganizationId" INTEGER NOT NULL,
    "chanceId" UUID NOT NULL,
    "userId" INTEGER NOT NULL,
    "step" TEXT NOT NULL,
    "sentAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "deadline_reminder_pkey" PRIMARY KEY ("mainOrganizationId","chanceId","userId","step")
);

CREATE INDEX "notification_mainOrganizationId_userId_isAction_createdAt_i_idx" ON "notification"("mainOrganizationId", "userId", "isAction", "createdAt", "id");

CREATE INDEX "notification_mainOrganizationId_chanceId_idx" ON "notification"("mainOrganizationId", "chanceId");

CREATE UNIQUE INDEX "notification_mainOrganizationId_userId_kind_eventKey_key" ON "notification"("mainOrganizationId", "userId", "kind", "eventKey");

ALTER TABLE "notification" ADD CONSTRAINT "notification_mainOrganizationId_userId_fkey" FOREIGN KEY ("mainOrganizationId", "userId") REFERENCES "app_user"("mainOrganizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "notification" ADD CONSTRAINT "notification_mainOrganizationId_chanceId_fkey" FOREIGN KEY ("mainOrganizationId", "chanceId") REFERENCES "chance"("mainOrganizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "notification_choice" ADD CONSTRAINT "notification_choice_mainOrganizationId_userId_fkey" FOREIGN KEY ("mainOrganizationId", "userId") REFERENCES "app_user"("mainOrganizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "notification_plan" ADD CONSTRAINT "notification_plan_mainOrganizationId_userId_fkey" FOREIGN KEY ("mainOrganizationId", "userId") REFERENCES "app_user"("mainOrganizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "deadline_reminder" ADD CONSTRAINT "deadline_reminder_mainOrganizationId_chanceId_fkey" FOREIGN KEY ("mainOrganizationId", "chanceId") REFERENCES "chance"("mainOrganizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "deadline_reminder" ADD CONSTRAINT "deadline_reminder_mainOrganizationId_userId_fkey" FOREIGN KEY ("mainOrganizationId", "userId") REFERENCES "app_user"("mainOrganizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The backstop of the tenant, as on every table; and of the person, where a call says which person it acts for.
DO $$
DECLARE
  tenant constant text := $sql$"mainOrganizationId" = nullif(current_setting('app.main_organization', true), '')::int$sql$;
  person constant text := $sql$coalesce("userId" = nullif(current_setting('app.person', true), '')::int, true)$sql$;
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['notification', 'notification_choice', 'notification_plan', 'deadline_reminder'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY "tenant" ON %I USING (%s AND %s) WITH CHECK (%s AND %s)', name, tenant, person, tenant, person);
  END LOOP;
END
$$;

-- The people who were asked and have been written to keep this as a notification, so that they are not asked twice. The
-- owner is held to row-level security, except for this moment. The job of the next change closes what was done since.
DO $$
DECLARE
  source text;
BEGIN
  FOREACH source IN ARRAY ARRAY['decision_notice', 'bid_group', 'margin_group', 'chance', 'organization', 'notification', 'fan_out', 'app_user'] LOOP
    EXECUTE format('ALTER TABLE %I NO FORCE ROW LEVEL SECURITY', source);
  END LOOP;
  INSERT INTO "notification" ("id", "mainOrganizationId", "userId", "kind", "eventKey", "variant", "isAction", "chanceId",
    "subjectId", "aboutOrganizationId", "values", "inBell", "mail", "createdAt", "closedAt", "mailedAt")
  SELECT gen_random_uuid(), n."mainOrganizationId", n."userId", g."kind",
    n."groupId" || ':' || (extract(epoch FROM n."since") * 1000)::bigint,
    CASE WHEN u."organizationId" = g."organizationId" THEN 'own' ELSE 'other' END, true, g."chanceId",
    n."groupId"::text, g."organizationId",
    jsonb_build_object('tender', c."name", 'number', c."shortNumber", 'org', o."shortName"),
    true, 'atOnce', n."since", CASE WHEN g."isOver" THEN now() END, now()
  FROM "decision_notice" n
  JOIN (
    SELECT "mainOrganizationId", "id", "chanceId", "operationalOrganizationId" AS "organizationId",
      'BID_DECISION_REQUIRED' AS "kind", "isFinal" AS "isOver" FROM "bid_group"
    UNION ALL
    SELECT "mainOrganizationId", "id", "chanceId", "operationalOrganizationId",
      'MARGIN_DECISION_REQUIRED', "outcome" IS DISTINCT FROM 'open' AND "outcome" IS DISTINCT FROM 'contested'
    FROM "margin_group"
  ) g ON g."mainOrganizationId" = n."mainOrganizationId" AND g."id" = n."groupId"
  JOIN "chance" c ON c."mainOrganizationId" = n."mainOrganizationId" AND c."id" = g."chanceId"
  JOIN "organization" o ON o."mainOrganizationId" = n."mainOrganizationId" AND o."id" = g."organizationId"
  JOIN "app_user" u ON u."mainOrganizationId" = n."mainOrganizationId" AND u."id" = n."userId";
  UPDATE "fan_out" SET "topic" = 'notify', "events" = CASE "topic" WHEN 'outcome-corrected'
    THEN jsonb_build_array(jsonb_build_object('kind', 'outcomeCorrected', 'chanceId', "chanceId")) ELSE '[]' END
  WHERE "topic" IN ('bid-decision-required', 'margin-decision-required', 'outcome-corrected') AND "doneAt" IS NULL;
  DROP TABLE "decision_notice";
  FOREACH source IN ARRAY ARRAY['bid_group', 'margin_group', 'chance', 'organization', 'notification', 'fan_out', 'app_user'] LOOP
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', source);
  END LOOP;
END
$$;
