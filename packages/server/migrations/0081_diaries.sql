create table "diary" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "diary_name" text,
  "diary_date" date not null,
  "diary_kind" integer not null,
  "project_id" text not null,
  "part_id" text,
  "weather" text,
  "temperature_max" double precision,
  "temperature_min" double precision,
  "wind" text,
  "heads" bigint,
  "people" text,
  "work_done" text not null,
  "machines" text,
  "deliveries" text,
  "inspections" text,
  "alarms" text,
  "problems" text,
  "photos" jsonb,
  "diary_status" integer not null,
  "author_id" text,
  "late_days" bigint,
  "late_flag" boolean,
  "signature" jsonb,
  "signed_at" timestamptz,
  "reviewer_id" text,
  "reviewed_at" timestamptz,
  "review_opinion" text,
  "custom" jsonb
);

create index "diary_org_id_index" on "diary" ("org_id", "diary_date", "id");

create index "diary_created_by_index" on "diary" ("created_by");

create index "diary_diary_date_index" on "diary" ("diary_date");

create index "diary_diary_kind_index" on "diary" ("diary_kind", "diary_date", "id");

create index "diary_project_id_index" on "diary" ("project_id", "diary_date", "id") include ("org_id");

create index "diary_part_id_index" on "diary" ("part_id", "diary_date", "id") include ("org_id");

create index "diary_diary_status_index" on "diary" ("diary_status", "diary_date", "id");

create index "diary_author_id_index" on "diary" ("author_id", "diary_date", "id") include ("org_id");

create index "diary_late_flag_index" on "diary" ("late_flag", "diary_date", "id");

create index "diary_reviewer_id_index" on "diary" ("reviewer_id", "diary_date", "id") include ("org_id");

create table "supervision_log" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "diary_name" text,
  "diary_date" date not null,
  "log_kind" integer not null,
  "project_id" text not null,
  "part_id" text,
  "weather" text,
  "temperature_max" double precision,
  "temperature_min" double precision,
  "wind" text,
  "progress" text not null,
  "rounds" text,
  "inspections" text,
  "problems" text,
  "orders" text,
  "photos" jsonb,
  "diary_status" integer not null,
  "author_id" text,
  "late_days" bigint,
  "late_flag" boolean,
  "signature" jsonb,
  "signed_at" timestamptz,
  "reviewer_id" text,
  "reviewed_at" timestamptz,
  "review_opinion" text,
  "custom" jsonb
);

create index "supervision_log_org_id_index" on "supervision_log" ("org_id", "diary_date", "id");

create index "supervision_log_created_by_index" on "supervision_log" ("created_by");

create index "supervision_log_diary_date_index" on "supervision_log" ("diary_date");

create index "supervision_log_log_kind_index" on "supervision_log" ("log_kind", "diary_date", "id");

create index "supervision_log_project_id_index" on "supervision_log" ("project_id", "diary_date", "id") include ("org_id");

create index "supervision_log_part_id_index" on "supervision_log" ("part_id", "diary_date", "id") include ("org_id");

create index "supervision_log_diary_status_index" on "supervision_log" ("diary_status", "diary_date", "id");

create index "supervision_log_author_id_index" on "supervision_log" ("author_id", "diary_date", "id") include ("org_id");

create index "supervision_log_late_flag_index" on "supervision_log" ("late_flag", "diary_date", "id");

create index "supervision_log_reviewer_id_index" on "supervision_log" ("reviewer_id", "diary_date", "id") include ("org_id");

alter table "diary" add constraint "diary_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "diary" add constraint "diary_project_id_reference" foreign key ("project_id") references "project" ("id");

alter table "diary" add constraint "diary_part_id_reference" foreign key ("part_id") references "part" ("id");

alter table "diary" add constraint "diary_author_id_reference" foreign key ("author_id") references "account" ("id");

alter table "diary" add constraint "diary_reviewer_id_reference" foreign key ("reviewer_id") references "account" ("id");

create trigger "custom_added" after insert on "diary" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "diary" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "diary" for each row when (old.custom is not null) execute function keep_custom_values();

alter table "supervision_log" add constraint "supervision_log_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "supervision_log" add constraint "supervision_log_project_id_reference" foreign key ("project_id") references "project" ("id");

alter table "supervision_log" add constraint "supervision_log_part_id_reference" foreign key ("part_id") references "part" ("id");

alter table "supervision_log" add constraint "supervision_log_author_id_reference" foreign key ("author_id") references "account" ("id");

alter table "supervision_log" add constraint "supervision_log_reviewer_id_reference" foreign key ("reviewer_id") references "account" ("id");

create trigger "custom_added" after insert on "supervision_log" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "supervision_log" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "supervision_log" for each row when (old.custom is not null) execute function keep_custom_values();

-- Who adds a diary is its author, and the name is that of its day and kind. One for each unit work, day, kind and author.
create unique index "diary_of_author" on "diary" ("project_id", "author_id", "diary_kind", "diary_date", coalesce("part_id", ''));

create unique index "supervision_log_of_author" on "supervision_log"
  ("project_id", "author_id", "log_kind", "diary_date", coalesce("part_id", ''));

create function place_diary() returns trigger language plpgsql as $$
begin
  new.author_id := coalesce(new.created_by, new.author_id);
  new.diary_name := new.diary_date || ' ' || case new.diary_kind when 1 then '施工日志' else '安全日志' end;
  if exists (select from diary where project_id = new.project_id and author_id = new.author_id
      and diary_kind = new.diary_kind and diary_date = new.diary_date and part_id is not distinct from new.part_id) then
    perform refuse_part('diary_date', new.diary_name || '您已经写过，请打开已有的日志补充',
      'You have written this diary already; open it to add to it');
  end if;
  return new;
end $$;

create trigger diary_placed before insert on diary for each row execute function place_diary();

create function place_supervision_log() returns trigger language plpgsql as $$
begin
  new.author_id := coalesce(new.created_by, new.author_id);
  new.diary_name := new.diary_date || ' ' || case new.log_kind when 1 then '监理日志' else '监督日志' end;
  if exists (select from supervision_log where project_id = new.project_id and author_id = new.author_id
      and log_kind = new.log_kind and diary_date = new.diary_date and part_id is not distinct from new.part_id) then
    perform refuse_part('diary_date', new.diary_name || '您已经写过，请打开已有的日志补充',
      'You have written this log already; open it to add to it');
  end if;
  return new;
end $$;

create trigger supervision_log_placed before insert on supervision_log for each row execute function place_supervision_log();
