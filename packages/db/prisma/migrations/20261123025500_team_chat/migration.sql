CREATE TABLE "chat_thread" (
    "mainOrganizationId" INTEGER NOT NULL,
    "chanceId" UUID NOT NULL,
    "lastPosition" INTEGER NOT NULL DEFAULT 0,
    "messages" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "chat_thread_pkey" PRIMARY KEY ("mainOrganizationId","chanceId")
);
CREATE TABLE "chat_message" (
    "id" UUID NOT NULL,
    "mainOrganizationId" INTEGER NOT NULL,
    "chanceId" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "text" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "editedAt" TIMESTAMPTZ(3),
    "deletedAt" TIMESTAMPTZ(3),

    CONSTRAINT "chat_message_pkey" PRIMARY KEY ("id")
);
CREATE TABLE "chat_reading" (
    "mainOrganizationId" INTEGER NOT NULL,
    "chanceId" UUID NOT NULL,
    "userId" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "readAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "chat_reading_pkey" PRIMARY KEY ("mainOrganizationId","chanceId","userId")
);
CREATE UNIQUE INDEX "chat_message_mainOrganizationId_id_key" ON "chat_message"("mainOrganizationId", "id");
CREATE UNIQUE INDEX "chat_message_mainOrganizationId_chanceId_position_key" ON "chat_message"("mainOrganizationId", "chanceId", "position");
ALTER TABLE "chat_thread" ADD CONSTRAINT "chat_thread_mainOrganizationId_chanceId_fkey" FOREIGN KEY ("mainOrganizationId", "chanceId") REFERENCES "chance"("mainOrganizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "chat_message" ADD CONSTRAINT "chat_message_mainOrganizationId_chanceId_fkey" FOREIGN KEY ("mainOrganizationId", "chanceId") REFERENCES "chance"("mainOrganizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "chat_message" ADD CONSTRAINT "chat_message_mainOrganizationId_userId_fkey" FOREIGN KEY ("mainOrganizationId", "userId") REFERENCES "app_user"("mainOrganizationId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "chat_reading" ADD CONSTRAINT "chat_reading_mainOrganizationId_chanceId_fkey" FOREIGN KEY ("mainOrganizationId", "chanceId") REFERENCES "chance"("mainOrganizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "chat_reading" ADD CONSTRAINT "chat_reading_mainOrganizationId_userId_fkey" FOREIGN KEY ("mainOrganizationId", "userId") REFERENCES "app_user"("mainOrganizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- No verb deletes a message, so the application's role may not either: a deleted one keeps its place.
DO $$
DECLARE
  tenant constant text := $sql$"mainOrganizationId" = nullif(current_setting('app.main_organization', true), '')::int$sql$;
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['chat_thread', 'chat_message', 'chat_reading'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY "tenant_read" ON %I FOR SELECT USING (%s)', name, tenant);
    EXECUTE format('CREATE POLICY "tenant_add" ON %I FOR INSERT WITH CHECK (%s)', name, tenant);
    EXECUTE format('CREATE POLICY "tenant_change" ON %I FOR UPDATE USING (%s) WITH CHECK (%s)', name, tenant, tenant);
  END LOOP;
END
$$;
