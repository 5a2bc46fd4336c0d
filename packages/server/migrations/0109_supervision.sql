create table "supervision_notice" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "notice_title" text not null,
  "notice_status" integer not null,
  "notice_number" text not null,
  "notice_kind" integer not null,
  "project_id" text not null,
  "part_id" text,
  "lot_id" text,
  "content" text not null,
  "photos" jsonb,
  "replier_id" text not null,
  "deadline" date not null,
  "issued_by" text,
  "issued_at" timestamptz,
  "issue_signature" jsonb,
  "reply" text,
  "reply_photos" jsonb,
  "reply_proof" jsonb,
  "replied_by" text,
  "replied_at" timestamptz,
  "reply_signature" jsonb,
  "review_opinion" text,
  "reviewed_by" text,
  "reviewed_at" timestamptz,
  "review_signature" jsonb,
  "custom" jsonb
);

create index "supervision_notice_org_id_index" on "supervision_notice" ("org_id", "created_at", "id");

create index "supervision_notice_created_by_index" on "supervision_notice" ("created_by");

create index "supervision_notice_created_at_index" on "supervision_notice" ("created_at", "id");

create index "supervision_notice_notice_status_index" on "supervision_notice" ("notice_status", "created_at", "id");

create index "supervision_notice_notice_kind_index" on "supervision_notice" ("notice_kind", "created_at", "id");

create index "supervision_notice_project_id_index" on "supervision_notice" ("project_id", "created_at", "id") include ("org_id");

create index "supervision_notice_part_id_index" on "supervision_notice" ("part_id", "created_at", "id") include ("org_id");

create index "supervision_notice_lot_id_index" on "supervision_notice" ("lot_id", "created_at", "id") include ("org_id");

create index "supervision_notice_replier_id_index" on "supervision_notice" ("replier_id", "created_at", "id") include ("org_id");

create index "supervision_notice_deadline_index" on "supervision_notice" ("deadline");

create index "supervision_notice_issued_by_index" on "supervision_notice" ("issued_by", "created_at", "id") include ("org_id");

create index "supervision_notice_issued_at_index" on "supervision_notice" ("issued_at");

create index "supervision_notice_replied_by_index" on "supervision_notice" ("replied_by", "created_at", "id") include ("org_id");

create index "supervision_notice_reviewed_by_index" on "supervision_notice" ("reviewed_by", "created_at", "id") include ("org_id");

create unique index "supervision_notice_notice_number_unique" on "supervision_notice" ("org_id", "notice_number") nulls not distinct where "notice_number" is not null;

create table "suspension_order" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "order_title" text not null,
  "suspension_status" integer not null,
  "order_number" text not null,
  "suspension_cause" integer not null,
  "project_id" text not null,
  "part_id" text,
  "task_id" text,
  "stopped_on" date not null,
  "stop_hour" bigint,
  "description" text not null,
  "demands" text not null,
  "owner_consent" integer not null,
  "leader_id" text not null,
  "photos" jsonb,
  "notice_id" text,
  "issued_by" text,
  "issued_at" timestamptz,
  "issue_signature" jsonb,
  "ask_note" text,
  "ask_photos" jsonb,
  "ask_proof" jsonb,
  "ask_files" jsonb,
  "asked_by" text,
  "asked_at" timestamptz,
  "ask_signature" jsonb,
  "review_opinion" text,
  "reviewed_by" text,
  "reviewed_at" timestamptz,
  "review_signature" jsonb,
  "owner_opinion" text,
  "approved_by" text,
  "approved_at" timestamptz,
  "approve_signature" jsonb,
  "resume_on" date,
  "resumed_by" text,
  "resumed_at" timestamptz,
  "resume_signature" jsonb,
  "custom" jsonb
);

create index "suspension_order_org_id_index" on "suspension_order" ("org_id", "created_at", "id");

create index "suspension_order_created_by_index" on "suspension_order" ("created_by");

create index "suspension_order_created_at_index" on "suspension_order" ("created_at", "id");

create index "suspension_order_suspension_status_index" on "suspension_order" ("suspension_status", "created_at", "id");

create index "suspension_order_suspension_cause_index" on "suspension_order" ("suspension_cause", "created_at", "id");

create index "suspension_order_project_id_index" on "suspension_order" ("project_id", "created_at", "id") include ("org_id");

create index "suspension_order_part_id_index" on "suspension_order" ("part_id", "created_at", "id") include ("org_id");

create index "suspension_order_task_id_index" on "suspension_order" ("task_id", "created_at", "id") include ("org_id");

create index "suspension_order_stopped_on_index" on "suspension_order" ("stopped_on");

create index "suspension_order_owner_consent_index" on "suspension_order" ("owner_consent", "created_at", "id");

create index "suspension_order_leader_id_index" on "suspension_order" ("leader_id", "created_at", "id") include ("org_id");

create index "suspension_order_notice_id_index" on "suspension_order" ("notice_id", "created_at", "id") include ("org_id");

create index "suspension_order_issued_by_index" on "suspension_order" ("issued_by", "created_at", "id") include ("org_id");

create index "suspension_order_asked_by_index" on "suspension_order" ("asked_by", "created_at", "id") include ("org_id");

create index "suspension_order_reviewed_by_index" on "suspension_order" ("reviewed_by", "created_at", "id") include ("org_id");

create index "suspension_order_approved_by_index" on "suspension_order" ("approved_by", "created_at", "id") include ("org_id");

create index "suspension_order_resume_on_index" on "suspension_order" ("resume_on");

create index "suspension_order_resumed_by_index" on "suspension_order" ("resumed_by", "created_at", "id") include ("org_id");

create unique index "suspension_order_order_number_unique" on "suspension_order" ("org_id", "order_number") nulls not distinct where "order_number" is not null;

alter table "witness_sample" add column "seal_proof" jsonb;

alter table "supervision_notice" add constraint "supervision_notice_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "supervision_notice" add constraint "supervision_notice_project_id_reference" foreign key ("project_id") references "project" ("id");

alter table "supervision_notice" add constraint "supervision_notice_part_id_reference" foreign key ("part_id") references "part" ("id");

alter table "supervision_notice" add constraint "supervision_notice_lot_id_reference" foreign key ("lot_id") references "inspection_lot" ("id");

alter table "supervision_notice" add constraint "supervision_notice_replier_id_reference" foreign key ("replier_id") references "account" ("id");

alter table "supervision_notice" add constraint "supervision_notice_issued_by_reference" foreign key ("issued_by") references "account" ("id");

alter table "supervision_notice" add constraint "supervision_notice_replied_by_reference" foreign key ("replied_by") references "account" ("id");

alter table "supervision_notice" add constraint "supervision_notice_reviewed_by_reference" foreign key ("reviewed_by") references "account" ("id");

create trigger "custom_added" after insert on "supervision_notice" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "supervision_notice" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "supervision_notice" for each row when (old.custom is not null) execute function keep_custom_values();

alter table "suspension_order" add constraint "suspension_order_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "suspension_order" add constraint "suspension_order_project_id_reference" foreign key ("project_id") references "project" ("id");

alter table "suspension_order" add constraint "suspension_order_part_id_reference" foreign key ("part_id") references "part" ("id");

alter table "suspension_order" add constraint "suspension_order_task_id_reference" foreign key ("task_id") references "work_task" ("id");

alter table "suspension_order" add constraint "suspension_order_leader_id_reference" foreign key ("leader_id") references "account" ("id");

alter table "suspension_order" add constraint "suspension_order_notice_id_reference" foreign key ("notice_id") references "supervision_notice" ("id");

alter table "suspension_order" add constraint "suspension_order_issued_by_reference" foreign key ("issued_by") references "account" ("id");

alter table "suspension_order" add constraint "suspension_order_asked_by_reference" foreign key ("asked_by") references "account" ("id");

alter table "suspension_order" add constraint "suspension_order_reviewed_by_reference" foreign key ("reviewed_by") references "account" ("id");

alter table "suspension_order" add constraint "suspension_order_approved_by_reference" foreign key ("approved_by") references "account" ("id");

alter table "suspension_order" add constraint "suspension_order_resumed_by_reference" foreign key ("resumed_by") references "account" ("id");

create trigger "custom_added" after insert on "suspension_order" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "suspension_order" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "suspension_order" for each row when (old.custom is not null) execute function keep_custom_values();

-- Orders of the supervision stop work as major dangers do.
create index suspension_order_open on suspension_order (project_id) where suspension_status between 2 and 5;

-- What an acceptance of a lot asks: notices about it that are open.
create index supervision_notice_open on supervision_notice (lot_id) where notice_status in (2, 3);

create or replace function refuse_stopped(field text, of_project text, of_part text, of_task text, on_day date)
returns void language plpgsql as $$
declare
  by_order boolean;
  name text;
begin
  if not exists (select from major_danger where project_id = of_project and danger_status in (1, 2))
    and not exists (select from suspension_order where project_id = of_project and suspension_status between 2 and 5)
    then return; end if;
  with recursive above as (
      select id, parent_id from part where id = of_part
      union all select p.id, p.parent_id from part p join above a on p.id = a.parent_id),
    stopping as (
      select false as is_order, danger_title as title, part_id, task_id, found_on as stopped_on, created_at
        from major_danger where project_id = of_project and danger_status in (1, 2)
      union all select true, order_title, part_id, task_id, stopped_on, created_at
        from suspension_order where project_id = of_project and suspension_status between 2 and 5)
    select is_order, title into by_order, name from stopping
      where (on_day is null or stopped_on <= on_day)
        and case when task_id is not null then task_id = of_task
          when part_id is not null then part_id in (select id from above) else true end
      order by created_at limit 1;
  if name is null then return; end if;
  if by_order then
    perform refuse_part(field, '工程暂停令「' || name || '」停工中；复工报审经审核、审批并签发复工令后才能施工',
      'Work is stopped by the order ' || name || '; it goes on by the order of resumption');
  else
    perform refuse_part(field, '重大事故隐患「' || name || '」未销号，停工中；整改并核查销号后才能施工',
      'Work is stopped by the major danger ' || name || '; it goes on when that is closed');
  end if;
end $$;

create or replace view material_sample as select * from witness_sample where sample_subject = 2 with check option;
