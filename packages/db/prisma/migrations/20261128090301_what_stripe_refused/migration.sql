-- Which datum of a contract Stripe refuses, so that the form says it at its field.
ALTER TABLE "billing" ADD COLUMN "providerProblemField" TEXT;
