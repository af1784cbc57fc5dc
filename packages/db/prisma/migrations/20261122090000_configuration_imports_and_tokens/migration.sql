-- CreateEnum
CREATE TYPE "import_state" AS ENUM ('reading', 'planned', 'refused', 'committed', 'undone', 'discarded');

-- AlterTable
ALTER TABLE "chance" ADD COLUMN     "ratesChangedAt" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "configuration_import" (
    "id" UUID NOT NULL,
    "mainOrganizationId" INTEGER NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "createdById" INTEGER NOT NULL,
    "table" TEXT NOT NULL,
    "fileId" UUID NOT NULL,
    "fileName" TEXT NOT NULL,
    "state" "import_state" NOT NULL DEFAULT 'reading',
    "done" INTEGER NOT NULL DEFAULT 0,
    "total" INTEGER NOT NULL DEFAULT 0,
    "problem" JSONB,
    "counts" JSONB,
    "planHash" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "committedAt" TIMESTAMPTZ(3),
    "undoneAt" TIMESTAMPTZ(3),

    CONSTRAINT "configuration_import_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "configuration_import_row" (
    "importId" UUID NOT NULL,
    "mainOrganizationId" INTEGER NOT NULL,
    "row" INTEGER NOT NULL,
    "verdict" TEXT NOT NULL,
    "texts" JSONB NOT NULL,
    "values" JSONB NOT NULL,
    "before" JSONB,
    "beforeId" UUID,
    "problems" JSONB NOT NULL,
    "entryId" UUID,

    CONSTRAINT "configuration_import_row_pkey" PRIMARY KEY ("importId","row")
);

-- CreateTable
CREATE TABLE "stored_file" (
    "id" UUID NOT NULL,
    "mainOrganizationId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "hash" TEXT NOT NULL,
    "content" BYTEA NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "stored_file_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "rate_effect" (
    "id" UUID NOT NULL,
    "mainOrganizationId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'running',
    "changes" JSONB NOT NULL,
    "done" INTEGER NOT NULL DEFAULT 0,
    "total" INTEGER NOT NULL DEFAULT 0,
    "result" JSONB,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "rate_effect_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "api_token" (
    "id" TEXT NOT NULL,
    "mainOrganizationId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "prefix" TEXT NOT NULL,
    "expiresOn" DATE NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastUsedAt" TIMESTAMPTZ(3),
    "revokedAt" TIMESTAMPTZ(3),

    CONSTRAINT "api_token_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "configuration_import_mainOrganizationId_table_id_idx" ON "configuration_import"("mainOrganizationId", "table", "id");

-- CreateIndex
CREATE UNIQUE INDEX "configuration_import_mainOrganizationId_id_key" ON "configuration_import"("mainOrganizationId", "id");

-- CreateIndex
CREATE INDEX "configuration_import_row_mainOrganizationId_importId_verdic_idx" ON "configuration_import_row"("mainOrganizationId", "importId", "verdict", "row");

-- CreateIndex
CREATE INDEX "stored_file_mainOrganizationId_createdAt_idx" ON "stored_file"("mainOrganizationId", "createdAt");

-- CreateIndex
CREATE INDEX "rate_effect_mainOrganizationId_createdAt_idx" ON "rate_effect"("mainOrganizationId", "createdAt");

-- CreateIndex
CREATE INDEX "api_token_mainOrganizationId_userId_idx" ON "api_token"("mainOrganizationId", "userId");

-- AddForeignKey
ALTER TABLE "configuration_import" ADD CONSTRAINT "configuration_import_mainOrganizationId_organizationId_fkey" FOREIGN KEY ("mainOrganizationId", "organizationId") REFERENCES "organization"("mainOrganizationId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "configuration_import_row" ADD CONSTRAINT "configuration_import_row_mainOrganizationId_importId_fkey" FOREIGN KEY ("mainOrganizationId", "importId") REFERENCES "configuration_import"("mainOrganizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "api_token" ADD CONSTRAINT "api_token_mainOrganizationId_userId_fkey" FOREIGN KEY ("mainOrganizationId", "userId") REFERENCES "app_user"("mainOrganizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;


-- The tenant's backstop, as on every table.
DO $$
DECLARE
  tenant constant text := $sql$"mainOrganizationId" = nullif(current_setting('app.main_organization', true), '')::int$sql$;
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['configuration_import', 'configuration_import_row', 'stored_file', 'rate_effect', 'api_token'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY "tenant" ON %I USING (%s) WITH CHECK (%s)', name, tenant, tenant);
  END LOOP;
END
$$;
