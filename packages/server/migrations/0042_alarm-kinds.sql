alter table "alarm" add column "kind" integer not null default 1;

alter table "alarm" alter column "kind" drop default;

alter table "alarm" alter column "quantity" drop not null;

alter table "alarm" alter column "measure" drop not null;

alter table "alarm" alter column "value" drop not null;

alter table "alarm" alter column "limit_value" drop not null;

alter table "alarm" add column "received_at" timestamptz;

alter table "alarm" add column "repeats" bigint;

create index "alarm_kind_index" on "alarm" ("kind", "started_at", "id");
