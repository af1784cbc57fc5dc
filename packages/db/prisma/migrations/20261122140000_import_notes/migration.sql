-- How a file was read and what was left out, and how single values came about: a plan shows both before it is written.
ALTER TABLE "configuration_import" ADD COLUMN "notes" JSONB NOT NULL DEFAULT '[]';
ALTER TABLE "configuration_import_row" ADD COLUMN "notes" JSONB NOT NULL DEFAULT '[]';
