-- A removed person gives the address free, so that it can be invited again as a new person.
DROP INDEX "app_user_email_key";
CREATE UNIQUE INDEX "app_user_email_key" ON "app_user" (lower("email")) WHERE NOT "deleted";
DROP POLICY "sign_in" ON "app_user";
CREATE POLICY "sign_in" ON "app_user" FOR SELECT
  USING (lower("email") = lower(nullif(current_setting('app.sign_in_email', true), '')) AND NOT "deleted");

-- A used invitation stays until it ends: a second tab that was open on it signs the person in.
ALTER TABLE "account_link" ADD COLUMN "usedAt" TIMESTAMPTZ(3);
