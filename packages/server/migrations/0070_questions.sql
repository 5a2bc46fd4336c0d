create table "enquiry" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "question_title" text not null,
  "question_number" text,
  "status" integer not null,
  "question_kind" integer not null,
  "question_subject" integer not null,
  "project_id" text not null,
  "part" text,
  "content" text not null,
  "photos" jsonb,
  "attachments" jsonb,
  "asker_id" text not null,
  "answerer_id" text not null,
  "deadline" date not null,
  "answer" text,
  "answer_photos" jsonb,
  "answer_files" jsonb,
  "answered_at" timestamptz,
  "satisfaction" integer,
  "opinion" text,
  "closed_at" timestamptz,
  "custom" jsonb
);

create index "enquiry_org_id_index" on "enquiry" ("org_id", "created_at", "id");

create index "enquiry_created_by_index" on "enquiry" ("created_by");

create index "enquiry_created_at_index" on "enquiry" ("created_at", "id");

create index "enquiry_status_index" on "enquiry" ("status", "created_at", "id");

create index "enquiry_question_kind_index" on "enquiry" ("question_kind", "created_at", "id");

create index "enquiry_question_subject_index" on "enquiry" ("question_subject", "created_at", "id");

create index "enquiry_project_id_index" on "enquiry" ("project_id", "created_at", "id") include ("org_id");

create index "enquiry_asker_id_index" on "enquiry" ("asker_id", "created_at", "id") include ("org_id");

create index "enquiry_answerer_id_index" on "enquiry" ("answerer_id", "created_at", "id") include ("org_id");

create index "enquiry_deadline_index" on "enquiry" ("deadline");

create index "enquiry_satisfaction_index" on "enquiry" ("satisfaction", "created_at", "id");

create unique index "enquiry_question_number_unique" on "enquiry" ("org_id", "question_number") nulls not distinct where "question_number" is not null;

alter table "enquiry" add constraint "enquiry_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "enquiry" add constraint "enquiry_project_id_reference" foreign key ("project_id") references "project" ("id");

alter table "enquiry" add constraint "enquiry_asker_id_reference" foreign key ("asker_id") references "account" ("id");

alter table "enquiry" add constraint "enquiry_answerer_id_reference" foreign key ("answerer_id") references "account" ("id");

create trigger "custom_added" after insert on "enquiry" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "enquiry" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "enquiry" for each row when (old.custom is not null) execute function keep_custom_values();


-- Feedback is the second kind of question, under a menu entry of its own.
create view feedback as select * from enquiry where question_kind = 2 with check option;
