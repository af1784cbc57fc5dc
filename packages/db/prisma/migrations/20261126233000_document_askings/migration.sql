-- Questions to documents that are being answered, with the log that their streams send.
CREATE TABLE "document_asking" (
    "id" UUID NOT NULL,
    "mainOrganizationId" INTEGER NOT NULL,
    "chanceId" UUID NOT NULL,
    "askedById" INTEGER NOT NULL,
    "sequence" INTEGER NOT NULL,
    "questionIndex" INTEGER NOT NULL,
    "question" TEXT NOT NULL,
    "context" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "endedAt" TIMESTAMPTZ(3),

    CONSTRAINT "document_asking_pkey" PRIMARY KEY ("id")
);
CREATE TABLE "document_asking_event" (
    "mainOrganizationId" INTEGER NOT NULL,
    "askingId" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "event" JSONB NOT NULL,

    CONSTRAINT "document_asking_event_pkey" PRIMARY KEY ("mainOrganizationId", "askingId", "number")
);
CREATE UNIQUE INDEX "document_asking_mainOrganizationId_id_key" ON "document_asking"("mainOrganizationId", "id");
CREATE UNIQUE INDEX "document_asking_mainOrganizationId_chanceId_askedById_seque_key" ON "document_asking"("mainOrganizationId", "chanceId", "askedById", "sequence");
ALTER TABLE "document_asking" ADD CONSTRAINT "document_asking_mainOrganizationId_chanceId_fkey" FOREIGN KEY ("mainOrganizationId", "chanceId") REFERENCES "chance"("mainOrganizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "document_asking" ADD CONSTRAINT "document_asking_mainOrganizationId_askedById_fkey" FOREIGN KEY ("mainOrganizationId", "askedById") REFERENCES "app_user"("mainOrganizationId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "document_asking_event" ADD CONSTRAINT "document_asking_event_mainOrganizationId_askingId_fkey" FOREIGN KEY ("mainOrganizationId", "askingId") REFERENCES "document_asking"("mainOrganizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

DO $$
DECLARE
  tenant constant text := $sql$"mainOrganizationId" = nullif(current_setting('app.main_organization', true), '')::int$sql$;
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['document_asking', 'document_asking_event'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY "tenant" ON %I USING (%s) WITH CHECK (%s)', name, tenant, tenant);
  END LOOP;
END
$$;
