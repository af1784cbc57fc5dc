-- What speaks against an upload as a document is found out while it arrives, and not in the transaction that adds it.
ALTER TABLE "stored_file" ADD COLUMN "verdict" TEXT;
