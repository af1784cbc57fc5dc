-- Objects of the object store that no file names any more, or not yet: they are collected once they are due.
CREATE TABLE "stray_object" (
    "mainOrganizationId" INTEGER NOT NULL,
    "fileId" UUID NOT NULL,
    "dueAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "stray_object_pkey" PRIMARY KEY ("mainOrganizationId","fileId")
);
ALTER TABLE "stray_object" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "stray_object"
  USING ("mainOrganizationId" = nullif(current_setting('app.main_organization', true), '')::int)
  WITH CHECK ("mainOrganizationId" = nullif(current_setting('app.main_organization', true), '')::int);

-- Whatever deletes a file, its object is noted in the same transaction.
CREATE FUNCTION note_stray_object() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "stray_object" ("mainOrganizationId", "fileId") VALUES (old."mainOrganizationId", old.id)
  ON CONFLICT ("mainOrganizationId", "fileId") DO UPDATE SET "dueAt" = now();
  RETURN NULL;
END
$$;
CREATE TRIGGER "stray_object" AFTER DELETE ON "stored_file"
  FOR EACH ROW WHEN (old.place = 's3') EXECUTE FUNCTION note_stray_object();
