-- Who was asked for a decision, and since when the decision group has been waiting for that person.
CREATE TABLE "decision_notice" (
    "mainOrganizationId" INTEGER NOT NULL,
    "groupId" UUID NOT NULL,
    "userId" INTEGER NOT NULL,
    "since" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "decision_notice_pkey" PRIMARY KEY ("mainOrganizationId","groupId","userId")
);

-- AddForeignKey
ALTER TABLE "decision_notice" ADD CONSTRAINT "decision_notice_mainOrganizationId_userId_fkey" FOREIGN KEY ("mainOrganizationId", "userId") REFERENCES "app_user"("mainOrganizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Until now the mails themselves were the memory. The owner is held to row-level security, except for this moment.
DO $$
DECLARE
  tenant constant text := $sql$"mainOrganizationId" = nullif(current_setting('app.main_organization', true), '')::int$sql$;
  source text;
BEGIN
  FOREACH source IN ARRAY ARRAY['mail', 'app_user', 'margin_group'] LOOP
    EXECUTE format('ALTER TABLE %I NO FORCE ROW LEVEL SECURITY', source);
  END LOOP;
  INSERT INTO "decision_notice"
    SELECT "asked"."mainOrganizationId", ("asked"."parameters" ->> 'groupId')::uuid, "person"."id",
      max(coalesce("round"."requestedAt", "asked"."createdAt"))
    FROM "mail" AS "asked"
    JOIN "app_user" AS "person"
      ON "person"."mainOrganizationId" = "asked"."mainOrganizationId" AND "person"."email" = "asked"."recipient"
    LEFT JOIN "margin_group" AS "round"
      ON "round"."mainOrganizationId" = "asked"."mainOrganizationId"
      AND "round"."id" = ("asked"."parameters" ->> 'groupId')::uuid
      AND "round"."round" = ("asked"."parameters" ->> 'round')::int
    WHERE "asked"."kind" IN ('bidDecisionRequired', 'marginDecisionRequired')
    GROUP BY 1, 2, 3;
  FOREACH source IN ARRAY ARRAY['mail', 'app_user', 'margin_group'] LOOP
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', source);
  END LOOP;
  ALTER TABLE "decision_notice" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
  EXECUTE format('CREATE POLICY "tenant" ON "decision_notice" USING (%s) WITH CHECK (%s)', tenant, tenant);
END
$$;
