-- What people say of the holidays that only some municipalities of a federal state have; without an answer none holds.
ALTER TABLE "site" ADD COLUMN "localHolidays" JSONB NOT NULL DEFAULT '{}';
