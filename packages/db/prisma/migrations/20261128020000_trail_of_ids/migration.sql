-- The trail names people by their ids. Earlier entries held the device of a sign-in, the name of a token, the words of an
-- exported search and the names of the people who do a task. The chain covers none of these fields: its hashes stay.
ALTER TABLE "trail_entry" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "app_user" NO FORCE ROW LEVEL SECURITY;

UPDATE "trail_entry" SET "before" = "before" - 'userAgent', "after" = "after" - 'userAgent'
WHERE "entity" = 'session' AND ("before" ? 'userAgent' OR "after" ? 'userAgent');

UPDATE "trail_entry" SET "before" = "before" - 'name', "after" = "after" - 'name'
WHERE "entity" = 'apiToken' AND ("before" ? 'name' OR "after" ? 'name');

UPDATE "trail_entry" SET "after" = "after" - 'question' WHERE "entity" = 'export' AND "after" ? 'question';

-- The people of the tenant whose names stand in the list; a name that has changed since names no person.
CREATE FUNCTION pg_temp.with_ids(tenant int, fields jsonb) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN fields ? 'assignees' THEN (fields - 'assignees') || jsonb_build_object('assigneeIds', (
    SELECT coalesce(jsonb_agg(u."id" ORDER BY u."id"), '[]') FROM "app_user" u
    WHERE u."mainOrganizationId" = tenant
      AND u."firstname" || ' ' || u."lastname" = ANY (string_to_array(fields->>'assignees', ', '))))
  ELSE fields END
$$;
UPDATE "trail_entry" SET
  "before" = pg_temp.with_ids("mainOrganizationId", "before"), "after" = pg_temp.with_ids("mainOrganizationId", "after")
WHERE "entity" = 'task' AND ("before" ? 'assignees' OR "after" ? 'assignees');
DROP FUNCTION pg_temp.with_ids(int, jsonb);

ALTER TABLE "app_user" FORCE ROW LEVEL SECURITY;
ALTER TABLE "trail_entry" FORCE ROW LEVEL SECURITY;
