-- AlterTable
ALTER TABLE "chance" ADD COLUMN "fullForm" JSONB;
