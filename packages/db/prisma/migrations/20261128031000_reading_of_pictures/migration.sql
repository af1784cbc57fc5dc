-- Whether the pictures of a document were given to a program that recognizes text: only then it is no use to read it again.
ALTER TABLE "document_reading" ADD COLUMN "triedPictures" BOOLEAN NOT NULL DEFAULT false;
