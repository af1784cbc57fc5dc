-- A tenant may require a second step of all its people.
alter table tenant_settings add column "secondStepRequired" boolean not null default false;
