-- Saved views of lists, and how each person left a list.
CREATE TABLE "list_view" (
    "id" UUID NOT NULL,
    "mainOrganizationId" INTEGER NOT NULL,
    "list" TEXT NOT NULL,
    "ownerId" INTEGER NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "isShared" BOOLEAN NOT NULL DEFAULT false,
    "definition" JSONB NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "list_view_pkey" PRIMARY KEY ("id")
);
CREATE TABLE "list_choice" (
    "mainOrganizationId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "list" TEXT NOT NULL,
    "choice" JSONB NOT NULL,

    CONSTRAINT "list_choice_pkey" PRIMARY KEY ("mainOrganizationId", "userId", "list")
);
CREATE UNIQUE INDEX "list_view_mainOrganizationId_id_key" ON "list_view"("mainOrganizationId", "id");
CREATE INDEX "list_view_mainOrganizationId_ownerId_idx" ON "list_view"("mainOrganizationId", "ownerId");
CREATE INDEX "list_view_mainOrganizationId_organizationId_isShared_idx" ON "list_view"("mainOrganizationId", "organizationId", "isShared");
ALTER TABLE "list_view" ADD CONSTRAINT "list_view_mainOrganizationId_ownerId_fkey" FOREIGN KEY ("mainOrganizationId", "ownerId") REFERENCES "app_user"("mainOrganizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "list_view" ADD CONSTRAINT "list_view_mainOrganizationId_organizationId_fkey" FOREIGN KEY ("mainOrganizationId", "organizationId") REFERENCES "organization"("mainOrganizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "list_choice" ADD CONSTRAINT "list_choice_mainOrganizationId_userId_fkey" FOREIGN KEY ("mainOrganizationId", "userId") REFERENCES "app_user"("mainOrganizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The tenant's backstop, as on every table.
DO $$
DECLARE
  tenant constant text := $sql$"mainOrganizationId" = nullif(current_setting('app.main_organization', true), '')::int$sql$;
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['list_view', 'list_choice'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY "tenant" ON %I USING (%s) WITH CHECK (%s)', name, tenant, tenant);
  END LOOP;
END
$$;
