-- Organizations of a tenant are closed and changed by its Managers; none is deleted.
ALTER TABLE "organization" ADD COLUMN "closedAt" TIMESTAMPTZ(3), ADD COLUMN "version" INTEGER NOT NULL DEFAULT 1;
