-- The row of the headings of a table file, where a person named it.
ALTER TABLE "configuration_import" ADD COLUMN     "headingRow" INTEGER;
