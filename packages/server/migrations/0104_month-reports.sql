create table "accident" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "accident_title" text not null,
  "project_id" text not null,
  "happened_on" date not null,
  "accident_kind" integer not null,
  "deaths" bigint not null,
  "serious_injuries" bigint not null,
  "slight_injuries" bigint not null,
  "direct_loss" numeric(18,2),
  "course" text not null,
  "custom" jsonb
);

create index "accident_org_id_index" on "accident" ("org_id", "happened_on", "id");

create index "accident_created_by_index" on "accident" ("created_by");

create index "accident_project_id_index" on "accident" ("project_id", "happened_on", "id") include ("org_id");

create index "accident_happened_on_index" on "accident" ("happened_on");

create index "accident_accident_kind_index" on "accident" ("accident_kind", "happened_on", "id");

create table "group_month_report" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "report_title" text,
  "report_status" integer not null,
  "report_month" text not null,
  "summary" text,
  "next_plan" text,
  "handed_by" text,
  "handed_at" timestamptz,
  "missing_note" text,
  "missing_names" text,
  "reminded_on" date,
  "custom" jsonb
);

create index "group_month_report_org_id_index" on "group_month_report" ("org_id", "created_at", "id");

create index "group_month_report_created_by_index" on "group_month_report" ("created_by");

create index "group_month_report_created_at_index" on "group_month_report" ("created_at", "id");

create index "group_month_report_report_status_index" on "group_month_report" ("report_status", "created_at", "id");

create index "group_month_report_report_month_index" on "group_month_report" ("report_month", "created_at", "id");

create index "group_month_report_handed_by_index" on "group_month_report" ("handed_by", "created_at", "id") include ("org_id");

create index "group_month_report_handed_at_index" on "group_month_report" ("handed_at");

create table "month_report" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "report_title" text,
  "report_status" integer not null,
  "report_month" text not null,
  "summary" text,
  "next_plan" text,
  "handed_by" text,
  "handed_at" timestamptz,
  "custom" jsonb
);

create index "month_report_org_id_index" on "month_report" ("org_id", "created_at", "id");

create index "month_report_created_by_index" on "month_report" ("created_by");

create index "month_report_created_at_index" on "month_report" ("created_at", "id");

create index "month_report_report_status_index" on "month_report" ("report_status", "created_at", "id");

create index "month_report_report_month_index" on "month_report" ("report_month", "created_at", "id");

create index "month_report_handed_by_index" on "month_report" ("handed_by", "created_at", "id") include ("org_id");

create index "month_report_handed_at_index" on "month_report" ("handed_at");

alter table "accident" add constraint "accident_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "accident" add constraint "accident_project_id_reference" foreign key ("project_id") references "project" ("id");

create trigger "custom_added" after insert on "accident" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "accident" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "accident" for each row when (old.custom is not null) execute function keep_custom_values();

alter table "group_month_report" add constraint "group_month_report_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "group_month_report" add constraint "group_month_report_handed_by_reference" foreign key ("handed_by") references "account" ("id");

create trigger "custom_added" after insert on "group_month_report" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "group_month_report" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "group_month_report" for each row when (old.custom is not null) execute function keep_custom_values();

alter table "month_report" add constraint "month_report_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "month_report" add constraint "month_report_handed_by_reference" foreign key ("handed_by") references "account" ("id");

create trigger "custom_added" after insert on "month_report" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "month_report" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "month_report" for each row when (old.custom is not null) execute function keep_custom_values();

-- Figures and sources of monthly reports, frozen when a report is handed in. A report of a company or of a group has
-- them; ids differ, so one pair of tables holds both.
create table month_report_figure (
  report_id text not null,
  figure text not null,
  value double precision not null,
  sources integer not null,
  primary key (report_id, figure)
);

create table month_report_source (
  report_id text not null,
  figure text not null,
  resource text not null,
  record_id text not null,
  title text not null,
  day date,
  amount double precision not null,
  primary key (report_id, figure, record_id)
);

-- One report for each company and month, also when two people add it at once.
create unique index month_report_of_month on month_report (org_id, report_month);

create unique index group_month_report_of_month on group_month_report (org_id, report_month);

create function name_month_report() returns trigger language plpgsql as $$
begin
  new.report_title := left((select name from organisation where id = new.org_id), 150) || ' ' || new.report_month || ' 安全生产月报';
  return new;
end $$;

create trigger month_report_named before insert or update of report_month, org_id on month_report
  for each row execute function name_month_report();

create trigger group_month_report_named before insert or update of report_month, org_id on group_month_report
  for each row execute function name_month_report();

-- What was handed in stays, whatever code writes.
create function keep_frozen_report() returns trigger language plpgsql as $$
begin
  perform refuse_part('report_status', '月报已上报，数字、来源和文字不能再改', 'The report is handed in and stays as it is');
  return null;
end $$;

create trigger month_report_frozen before delete on month_report for each row
  when (old.report_status = 2) execute function keep_frozen_report();

create trigger group_month_report_frozen before delete on group_month_report for each row
  when (old.report_status = 2) execute function keep_frozen_report();
