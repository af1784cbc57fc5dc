-- How many months a tenant keeps what people wrote and were told; null: as long as without a wish of the tenant.
alter table tenant_settings
  add column "questionMonths" integer,
  add column "notificationMonths" integer,
  add column "messageMonths" integer;
