create table "course" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "course_name" text not null,
  "status" integer not null,
  "course_kind" integer not null,
  "subject" integer not null,
  "audience" integer not null,
  "edition" text not null,
  "min_minutes" bigint not null,
  "project_id" text,
  "paper_id" text,
  "file" jsonb not null,
  "introduction" text,
  "published_at" timestamptz,
  "custom" jsonb
);

create index "course_org_id_index" on "course" ("org_id", "created_at", "id");

create index "course_created_at_index" on "course" ("created_at", "id");

create index "course_status_index" on "course" ("status", "created_at", "id");

create index "course_course_kind_index" on "course" ("course_kind", "created_at", "id");

create index "course_subject_index" on "course" ("subject", "created_at", "id");

create index "course_audience_index" on "course" ("audience", "created_at", "id");

create index "course_project_id_index" on "course" ("project_id", "created_at", "id") include ("org_id");

create index "course_paper_id_index" on "course" ("paper_id", "created_at", "id") include ("org_id");

create index "course_published_at_index" on "course" ("published_at");

create table "paper" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "paper_name" text not null,
  "status" integer not null,
  "level" integer not null,
  "project_id" text,
  "total_points" double precision not null,
  "pass_points" double precision not null,
  "duration_minutes" bigint not null,
  "attempts" bigint not null,
  "partial_rule" integer not null,
  "shuffled" boolean not null,
  "shows_answers" boolean not null,
  "certificate" boolean not null,
  "certificate_months" bigint,
  "draw_way" integer not null,
  "points_single" double precision not null,
  "points_multiple" double precision not null,
  "points_judgement" double precision not null,
  "points_blank" double precision not null,
  "draw_rules" jsonb,
  "question_ids" jsonb,
  "question_count" bigint,
  "published_at" timestamptz,
  "custom" jsonb
);

create index "paper_org_id_index" on "paper" ("org_id", "created_at", "id");

create index "paper_created_at_index" on "paper" ("created_at", "id");

create index "paper_status_index" on "paper" ("status", "created_at", "id");

create index "paper_level_index" on "paper" ("level", "created_at", "id");

create index "paper_project_id_index" on "paper" ("project_id", "created_at", "id") include ("org_id");

create index "paper_published_at_index" on "paper" ("published_at");

create table "question" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "question" text not null,
  "question_type" integer not null,
  "subject" integer not null,
  "level" integer not null,
  "difficulty" integer not null,
  "status" integer not null,
  "picture" jsonb,
  "option_a" text,
  "option_b" text,
  "option_c" text,
  "option_d" text,
  "option_e" text,
  "option_f" text,
  "answer" text not null,
  "analysis" text,
  "answered_count" bigint,
  "wrong_count" bigint,
  "wrong_rate" double precision,
  "custom" jsonb
);

create index "question_org_id_index" on "question" ("org_id", "created_at", "id");

create index "question_created_at_index" on "question" ("created_at", "id");

create index "question_question_type_index" on "question" ("question_type", "created_at", "id");

create index "question_subject_index" on "question" ("subject", "created_at", "id");

create index "question_level_index" on "question" ("level", "created_at", "id");

create index "question_difficulty_index" on "question" ("difficulty", "created_at", "id");

create index "question_status_index" on "question" ("status", "created_at", "id");

create unique index "question_question_unique" on "question" ("org_id", "question") nulls not distinct where "question" is not null;

create table "sitting" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "person_name" text not null,
  "status" integer not null,
  "paper_id" text not null,
  "staff_id" text,
  "account_id" text,
  "project_id" text,
  "attempt" bigint not null,
  "due_date" date not null,
  "started_at" timestamptz,
  "ends_at" timestamptz,
  "handed_at" timestamptz,
  "hand_in_way" integer,
  "question_count" bigint,
  "score" double precision,
  "total_points" double precision,
  "result" integer,
  "marker_id" text,
  "certificate_number" text,
  "certificate_until" date,
  "device" text,
  "custom" jsonb
);

create index "sitting_org_id_index" on "sitting" ("org_id", "created_at", "id");

create index "sitting_created_at_index" on "sitting" ("created_at", "id");

create index "sitting_status_index" on "sitting" ("status", "created_at", "id");

create index "sitting_paper_id_index" on "sitting" ("paper_id", "created_at", "id") include ("org_id");

create index "sitting_staff_id_index" on "sitting" ("staff_id", "created_at", "id") include ("org_id");

create index "sitting_account_id_index" on "sitting" ("account_id", "created_at", "id") include ("org_id");

create index "sitting_project_id_index" on "sitting" ("project_id", "created_at", "id") include ("org_id");

create index "sitting_due_date_index" on "sitting" ("due_date");

create index "sitting_handed_at_index" on "sitting" ("handed_at");

create index "sitting_result_index" on "sitting" ("result", "created_at", "id");

create index "sitting_marker_id_index" on "sitting" ("marker_id", "created_at", "id") include ("org_id");

create table "training" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "training_name" text not null,
  "status" integer not null,
  "training_kind" integer not null,
  "project_id" text not null,
  "training_date" date not null,
  "hours" double precision not null,
  "trade" integer,
  "place" text,
  "trainer" text not null,
  "organiser_id" text,
  "staff_ids" jsonb,
  "content" text not null,
  "course_ids" jsonb,
  "paper_id" text,
  "photos" jsonb,
  "attachments" jsonb,
  "signed_count" bigint,
  "summary" text,
  "signature" jsonb,
  "held_at" timestamptz,
  "custom" jsonb
);

create index "training_org_id_index" on "training" ("org_id", "training_date", "id");

create index "training_status_index" on "training" ("status", "training_date", "id");

create index "training_training_kind_index" on "training" ("training_kind", "training_date", "id");

create index "training_project_id_index" on "training" ("project_id", "training_date", "id") include ("org_id");

create index "training_training_date_index" on "training" ("training_date");

create index "training_trade_index" on "training" ("trade", "training_date", "id");

create index "training_organiser_id_index" on "training" ("organiser_id", "training_date", "id") include ("org_id");

create index "training_paper_id_index" on "training" ("paper_id", "training_date", "id") include ("org_id");

create table "training_sign" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "staff_id" text not null,
  "training_id" text not null,
  "sign_way" integer not null,
  "signed_at" timestamptz,
  "hours" double precision,
  "photo" jsonb,
  "signature" jsonb,
  "custom" jsonb
);

create index "training_sign_org_id_index" on "training_sign" ("org_id", "created_at", "id");

create index "training_sign_created_at_index" on "training_sign" ("created_at", "id");

create index "training_sign_staff_id_index" on "training_sign" ("staff_id", "created_at", "id") include ("org_id");

create index "training_sign_training_id_index" on "training_sign" ("training_id", "created_at", "id") include ("org_id");

create index "training_sign_sign_way_index" on "training_sign" ("sign_way", "created_at", "id");

create index "training_sign_signed_at_index" on "training_sign" ("signed_at");

alter table "course" add constraint "course_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "course" add constraint "course_project_id_reference" foreign key ("project_id") references "project" ("id");

alter table "course" add constraint "course_paper_id_reference" foreign key ("paper_id") references "paper" ("id");

create trigger "custom_added" after insert on "course" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "course" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "course" for each row when (old.custom is not null) execute function keep_custom_values();

alter table "paper" add constraint "paper_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "paper" add constraint "paper_project_id_reference" foreign key ("project_id") references "project" ("id");

create trigger "custom_added" after insert on "paper" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "paper" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "paper" for each row when (old.custom is not null) execute function keep_custom_values();

alter table "question" add constraint "question_org_id_reference" foreign key ("org_id") references "organisation" ("id");

create trigger "custom_added" after insert on "question" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "question" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "question" for each row when (old.custom is not null) execute function keep_custom_values();

alter table "sitting" add constraint "sitting_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "sitting" add constraint "sitting_paper_id_reference" foreign key ("paper_id") references "paper" ("id");

alter table "sitting" add constraint "sitting_staff_id_reference" foreign key ("staff_id") references "staff" ("id");

alter table "sitting" add constraint "sitting_account_id_reference" foreign key ("account_id") references "account" ("id");

alter table "sitting" add constraint "sitting_project_id_reference" foreign key ("project_id") references "project" ("id");

alter table "sitting" add constraint "sitting_marker_id_reference" foreign key ("marker_id") references "account" ("id");

create trigger "custom_added" after insert on "sitting" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "sitting" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "sitting" for each row when (old.custom is not null) execute function keep_custom_values();

alter table "training" add constraint "training_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "training" add constraint "training_project_id_reference" foreign key ("project_id") references "project" ("id");

alter table "training" add constraint "training_organiser_id_reference" foreign key ("organiser_id") references "account" ("id");

alter table "training" add constraint "training_paper_id_reference" foreign key ("paper_id") references "paper" ("id");

create trigger "custom_added" after insert on "training" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "training" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "training" for each row when (old.custom is not null) execute function keep_custom_values();

alter table "training_sign" add constraint "training_sign_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "training_sign" add constraint "training_sign_staff_id_reference" foreign key ("staff_id") references "staff" ("id");

alter table "training_sign" add constraint "training_sign_training_id_reference" foreign key ("training_id") references "training" ("id");

create trigger "custom_added" after insert on "training_sign" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "training_sign" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "training_sign" for each row when (old.custom is not null) execute function keep_custom_values();

create index sitting_running on sitting (ends_at) where status = 2;

-- A sitting again is a second record, never two at once.
create unique index sitting_once on sitting (paper_id, coalesce(staff_id, account_id), attempt) where attempt > 0;

-- The questions of a published paper as they were then. The library may change or lose them.
create table paper_question (
  paper_id text not null references paper (id) on delete cascade,
  -- From 0.
  position integer not null,
  question_id text,
  question_type integer not null,
  question text not null,
  options jsonb not null,
  answer text not null,
  analysis text,
  picture jsonb,
  points double precision not null,
  primary key (paper_id, position)
);

create table sitting_answer (
  sitting_id text not null references sitting (id) on delete cascade,
  position integer not null,
  value text,
  -- When the person gave it; of two devices, the later answer holds.
  given_at timestamptz not null,
  device text,
  -- Null: not marked yet.
  points double precision,
  -- Whether the statistics of the question have it.
  counted boolean not null default false,
  primary key (sitting_id, position)
);

create index sitting_answer_uncounted on sitting_answer (sitting_id) where not counted and points is not null;

-- The last number of certificates of a company in a year. A number is taken in the transaction that stores it, so there
-- are no gaps.
create table certificate_counter (
  org_id text not null references organisation (id) on delete cascade,
  year integer not null,
  last integer not null,
  primary key (org_id, year)
);

-- How far an account is with a version of a course.
create table course_reading (
  course_id text not null references course (id) on delete cascade,
  edition text not null,
  account_id text not null references account (id) on delete cascade,
  -- Time spent, as the server measured it between two beats.
  seconds double precision not null default 0,
  -- Furthest place of the video that was played, seconds.
  furthest double precision not null default 0,
  begun_at timestamptz not null,
  beat_at timestamptz not null,
  finished_at timestamptz,
  primary key (course_id, edition, account_id)
);

create index course_reading_account on course_reading (account_id, begun_at desc);
