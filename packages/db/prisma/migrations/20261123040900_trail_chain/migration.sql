CREATE TABLE "trail_link" (
    "mainOrganizationId" INTEGER NOT NULL,
    "position" BIGINT NOT NULL,
    "source" TEXT NOT NULL,
    "sourceId" TEXT NOT NULL,
    "hash" TEXT NOT NULL,

    CONSTRAINT "trail_link_pkey" PRIMARY KEY ("mainOrganizationId","position")
);
CREATE UNIQUE INDEX "trail_link_mainOrganizationId_source_sourceId_key" ON "trail_link"("mainOrganizationId", "source", "sourceId");
CREATE TABLE "trail_head" (
    "mainOrganizationId" INTEGER NOT NULL,
    "position" BIGINT NOT NULL,
    "hash" TEXT NOT NULL,

    CONSTRAINT "trail_head_pkey" PRIMARY KEY ("mainOrganizationId")
);

-- Values of an entry that the chain covers: states, decisions, figures, fingerprints and table rows. Words that people
-- typed about a matter, names and addresses stay outside, because the erasure of a person takes them out.
CREATE FUNCTION trail_values(entity text, fields jsonb) RETURNS jsonb
LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN entity = 'chance' THEN fields->'state'
    WHEN entity IN ('bidGroup', 'marginGroup') THEN fields - ARRAY['comment', 'reason', 'withdrawalReason']
    WHEN entity IN ('tariff', 'vacationDays', 'vacationBonus', 'christmasBonus', 'liabilityInsurance', 'socialSecurity',
      'holiday', 'rule') THEN fields
  END
$$;

-- What the hash of a link covers, of the row as it is now; null: there is no such row.
CREATE FUNCTION trail_content(tenant int, source text, id text) RETURNS text
LANGUAGE plpgsql STABLE AS $$
DECLARE
  moment constant text := 'YYYY-MM-DD"T"HH24:MI:SS.MS';
BEGIN
  IF source = 'entry' THEN
    RETURN (SELECT jsonb_build_array(to_char(e."at" AT TIME ZONE 'UTC', moment), e."userId", e."organizationId", e."entity",
        e."entityId", e."chanceId", e."action", trail_values(e."entity", e."before"), trail_values(e."entity", e."after"))::text
      FROM "trail_entry" e WHERE e."mainOrganizationId" = tenant AND e."id" = trail_content.id::bigint);
  ELSIF source = 'bidDecision' THEN
    RETURN (SELECT jsonb_build_array(to_char(d."createdAt" AT TIME ZONE 'UTC', moment), d."groupId", d."position",
        d."organizationId", d."decidedById", d."action", d."decision")::text
      FROM "bid_decision" d WHERE d."mainOrganizationId" = tenant AND d."id" = trail_content.id::uuid);
  ELSE
    RETURN (SELECT jsonb_build_array(to_char(d."createdAt" AT TIME ZONE 'UTC', moment), d."groupId", d."round", d."position",
        d."organizationId", d."decidedById", d."decision", d."margin", d."totalCost", d."minutes", d."revenue")::text
      FROM "margin_decision" d WHERE d."mainOrganizationId" = tenant AND d."id" = trail_content.id::uuid);
  END IF;
END
$$;

-- Puts a row at the end of the chain of its tenant. The rows of a tenant follow one another from here to the end of
-- their transactions, so that positions are in the order of commits.
CREATE FUNCTION trail_append(tenant int, row_source text, row_id text) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  last record;
  next bigint;
BEGIN
  PERFORM pg_advisory_xact_lock(7803, tenant);
  SELECT l."position", l."hash" INTO last FROM "trail_link" l
    WHERE l."mainOrganizationId" = tenant ORDER BY l."position" DESC LIMIT 1;
  next := coalesce(last."position", 0) + 1;
  INSERT INTO "trail_link" ("mainOrganizationId", "position", "source", "sourceId", "hash")
  VALUES (tenant, next, row_source, row_id, encode(sha256(convert_to(concat_ws(E'\n', coalesce(last."hash", ''),
    next::text, row_source, row_id, trail_content(tenant, row_source, row_id)), 'UTF8')), 'hex'));
END
$$;

CREATE FUNCTION trail_link_row() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
  PERFORM trail_append(NEW."mainOrganizationId", TG_ARGV[0], NEW."id"::text);
  RETURN NULL;
END
$$;

-- Runs behind all links of a transaction: the first call moves the head to the last of them.
CREATE FUNCTION trail_move_head() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
  IF EXISTS (SELECT FROM "trail_head" h
    WHERE h."mainOrganizationId" = NEW."mainOrganizationId" AND h."position" >= NEW."position") THEN
    RETURN NULL;
  END IF;
  INSERT INTO "trail_head" ("mainOrganizationId", "position", "hash")
  SELECT l."mainOrganizationId", l."position", l."hash" FROM "trail_link" l
  WHERE l."mainOrganizationId" = NEW."mainOrganizationId" ORDER BY l."position" DESC LIMIT 1
  ON CONFLICT ("mainOrganizationId") DO UPDATE SET "position" = excluded."position", "hash" = excluded."hash";
  RETURN NULL;
END
$$;

-- Existing entries and decisions are chained once, by time. The owner is held to row-level security, except for this.
DO $$
DECLARE
  tenant_only constant text := $sql$"mainOrganizationId" = nullif(current_setting('app.main_organization', true), '')::int$sql$;
  chained constant text[] := ARRAY['trail_entry', 'bid_decision', 'margin_decision'];
  name text;
  row record;
BEGIN
  FOREACH name IN ARRAY chained LOOP
    EXECUTE format('ALTER TABLE %I NO FORCE ROW LEVEL SECURITY', name);
  END LOOP;
  FOR row IN
    SELECT "mainOrganizationId" AS tenant, 'entry' AS source, "id"::text AS id, "at" AS moment, "id" AS turn FROM "trail_entry"
    UNION ALL
    SELECT "mainOrganizationId", 'bidDecision', "id"::text, "createdAt", "position" FROM "bid_decision"
    UNION ALL
    SELECT "mainOrganizationId", 'marginDecision', "id"::text, "createdAt", "position" FROM "margin_decision"
    ORDER BY tenant, moment, source, turn, id
  LOOP
    PERFORM trail_append(row.tenant, row.source, row.id);
  END LOOP;
  INSERT INTO "trail_head" ("mainOrganizationId", "position", "hash")
  SELECT DISTINCT ON ("mainOrganizationId") "mainOrganizationId", "position", "hash" FROM "trail_link"
  ORDER BY "mainOrganizationId", "position" DESC;
  FOREACH name IN ARRAY chained LOOP
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
  END LOOP;

  -- The application reads the chain; only the triggers, which run as the owner, write it.
  FOREACH name IN ARRAY ARRAY['trail_link', 'trail_head'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY "tenant_read" ON %I FOR SELECT USING (%s)', name, tenant_only);
    EXECUTE format('CREATE POLICY "chain_add" ON %I FOR INSERT TO %I WITH CHECK (%s)', name, current_user, tenant_only);
  END LOOP;
  EXECUTE format('CREATE POLICY "chain_move" ON "trail_head" FOR UPDATE TO %I USING (%s) WITH CHECK (%s)', current_user, tenant_only, tenant_only);
END
$$;

CREATE CONSTRAINT TRIGGER "trail_link_entry" AFTER INSERT ON "trail_entry"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION trail_link_row('entry');
CREATE CONSTRAINT TRIGGER "trail_link_bid_decision" AFTER INSERT ON "bid_decision"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION trail_link_row('bidDecision');
CREATE CONSTRAINT TRIGGER "trail_link_margin_decision" AFTER INSERT ON "margin_decision"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION trail_link_row('marginDecision');
CREATE CONSTRAINT TRIGGER "trail_move_head" AFTER INSERT ON "trail_link"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION trail_move_head();
