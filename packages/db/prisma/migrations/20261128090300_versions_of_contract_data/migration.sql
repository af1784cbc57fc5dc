-- Forms of contract data and of the sender of invoices merge what two people save.
ALTER TABLE "billing" ADD COLUMN "version" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "invoice_seller" ADD COLUMN "version" INTEGER NOT NULL DEFAULT 1;
