-- Search. Row-level security keeps LIKE, % and @@ out of every index, because these operators are not leakproof
-- (docs/decisions/0007-search.md). The folded texts therefore lie in a table without policies and without grants: the
-- application reaches it through two functions, which filter by the tenant of the transaction themselves.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS btree_gin;

-- CreateTable
CREATE TABLE "search_entry" (
    "mainOrganizationId" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "entityId" TEXT NOT NULL,
    "text" TEXT NOT NULL,

    CONSTRAINT "search_entry_pkey" PRIMARY KEY ("mainOrganizationId","kind","entityId")
);

-- Tenant and kind stand in front of the letters, so that the size of other tenants costs nothing. The condition always
-- holds: Prisma's schema can state neither such an index nor a partial one, and compares only what it can state.
CREATE INDEX "search_entry_text" ON "search_entry" USING GIN ("mainOrganizationId", "kind", "text" gin_trgm_ops)
  WHERE "kind" IS NOT NULL;

-- Enabled and not forced: the owner, whose rights the functions have, reads past it; every other role sees no row.
ALTER TABLE "search_entry" ENABLE ROW LEVEL SECURITY;

-- A text without regard to case, accents and compatibility forms; ß counts as ss.
CREATE FUNCTION app_fold(typed text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  SELECT replace(regexp_replace(lower(normalize(typed, NFKD)), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss')
$function$;

-- A LIKE pattern for "contains", in which no typed character is a wildcard.
CREATE FUNCTION app_contains(typed text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  SELECT '%' || regexp_replace(app_fold(btrim(typed)), '([\\%_])', '\\\1', 'g') || '%'
$function$;

-- The ids of at most `most` things of the transaction's tenant whose text contains what was typed, in no order. The
-- statement is planned anew for every text: whether an index helps depends on how rare the text is.
CREATE FUNCTION app_search(wanted text, typed text, most int) RETURNS SETOF text
LANGUAGE plpgsql STABLE SECURITY DEFINER
AS $function$
DECLARE
  tenant constant int := nullif(current_setting('app.main_organization', true), '')::int;
BEGIN
  RETURN QUERY EXECUTE
    'SELECT "entityId" FROM "search_entry" WHERE "mainOrganizationId" = $1 AND "kind" = $2 AND "text" LIKE $3 LIMIT $4'
    USING tenant, wanted, app_contains(typed), most;
END;
$function$;

-- The same for texts that contain what was typed, or that resemble it in whole (%) or in one of their words (<%), as a
-- misspelling does. The most alike come first.
CREATE FUNCTION app_search_similar(wanted text, typed text, most int) RETURNS SETOF text
LANGUAGE plpgsql STABLE SECURITY DEFINER
AS $function$
DECLARE
  tenant constant int := nullif(current_setting('app.main_organization', true), '')::int;
  folded constant text := app_fold(btrim(typed));
BEGIN
  RETURN QUERY EXECUTE
    'SELECT "entityId" FROM "search_entry"
     WHERE "mainOrganizationId" = $1 AND "kind" = $2 AND ("text" LIKE $3 OR "text" % $4 OR $4 <% "text")
     ORDER BY ("text" LIKE $3) DESC, greatest(similarity("text", $4), word_similarity($4, "text")) DESC, "entityId"
     LIMIT $5'
    USING tenant, wanted, app_contains(typed), folded, most;
END;
$function$;

-- Every text is written by triggers in the transaction of its cause, so no writer can forget it. Their arguments are the
-- kind and the columns whose texts are found. Rows that come together are written together.
CREATE FUNCTION app_add_search_entries() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER
AS $function$
DECLARE
  columns constant text := (
    SELECT string_agg(quote_ident(TG_ARGV[place]), ', ' ORDER BY place) FROM generate_series(1, TG_NARGS - 1) AS place
  );
BEGIN
  EXECUTE format(
    'INSERT INTO "search_entry" SELECT "mainOrganizationId", $1, "id"::text, app_fold(concat_ws('' '', %s)) FROM "added"',
    columns
  ) USING TG_ARGV[0];
  RETURN NULL;
END;
$function$;

CREATE FUNCTION app_change_search_entry() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER
AS $function$
DECLARE
  columns constant jsonb := to_jsonb(NEW);
BEGIN
  UPDATE "search_entry"
  SET "text" = app_fold((
    SELECT string_agg(columns ->> TG_ARGV[place], ' ' ORDER BY place) FROM generate_series(1, TG_NARGS - 1) AS place
  ))
  WHERE "mainOrganizationId" = NEW."mainOrganizationId" AND "kind" = TG_ARGV[0] AND "entityId" = NEW."id"::text;
  RETURN NULL;
END;
$function$;

CREATE FUNCTION app_remove_search_entry() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER
AS $function$
BEGIN
  DELETE FROM "search_entry"
  WHERE "mainOrganizationId" = OLD."mainOrganizationId" AND "kind" = TG_ARGV[0] AND "entityId" = OLD."id"::text;
  RETURN NULL;
END;
$function$;

CREATE TRIGGER "search_added" AFTER INSERT ON "chance" REFERENCING NEW TABLE AS "added"
  FOR EACH STATEMENT EXECUTE FUNCTION app_add_search_entries('chance', 'shortNumber', 'name');
CREATE TRIGGER "search_changed" AFTER UPDATE OF "name", "shortNumber" ON "chance" FOR EACH ROW
  WHEN (OLD."name" <> NEW."name" OR OLD."shortNumber" <> NEW."shortNumber")
  EXECUTE FUNCTION app_change_search_entry('chance', 'shortNumber', 'name');
CREATE TRIGGER "search_removed" AFTER DELETE ON "chance"
  FOR EACH ROW EXECUTE FUNCTION app_remove_search_entry('chance');

CREATE TRIGGER "search_added" AFTER INSERT ON "customer" REFERENCING NEW TABLE AS "added"
  FOR EACH STATEMENT EXECUTE FUNCTION app_add_search_entries('customer', 'name');
CREATE TRIGGER "search_changed" AFTER UPDATE OF "name" ON "customer" FOR EACH ROW WHEN (OLD."name" <> NEW."name")
  EXECUTE FUNCTION app_change_search_entry('customer', 'name');
CREATE TRIGGER "search_removed" AFTER DELETE ON "customer"
  FOR EACH ROW EXECUTE FUNCTION app_remove_search_entry('customer');

-- A person is found by first and last name in either order.
CREATE TRIGGER "search_added" AFTER INSERT ON "app_user" REFERENCING NEW TABLE AS "added"
  FOR EACH STATEMENT EXECUTE FUNCTION app_add_search_entries('user', 'firstname', 'lastname', 'firstname');
CREATE TRIGGER "search_changed" AFTER UPDATE OF "firstname", "lastname" ON "app_user" FOR EACH ROW
  WHEN (OLD."firstname" <> NEW."firstname" OR OLD."lastname" <> NEW."lastname")
  EXECUTE FUNCTION app_change_search_entry('user', 'firstname', 'lastname', 'firstname');
CREATE TRIGGER "search_removed" AFTER DELETE ON "app_user"
  FOR EACH ROW EXECUTE FUNCTION app_remove_search_entry('user');

-- The functions name no schema, so that the product can live in any: the one they were made in is pinned, and what a
-- session puts into its temporary schema comes last. Sequential scans are off because they would read every tenant.
DO $$
BEGIN
  EXECUTE format('ALTER FUNCTION app_add_search_entries SET search_path = pg_catalog, %I, pg_temp', current_schema());
  EXECUTE format('ALTER FUNCTION app_change_search_entry SET search_path = pg_catalog, %I, pg_temp', current_schema());
  EXECUTE format('ALTER FUNCTION app_remove_search_entry SET search_path = pg_catalog, %I, pg_temp', current_schema());
  EXECUTE format(
    'ALTER FUNCTION app_search SET search_path = pg_catalog, %I, pg_temp SET enable_seqscan = off', current_schema());
  EXECUTE format(
    'ALTER FUNCTION app_search_similar SET search_path = pg_catalog, %I, pg_temp SET enable_seqscan = off',
    current_schema());
END
$$;
REVOKE ALL ON FUNCTION app_search, app_search_similar FROM PUBLIC;
REVOKE ALL ON FUNCTION app_add_search_entries, app_change_search_entry, app_remove_search_entry FROM PUBLIC;

-- The texts of what is stored already. The owner is held to row-level security itself, except for this moment.
DO $$
DECLARE
  source text;
BEGIN
  FOREACH source IN ARRAY ARRAY['chance', 'customer', 'app_user'] LOOP
    EXECUTE format('ALTER TABLE %I NO FORCE ROW LEVEL SECURITY', source);
  END LOOP;
  INSERT INTO "search_entry"
    SELECT "mainOrganizationId", 'chance', "id"::text, app_fold("shortNumber" || ' ' || "name") FROM "chance"
    UNION ALL
    SELECT "mainOrganizationId", 'customer', "id"::text, app_fold("name") FROM "customer"
    UNION ALL
    SELECT "mainOrganizationId", 'user', "id"::text, app_fold("firstname" || ' ' || "lastname" || ' ' || "firstname")
    FROM "app_user";
  FOREACH source IN ARRAY ARRAY['chance', 'customer', 'app_user'] LOOP
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', source);
  END LOOP;
END
$$;
