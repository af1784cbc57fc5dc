-- The data of a whole tenant may be larger than what a whole number of four bytes counts.
ALTER TABLE "data_export" ALTER COLUMN "size" SET DATA TYPE BIGINT;
