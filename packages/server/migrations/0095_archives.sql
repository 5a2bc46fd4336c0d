create table "archive_document" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "document_title" text not null,
  "document_status" integer not null,
  "project_id" text not null,
  "folder_id" text not null,
  "archive_kind" integer,
  "document_number" text,
  "responsible" text,
  "document_date" date,
  "archive_medium" integer not null,
  "document_remark" text,
  "volume_id" text,
  "volume_order" bigint,
  "page_count" bigint,
  "page_from" bigint,
  "page_to" bigint,
  "document_file" jsonb,
  "archive_source" integer not null,
  "source_resource" text,
  "source_id" text,
  "file_hash" text,
  "examined_at" timestamptz,
  "examined_note" text,
  "custom" jsonb
);

create index "archive_document_org_id_index" on "archive_document" ("org_id", "created_at", "id");

create index "archive_document_created_by_index" on "archive_document" ("created_by");

create index "archive_document_created_at_index" on "archive_document" ("created_at", "id");

create index "archive_document_document_status_index" on "archive_document" ("document_status", "created_at", "id");

create index "archive_document_project_id_index" on "archive_document" ("project_id", "created_at", "id") include ("org_id");

create index "archive_document_folder_id_index" on "archive_document" ("folder_id", "created_at", "id") include ("org_id");

create index "archive_document_archive_kind_index" on "archive_document" ("archive_kind", "created_at", "id");

create index "archive_document_document_date_index" on "archive_document" ("document_date");

create index "archive_document_archive_medium_index" on "archive_document" ("archive_medium", "created_at", "id");

create index "archive_document_volume_id_index" on "archive_document" ("volume_id", "created_at", "id") include ("org_id");

create index "archive_document_archive_source_index" on "archive_document" ("archive_source", "created_at", "id");

create table "archive_folder" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "full_name" text,
  "project_id" text not null,
  "archive_kind" integer not null,
  "parent_id" text,
  "above_name" text,
  "folder_name" text not null,
  "folder_code" text not null,
  "archive_level" integer not null,
  "required_flag" boolean,
  "archive_retention" integer not null,
  "order_number" bigint not null,
  "path" text,
  "custom" jsonb
);

create index "archive_folder_org_id_index" on "archive_folder" ("org_id", "path", "id");

create index "archive_folder_created_by_index" on "archive_folder" ("created_by");

create index "archive_folder_path_index" on "archive_folder" ("path", "id");

create index "archive_folder_project_id_index" on "archive_folder" ("project_id", "path", "id") include ("org_id");

create index "archive_folder_archive_kind_index" on "archive_folder" ("archive_kind", "path", "id");

create index "archive_folder_parent_id_index" on "archive_folder" ("parent_id", "path", "id") include ("org_id");

create index "archive_folder_archive_level_index" on "archive_folder" ("archive_level", "path", "id");

create index "archive_folder_required_flag_index" on "archive_folder" ("required_flag", "path", "id");

create index "archive_folder_archive_retention_index" on "archive_folder" ("archive_retention", "path", "id");

create table "archive_handover" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "handover_name" text not null,
  "handover_status" integer not null,
  "project_id" text not null,
  "archive_kind" integer not null,
  "receiver_unit" text not null,
  "volumes" jsonb not null,
  "volume_count" bigint,
  "document_count" bigint,
  "page_total" bigint,
  "giver_id" text not null,
  "giver_signature" jsonb,
  "given_at" timestamptz,
  "receiver_name" text,
  "receiver_signature" jsonb,
  "received_at" timestamptz,
  "custom" jsonb
);

create index "archive_handover_org_id_index" on "archive_handover" ("org_id", "created_at", "id");

create index "archive_handover_created_by_index" on "archive_handover" ("created_by");

create index "archive_handover_created_at_index" on "archive_handover" ("created_at", "id");

create index "archive_handover_handover_status_index" on "archive_handover" ("handover_status", "created_at", "id");

create index "archive_handover_project_id_index" on "archive_handover" ("project_id", "created_at", "id") include ("org_id");

create index "archive_handover_archive_kind_index" on "archive_handover" ("archive_kind", "created_at", "id");

create index "archive_handover_giver_id_index" on "archive_handover" ("giver_id", "created_at", "id") include ("org_id");

create index "archive_handover_given_at_index" on "archive_handover" ("given_at");

create table "archive_volume" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "volume_title" text not null,
  "volume_status" integer not null,
  "volume_number" text not null,
  "project_id" text not null,
  "archive_kind" integer not null,
  "compiling_unit" text not null,
  "archive_retention" integer not null,
  "archive_secrecy" integer not null,
  "compiler_id" text not null,
  "begin_date" date,
  "end_date" date,
  "document_count" bigint,
  "page_total" bigint,
  "text_pages" bigint,
  "drawing_pages" bigint,
  "picture_pages" bigint,
  "back_note" text,
  "closer_id" text,
  "closed_at" timestamptz,
  "reopen_reason" text,
  "handover_id" text,
  "custom" jsonb
);

create index "archive_volume_org_id_index" on "archive_volume" ("org_id", "volume_number", "id");

create index "archive_volume_created_by_index" on "archive_volume" ("created_by");

create index "archive_volume_volume_number_index" on "archive_volume" ("volume_number", "id");

create index "archive_volume_volume_status_index" on "archive_volume" ("volume_status", "volume_number", "id");

create index "archive_volume_project_id_index" on "archive_volume" ("project_id", "volume_number", "id") include ("org_id");

create index "archive_volume_archive_kind_index" on "archive_volume" ("archive_kind", "volume_number", "id");

create index "archive_volume_archive_retention_index" on "archive_volume" ("archive_retention", "volume_number", "id");

create index "archive_volume_archive_secrecy_index" on "archive_volume" ("archive_secrecy", "volume_number", "id");

create index "archive_volume_compiler_id_index" on "archive_volume" ("compiler_id", "volume_number", "id") include ("org_id");

create index "archive_volume_begin_date_index" on "archive_volume" ("begin_date");

create index "archive_volume_closer_id_index" on "archive_volume" ("closer_id", "volume_number", "id") include ("org_id");

create index "archive_volume_handover_id_index" on "archive_volume" ("handover_id", "volume_number", "id") include ("org_id");

create unique index "archive_volume_volume_number_unique" on "archive_volume" ("org_id", "volume_number") nulls not distinct where "volume_number" is not null;

create table "design_change" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "change_title" text not null,
  "change_status" integer not null,
  "change_number" text not null,
  "change_kind" integer not null,
  "project_id" text not null,
  "change_date" date not null,
  "asked_by" text not null,
  "content" text not null,
  "files" jsonb,
  "confirmer_id" text not null,
  "drawings" jsonb,
  "parts" jsonb,
  "folders" jsonb,
  "quantities" jsonb,
  "cost_effect" numeric(18,2),
  "delay_days" bigint,
  "opinion" text,
  "signature" jsonb,
  "confirmed_at" timestamptz,
  "done_on" date,
  "custom" jsonb
);

create index "design_change_org_id_index" on "design_change" ("org_id", "change_date", "id");

create index "design_change_created_by_index" on "design_change" ("created_by");

create index "design_change_change_status_index" on "design_change" ("change_status", "change_date", "id");

create index "design_change_change_kind_index" on "design_change" ("change_kind", "change_date", "id");

create index "design_change_project_id_index" on "design_change" ("project_id", "change_date", "id") include ("org_id");

create index "design_change_change_date_index" on "design_change" ("change_date");

create index "design_change_confirmer_id_index" on "design_change" ("confirmer_id", "change_date", "id") include ("org_id");

create unique index "design_change_change_number_unique" on "design_change" ("org_id", "change_number") nulls not distinct where "change_number" is not null;

create table "drawing_review" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "review_name" text not null,
  "review_status" integer not null,
  "project_id" text not null,
  "review_date" date not null,
  "drawings" jsonb not null,
  "participants" text not null,
  "answerer_id" text not null,
  "answer_due" date not null,
  "questions" jsonb not null,
  "unanswered_count" bigint,
  "conclusion" text,
  "signature" jsonb,
  "closer_id" text,
  "closed_at" timestamptz,
  "custom" jsonb
);

create index "drawing_review_org_id_index" on "drawing_review" ("org_id", "review_date", "id");

create index "drawing_review_created_by_index" on "drawing_review" ("created_by");

create index "drawing_review_review_status_index" on "drawing_review" ("review_status", "review_date", "id");

create index "drawing_review_project_id_index" on "drawing_review" ("project_id", "review_date", "id") include ("org_id");

create index "drawing_review_review_date_index" on "drawing_review" ("review_date");

create index "drawing_review_answerer_id_index" on "drawing_review" ("answerer_id", "review_date", "id") include ("org_id");

create index "drawing_review_answer_due_index" on "drawing_review" ("answer_due");

create index "drawing_review_closer_id_index" on "drawing_review" ("closer_id", "review_date", "id") include ("org_id");

create table "drawing_version" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "full_title" text,
  "drawing_status" integer not null,
  "project_id" text not null,
  "drawing_number" text not null,
  "drawing_name" text not null,
  "drawing_discipline" integer not null,
  "part_id" text,
  "version_label" text not null,
  "version_date" date not null,
  "drawing_file" jsonb,
  "revision_note" text,
  "received_on" date,
  "open_changes" bigint,
  "superseded_by" text,
  "superseded_on" date,
  "custom" jsonb
);

create index "drawing_version_org_id_index" on "drawing_version" ("org_id", "drawing_number", "id");

create index "drawing_version_created_by_index" on "drawing_version" ("created_by");

create index "drawing_version_drawing_number_index" on "drawing_version" ("drawing_number", "id");

create index "drawing_version_drawing_status_index" on "drawing_version" ("drawing_status", "drawing_number", "id");

create index "drawing_version_project_id_index" on "drawing_version" ("project_id", "drawing_number", "id") include ("org_id");

create index "drawing_version_drawing_discipline_index" on "drawing_version" ("drawing_discipline", "drawing_number", "id");

create index "drawing_version_part_id_index" on "drawing_version" ("part_id", "drawing_number", "id") include ("org_id");

create index "drawing_version_version_label_index" on "drawing_version" ("version_label", "drawing_number", "id");

create index "drawing_version_version_date_index" on "drawing_version" ("version_date");

create index "drawing_version_superseded_by_index" on "drawing_version" ("superseded_by", "drawing_number", "id") include ("org_id");

create table "garbage_day" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "garbage_name" text,
  "collected_on" date not null,
  "garbage_kind" integer not null,
  "quantity" double precision not null,
  "garbage_outlet" integer not null,
  "project_id" text not null,
  "place_name" text,
  "plate_number" text,
  "receipt_number" text,
  "photos" jsonb,
  "garbage_remark" text,
  "custom" jsonb
);

create index "garbage_day_org_id_index" on "garbage_day" ("org_id", "collected_on", "id");

create index "garbage_day_created_by_index" on "garbage_day" ("created_by");

create index "garbage_day_collected_on_index" on "garbage_day" ("collected_on");

create index "garbage_day_garbage_kind_index" on "garbage_day" ("garbage_kind", "collected_on", "id");

create index "garbage_day_garbage_outlet_index" on "garbage_day" ("garbage_outlet", "collected_on", "id");

create index "garbage_day_project_id_index" on "garbage_day" ("project_id", "collected_on", "id") include ("org_id");

create table "maintenance_case" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "case_title" text not null,
  "maintenance_status" integer not null,
  "project_id" text not null,
  "part_id" text,
  "room_name" text,
  "warranty_kind" integer not null,
  "reported_on" date not null,
  "reporter" text not null,
  "reporter_phone" text,
  "description" text not null,
  "photos" jsonb,
  "warranty_cover" integer,
  "cover_until" date,
  "cover_note" text,
  "repairer_id" text,
  "repair_unit" text,
  "repair_due" date,
  "repaired_on" date,
  "repair_work" text,
  "repair_photos" jsonb,
  "repair_cost" numeric(18,2),
  "satisfaction" integer,
  "visit_note" text,
  "closed_at" timestamptz,
  "custom" jsonb
);

create index "maintenance_case_org_id_index" on "maintenance_case" ("org_id", "reported_on", "id");

create index "maintenance_case_created_by_index" on "maintenance_case" ("created_by");

create index "maintenance_case_maintenance_status_index" on "maintenance_case" ("maintenance_status", "reported_on", "id");

create index "maintenance_case_project_id_index" on "maintenance_case" ("project_id", "reported_on", "id") include ("org_id");

create index "maintenance_case_part_id_index" on "maintenance_case" ("part_id", "reported_on", "id") include ("org_id");

create index "maintenance_case_warranty_kind_index" on "maintenance_case" ("warranty_kind", "reported_on", "id");

create index "maintenance_case_reported_on_index" on "maintenance_case" ("reported_on");

create index "maintenance_case_warranty_cover_index" on "maintenance_case" ("warranty_cover", "reported_on", "id");

create index "maintenance_case_repairer_id_index" on "maintenance_case" ("repairer_id", "reported_on", "id") include ("org_id");

create index "maintenance_case_repair_due_index" on "maintenance_case" ("repair_due");

create index "maintenance_case_satisfaction_index" on "maintenance_case" ("satisfaction", "reported_on", "id");

create index "maintenance_case_reporter_phone_plain" on "maintenance_case" ("id") where personal_plain("reporter_phone");

create table "mould" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "mould_name" text not null,
  "mould_status" integer not null,
  "mould_number" text not null,
  "project_id" text not null,
  "mould_kind" integer not null,
  "specification" text,
  "supplier" text,
  "arrived_on" date,
  "photos" jsonb,
  "turns_allowed" bigint not null,
  "turns_used" bigint,
  "last_used" date,
  "withdrawn_by_turns" boolean,
  "check_result" text,
  "custom" jsonb
);

create index "mould_org_id_index" on "mould" ("org_id", "mould_number", "id");

create index "mould_created_by_index" on "mould" ("created_by");

create index "mould_mould_number_index" on "mould" ("mould_number", "id");

create index "mould_mould_status_index" on "mould" ("mould_status", "mould_number", "id");

create index "mould_project_id_index" on "mould" ("project_id", "mould_number", "id") include ("org_id");

create index "mould_mould_kind_index" on "mould" ("mould_kind", "mould_number", "id");

create index "mould_arrived_on_index" on "mould" ("arrived_on");

create unique index "mould_mould_number_unique" on "mould" ("org_id", "mould_number") nulls not distinct where "mould_number" is not null;

create table "mould_use" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "use_name" text,
  "project_id" text not null,
  "mould_id" text not null,
  "used_on" date not null,
  "turns" bigint not null,
  "part_id" text,
  "team_id" text,
  "condition" text,
  "photos" jsonb,
  "custom" jsonb
);

create index "mould_use_org_id_index" on "mould_use" ("org_id", "used_on", "id");

create index "mould_use_created_by_index" on "mould_use" ("created_by");

create index "mould_use_project_id_index" on "mould_use" ("project_id", "used_on", "id") include ("org_id");

create index "mould_use_mould_id_index" on "mould_use" ("mould_id", "used_on", "id") include ("org_id");

create index "mould_use_used_on_index" on "mould_use" ("used_on");

create index "mould_use_part_id_index" on "mould_use" ("part_id", "used_on", "id") include ("org_id");

create index "mould_use_team_id_index" on "mould_use" ("team_id", "used_on", "id") include ("org_id");

create table "warranty_term" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "term_name" text,
  "warranty_status" integer not null,
  "project_id" text not null,
  "part_id" text,
  "warranty_kind" integer not null,
  "accepted_on" date not null,
  "term_length" bigint not null,
  "ends_on" date,
  "keeper_id" text not null,
  "reminded_on" date,
  "custom" jsonb
);

create index "warranty_term_org_id_index" on "warranty_term" ("org_id", "ends_on", "id");

create index "warranty_term_created_by_index" on "warranty_term" ("created_by");

create index "warranty_term_warranty_status_index" on "warranty_term" ("warranty_status", "ends_on", "id");

create index "warranty_term_project_id_index" on "warranty_term" ("project_id", "ends_on", "id") include ("org_id");

create index "warranty_term_part_id_index" on "warranty_term" ("part_id", "ends_on", "id") include ("org_id");

create index "warranty_term_warranty_kind_index" on "warranty_term" ("warranty_kind", "ends_on", "id");

create index "warranty_term_accepted_on_index" on "warranty_term" ("accepted_on");

create index "warranty_term_ends_on_index" on "warranty_term" ("ends_on");

create index "warranty_term_keeper_id_index" on "warranty_term" ("keeper_id", "ends_on", "id") include ("org_id");

alter table "archive_document" add constraint "archive_document_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "archive_document" add constraint "archive_document_project_id_reference" foreign key ("project_id") references "project" ("id");

alter table "archive_document" add constraint "archive_document_folder_id_reference" foreign key ("folder_id") references "archive_folder" ("id");

alter table "archive_document" add constraint "archive_document_volume_id_reference" foreign key ("volume_id") references "archive_volume" ("id");

create trigger "custom_added" after insert on "archive_document" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "archive_document" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "archive_document" for each row when (old.custom is not null) execute function keep_custom_values();

alter table "archive_folder" add constraint "archive_folder_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "archive_folder" add constraint "archive_folder_project_id_reference" foreign key ("project_id") references "project" ("id");

alter table "archive_folder" add constraint "archive_folder_parent_id_reference" foreign key ("parent_id") references "archive_folder" ("id");

create trigger "custom_added" after insert on "archive_folder" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "archive_folder" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "archive_folder" for each row when (old.custom is not null) execute function keep_custom_values();

alter table "archive_handover" add constraint "archive_handover_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "archive_handover" add constraint "archive_handover_project_id_reference" foreign key ("project_id") references "project" ("id");

alter table "archive_handover" add constraint "archive_handover_giver_id_reference" foreign key ("giver_id") references "account" ("id");

create trigger "custom_added" after insert on "archive_handover" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "archive_handover" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "archive_handover" for each row when (old.custom is not null) execute function keep_custom_values();

alter table "archive_volume" add constraint "archive_volume_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "archive_volume" add constraint "archive_volume_project_id_reference" foreign key ("project_id") references "project" ("id");

alter table "archive_volume" add constraint "archive_volume_compiler_id_reference" foreign key ("compiler_id") references "account" ("id");

alter table "archive_volume" add constraint "archive_volume_closer_id_reference" foreign key ("closer_id") references "account" ("id");

alter table "archive_volume" add constraint "archive_volume_handover_id_reference" foreign key ("handover_id") references "archive_handover" ("id");

create trigger "custom_added" after insert on "archive_volume" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "archive_volume" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "archive_volume" for each row when (old.custom is not null) execute function keep_custom_values();

alter table "design_change" add constraint "design_change_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "design_change" add constraint "design_change_project_id_reference" foreign key ("project_id") references "project" ("id");

alter table "design_change" add constraint "design_change_confirmer_id_reference" foreign key ("confirmer_id") references "account" ("id");

create trigger "custom_added" after insert on "design_change" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "design_change" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "design_change" for each row when (old.custom is not null) execute function keep_custom_values();

alter table "drawing_review" add constraint "drawing_review_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "drawing_review" add constraint "drawing_review_project_id_reference" foreign key ("project_id") references "project" ("id");

alter table "drawing_review" add constraint "drawing_review_answerer_id_reference" foreign key ("answerer_id") references "account" ("id");

alter table "drawing_review" add constraint "drawing_review_closer_id_reference" foreign key ("closer_id") references "account" ("id");

create trigger "custom_added" after insert on "drawing_review" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "drawing_review" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "drawing_review" for each row when (old.custom is not null) execute function keep_custom_values();

alter table "drawing_version" add constraint "drawing_version_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "drawing_version" add constraint "drawing_version_project_id_reference" foreign key ("project_id") references "project" ("id");

alter table "drawing_version" add constraint "drawing_version_part_id_reference" foreign key ("part_id") references "part" ("id");

alter table "drawing_version" add constraint "drawing_version_superseded_by_reference" foreign key ("superseded_by") references "drawing_version" ("id");

create trigger "custom_added" after insert on "drawing_version" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "drawing_version" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "drawing_version" for each row when (old.custom is not null) execute function keep_custom_values();

alter table "garbage_day" add constraint "garbage_day_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "garbage_day" add constraint "garbage_day_project_id_reference" foreign key ("project_id") references "project" ("id");

create trigger "custom_added" after insert on "garbage_day" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "garbage_day" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "garbage_day" for each row when (old.custom is not null) execute function keep_custom_values();

alter table "maintenance_case" add constraint "maintenance_case_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "maintenance_case" add constraint "maintenance_case_project_id_reference" foreign key ("project_id") references "project" ("id");

alter table "maintenance_case" add constraint "maintenance_case_part_id_reference" foreign key ("part_id") references "part" ("id");

alter table "maintenance_case" add constraint "maintenance_case_repairer_id_reference" foreign key ("repairer_id") references "account" ("id");

create trigger "custom_added" after insert on "maintenance_case" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "maintenance_case" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "maintenance_case" for each row when (old.custom is not null) execute function keep_custom_values();

alter table "mould" add constraint "mould_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "mould" add constraint "mould_project_id_reference" foreign key ("project_id") references "project" ("id");

create trigger "custom_added" after insert on "mould" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "mould" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "mould" for each row when (old.custom is not null) execute function keep_custom_values();

alter table "mould_use" add constraint "mould_use_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "mould_use" add constraint "mould_use_project_id_reference" foreign key ("project_id") references "project" ("id");

alter table "mould_use" add constraint "mould_use_mould_id_reference" foreign key ("mould_id") references "mould" ("id");

alter table "mould_use" add constraint "mould_use_part_id_reference" foreign key ("part_id") references "part" ("id");

alter table "mould_use" add constraint "mould_use_team_id_reference" foreign key ("team_id") references "team" ("id");

create trigger "custom_added" after insert on "mould_use" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "mould_use" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "mould_use" for each row when (old.custom is not null) execute function keep_custom_values();

alter table "warranty_term" add constraint "warranty_term_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "warranty_term" add constraint "warranty_term_project_id_reference" foreign key ("project_id") references "project" ("id");

alter table "warranty_term" add constraint "warranty_term_part_id_reference" foreign key ("part_id") references "part" ("id");

alter table "warranty_term" add constraint "warranty_term_keeper_id_reference" foreign key ("keeper_id") references "account" ("id");

create trigger "custom_added" after insert on "warranty_term" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "warranty_term" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "warranty_term" for each row when (old.custom is not null) execute function keep_custom_values();

-- The archives. What follows from other rows is kept by the database, and what is bound or handed over is frozen by it:
-- whoever writes, a form, a sheet, the filing or the recycle bin.

-- As that of parts: order number and id of each folder from the top down, so that a subtree is one range.
alter table archive_folder alter column path type text collate "C";

create unique index archive_folder_code_once on archive_folder (project_id, archive_kind, folder_code);

create unique index archive_folder_name_once on archive_folder (project_id, archive_kind, full_name);

create function place_archive_folder() returns trigger language plpgsql as $$
declare
  above archive_folder%rowtype;
  one text;
begin
  if tg_op = 'INSERT' and new.parent_id is null and coalesce(new.above_name, '') <> '' then
    select id into new.parent_id from archive_folder
      where project_id = new.project_id and archive_kind = new.archive_kind and full_name = new.above_name;
    if not found then
      perform refuse_part('above_name', '没有找到上级目录「' || new.above_name || '」，请写它的全称，并放在下级前面',
        'There is no folder ' || new.above_name || '; give its full name, before those below it');
    end if;
  end if;
  one := lpad(new.order_number::text, 5, '0') || '-' || new.id || '/';
  if new.parent_id is null then
    new.path := new.archive_kind || '-' || one;
    new.full_name := new.folder_name;
    new.above_name := null;
  else
    select * into above from archive_folder where id = new.parent_id for share;
    if found then
      if above.project_id <> new.project_id then
        perform refuse_part('parent_id', '上级目录属于别的项目，请选本项目的目录',
          'The folder above belongs to another project; choose one of this project');
      end if;
      if tg_op = 'UPDATE' and starts_with(above.path, old.path) then
        perform refuse_part('parent_id', '不能移到自己或自己的下级「' || above.full_name || '」下面，请选别的上级',
          'A folder cannot move below itself (' || above.full_name || '); choose another folder above');
      end if;
      if above.archive_level >= new.archive_level then
        perform refuse_part('archive_level', '层级应低于上级「' || above.full_name || '」的层级，请改选层级或上级',
          'The level must be below that of ' || above.full_name || '; choose another level or folder above');
      end if;
      if tg_op = 'UPDATE' and above.archive_kind <> new.archive_kind then
        perform refuse_part('parent_id', '上级目录属于另一种档案，请选同一档案的目录',
          'The folder above belongs to another archive; choose one of the same');
      end if;
      new.archive_kind := above.archive_kind;
      new.path := above.path || one;
      new.full_name := above.full_name || '/' || new.folder_name;
      new.above_name := above.full_name;
    end if;
  end if;
  if length(new.full_name) > 500 or length(new.path) > 1000 then
    perform refuse_part('parent_id', '目录层级太深或全称太长（最多 500 字），请减少层级或缩短名称',
      'Too many levels, or a full name of more than 500 characters; use fewer levels or shorter names');
  end if;
  return new;
end $$;

create trigger archive_folder_placed before insert or update of parent_id, order_number, folder_name, archive_level
  on archive_folder for each row execute function place_archive_folder();

create function follow_archive_folder() returns trigger language plpgsql as $$
begin
  update archive_folder set path = new.path || substr(path, length(old.path) + 1),
      full_name = new.full_name || substr(full_name, length(old.full_name) + 1),
      above_name = new.full_name || substr(above_name, length(old.full_name) + 1)
    where path > old.path and path < old.path || chr(127);
  return null;
end $$;

create trigger archive_folder_moved after update on archive_folder for each row
  when (pg_trigger_depth() = 0 and (old.path, old.full_name) is distinct from (new.path, new.full_name))
  execute function follow_archive_folder();

-- Records that wait to be printed into the archive of their project.
create table archive_filing (
  resource text not null,
  record_id text not null,
  project_id text not null references project (id) on delete cascade,
  account_id text not null,
  requested_at timestamptz not null,
  tries integer not null default 0,
  next_at timestamptz not null,
  primary key (resource, record_id)
);

create index archive_filing_due on archive_filing (next_at);

create index archive_filing_project on archive_filing (project_id);

create index archive_document_source on archive_document (source_resource, source_id) where source_id is not null;

-- Files whose hash, pages and text are not taken yet.
create index archive_document_waiting on archive_document (created_at)
  where examined_at is null and document_file is not null;

-- Texts of documents, with their words as the search makes them.
create table archive_text (
  document_id text primary key references archive_document (id) on delete cascade,
  body text not null,
  words tsvector not null
);

create index archive_text_words on archive_text using gin (words);

create function place_archive_document() returns trigger language plpgsql as $$
declare
  volume archive_volume%rowtype;
begin
  select archive_kind into new.archive_kind from archive_folder where id = new.folder_id;
  if new.volume_id is not null and (tg_op = 'INSERT' or new.volume_id is distinct from old.volume_id
      or new.archive_kind is distinct from old.archive_kind) then
    select * into volume from archive_volume where id = new.volume_id for share;
    if volume.volume_status > 1 then
      perform refuse_part('volume_id', '案卷「' || volume.volume_number || '」已封卷，请先退回案卷，再收入文件',
        'The volume ' || volume.volume_number || ' is closed; open it again before it takes documents');
    end if;
    if volume.project_id <> new.project_id or volume.archive_kind <> new.archive_kind then
      perform refuse_part('volume_id', '案卷「' || volume.volume_number || '」属于别的项目或档案，请选同一档案的案卷',
        'The volume ' || volume.volume_number || ' belongs to another project or archive; choose one of the same');
    end if;
  end if;
  if tg_op = 'UPDATE' and new.document_file is distinct from old.document_file then
    new.file_hash := null;
    new.examined_at := null;
    new.examined_note := null;
    delete from archive_text where document_id = new.id;
  end if;
  return new;
end $$;

create trigger archive_document_placed before insert or update of folder_id, volume_id, document_file
  on archive_document for each row execute function place_archive_document();

create function refuse_archive_document() returns trigger language plpgsql as $$
begin
  perform refuse_part('document_title', '「' || old.document_title || '」' || case old.document_status
      when 3 then '已移交，不能再改动' else '所在案卷已封卷，请先退回案卷' end,
    old.document_title || case old.document_status
      when 3 then ' was handed over and is frozen' else ' is bound; open its volume first' end);
  return null;
end $$;

create trigger archive_document_frozen before update or delete on archive_document for each row
  when (pg_trigger_depth() = 0 and old.document_status > 1) execute function refuse_archive_document();

-- Pages a volume when it is closed, and sums it up.
create function settle_archive_volume() returns trigger language plpgsql as $$
declare
  lacking record;
  given text;
begin
  if new.volume_status = 2 then
    perform 1 from archive_document where volume_id = new.id order by id for update;
    select * into lacking from archive_document where volume_id = new.id
      and (document_file is null or page_count is null or file_hash is null)
      order by volume_order nulls last, document_date nulls last, id limit 1;
    if found then
      perform refuse_part('volume_title', '「' || lacking.document_title || '」' || case
          when lacking.document_file is null then '还没有电子文件，请补传'
          when lacking.file_hash is null then '的文件还在检查，请过一会儿再封卷'
          else '没有页数，请填写' end,
        lacking.document_title || case
          when lacking.document_file is null then ' has no file yet; upload it'
          when lacking.file_hash is null then ' is still being examined; close the volume a little later'
          else ' has no number of pages; fill it in' end);
    end if;
    select count(*), sum(page_count), min(document_date), max(document_date),
        sum(page_count) filter (where archive_medium = 1), sum(page_count) filter (where archive_medium = 2),
        sum(page_count) filter (where archive_medium = 3)
      into new.document_count, new.page_total, new.begin_date, new.end_date, new.text_pages, new.drawing_pages,
        new.picture_pages
      from archive_document where volume_id = new.id;
    if new.document_count = 0 then
      perform refuse_part('volume_title', '案卷里还没有文件，请先收入文件', 'The volume has no documents; take some first');
    end if;
    update archive_document d set volume_order = o.place, page_from = o.upto - d.page_count + 1, page_to = o.upto,
        document_status = 2, version = version + 1
      from (select id, row_number() over w place, sum(page_count) over w upto from archive_document
        where volume_id = new.id window w as (order by volume_order nulls last, document_date nulls last, id)) o
      where d.id = o.id;
  else
    select handover_name into given from archive_handover where id = new.handover_id and handover_status > 1;
    if found then
      perform refuse_part('volume_title', '案卷已在移交单「' || given || '」中签字，请先撤回移交单',
        'The volume is on the signed hand-over ' || given || '; withdraw that first');
    end if;
    select null, null, null, null, null, null, null
      into new.document_count, new.page_total, new.begin_date, new.end_date, new.text_pages, new.drawing_pages,
        new.picture_pages;
    update archive_document set document_status = 1, page_from = null, page_to = null, version = version + 1
      where volume_id = new.id;
  end if;
  return new;
end $$;

create trigger archive_volume_settled before update of volume_status on archive_volume for each row
  when (pg_trigger_depth() = 0 and old.volume_status <> new.volume_status and new.volume_status < 3)
  execute function settle_archive_volume();

create function free_archive_volume() returns trigger language plpgsql as $$
begin
  if old.volume_status > 1 then
    perform refuse_part('volume_title', '案卷「' || old.volume_number || '」已封卷或已移交，不能改动',
      'The volume ' || old.volume_number || ' is closed or handed over and is frozen');
  end if;
  update archive_document set volume_id = null, volume_order = null where volume_id = old.id;
  return old;
end $$;

create trigger archive_volume_freed before delete on archive_volume for each row execute function free_archive_volume();

create trigger archive_volume_frozen before update on archive_volume for each row
  when (pg_trigger_depth() = 0 and old.volume_status = 3) execute function free_archive_volume();

-- A volume is on one list. The list is signed when all of its volumes are closed, and freezes them when it is received.
create function keep_archive_handover() returns trigger language plpgsql as $$
declare
  ids text[] := array(select jsonb_array_elements_text(new.volumes));
  one record;
begin
  perform 1 from archive_volume where id = any(ids) order by id for update;
  if new.handover_status = 1 then
    update archive_volume set handover_id = null where handover_id = new.id and id <> all(ids);
    select volume_number into one from archive_volume
      where id = any(ids) and (project_id <> new.project_id or archive_kind <> new.archive_kind) limit 1;
    if found then
      perform refuse_part('volumes', '案卷「' || one.volume_number || '」属于别的项目或档案，请分开移交',
        'The volume ' || one.volume_number || ' belongs to another project or archive; hand it over apart');
    end if;
    select v.volume_number, h.handover_name into one from archive_volume v join archive_handover h on h.id = v.handover_id
      where v.id = any(ids) and h.id <> new.id limit 1;
    if found then
      perform refuse_part('volumes', '案卷「' || one.volume_number || '」已在移交单「' || one.handover_name ||
          '」中，每个案卷只移交一次', 'The volume ' || one.volume_number || ' is on the hand-over ' ||
          one.handover_name || '; a volume is handed over once');
    end if;
    update archive_volume set handover_id = new.id where id = any(ids) and handover_id is distinct from new.id;
    update archive_handover set volume_count = cardinality(ids), document_count = null, page_total = null
      where id = new.id;
  elsif new.handover_status = 2 and tg_op = 'UPDATE' then
    select volume_number into one from archive_volume where id = any(ids) and volume_status <> 2 limit 1;
    if found then
      perform refuse_part('volumes', '案卷「' || one.volume_number || '」还没有封卷，封卷后再签字',
        'The volume ' || one.volume_number || ' is not closed; close it before the list is signed');
    end if;
    update archive_handover h set volume_count = s.volumes, document_count = s.documents, page_total = s.pages
      from (select count(*) volumes, sum(document_count) documents, sum(page_total) pages
        from archive_volume where id = any(ids)) s where h.id = new.id;
  elsif new.handover_status = 3 and tg_op = 'UPDATE' then
    update archive_volume set volume_status = 3, version = version + 1 where id = any(ids);
    update archive_document set document_status = 3, version = version + 1 where volume_id = any(ids);
  end if;
  return null;
end $$;

create trigger archive_handover_added after insert on archive_handover for each row
  execute function keep_archive_handover();

create trigger archive_handover_kept after update on archive_handover for each row
  when (pg_trigger_depth() = 0 and
    (old.volumes, old.handover_status) is distinct from (new.volumes, new.handover_status))
  execute function keep_archive_handover();

create function free_archive_handover() returns trigger language plpgsql as $$
begin
  update archive_volume set handover_id = null where handover_id = old.id;
  return old;
end $$;

create trigger archive_handover_freed before delete on archive_handover for each row
  execute function free_archive_handover();

-- Of a drawing number, the newest version is in force.
create unique index drawing_version_once on drawing_version (project_id, drawing_number, version_label);

create unique index drawing_version_current on drawing_version (project_id, drawing_number) where drawing_status = 1;

create function name_drawing(drawing drawing_version) returns text language sql immutable as $$
  select drawing.drawing_number || ' ' || drawing.drawing_name || ' ' || drawing.version_label || '版'
    || case drawing.drawing_status when 2 then '（已作废）' else '' end
$$;

create function place_drawing() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' and new.drawing_status = 1 then
    if exists (select from drawing_version where project_id = new.project_id and drawing_number = new.drawing_number
        and version_label = new.version_label) then
      perform refuse_part('version_label', '图号「' || new.drawing_number || '」已有 ' || new.version_label ||
          ' 版，新版请用新的版本号', new.drawing_number || ' has a version ' || new.version_label || ' already; give the new one another');
    end if;
    update drawing_version set drawing_status = 2, superseded_on = new.version_date, version = version + 1
      where project_id = new.project_id and drawing_number = new.drawing_number and drawing_status = 1;
  end if;
  new.full_title := name_drawing(new);
  return new;
end $$;

create trigger drawing_placed before insert or update of drawing_name, drawing_status on drawing_version
  for each row execute function place_drawing();

create function follow_drawing() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    -- The version before is in force again; first this one has to give up its place.
    update drawing_version set superseded_by = null where superseded_by = old.id;
    return old;
  end if;
  update drawing_version set superseded_by = new.id
    where project_id = new.project_id and drawing_number = new.drawing_number and drawing_status = 2
      and superseded_by is null and id <> new.id;
  return null;
end $$;

create trigger drawing_added after insert on drawing_version for each row when (new.drawing_status = 1)
  execute function follow_drawing();

create trigger drawing_freed before delete on drawing_version for each row execute function follow_drawing();

create function restore_drawing() returns trigger language plpgsql as $$
begin
  update drawing_version set drawing_status = 1, superseded_on = null, version = version + 1
    where id = (select id from drawing_version where project_id = old.project_id
      and drawing_number = old.drawing_number and superseded_by is null order by version_date desc, id desc limit 1);
  return null;
end $$;

create trigger drawing_restored after delete on drawing_version for each row when (old.drawing_status = 1)
  execute function restore_drawing();

create view drawing as select * from drawing_version where drawing_status = 1 with check option;

create function settle_drawing_review() returns trigger language plpgsql as $$
declare
  first record;
begin
  select count(*) into new.unanswered_count from jsonb_array_elements(new.questions) q
    where coalesce(trim(q->>'answer'), '') = '';
  if new.review_status = 3 and new.unanswered_count > 0 then
    select place, q->>'question' question into first from jsonb_array_elements(new.questions) with ordinality o (q, place)
      where coalesce(trim(q->>'answer'), '') = '' order by place limit 1;
    perform refuse_part('questions', '第 ' || first.place || ' 条问题「' || left(first.question, 40) ||
        '」还没有答复，全部答复后才能闭合', 'Question ' || first.place || ' is not answered; a review is closed when all are');
  end if;
  return new;
end $$;

create trigger drawing_review_settled before insert or update on drawing_review for each row
  execute function settle_drawing_review();

create function settle_design_change() returns trigger language plpgsql as $$
declare
  old_one text;
begin
  select round(sum((coalesce((q->>'after')::numeric, 0) - coalesce((q->>'before')::numeric, 0)) *
      (q->>'price')::numeric), 2) into new.cost_effect from jsonb_array_elements(coalesce(new.quantities, '[]')) q
    where q->>'price' is not null;
  if new.change_status < 3 and (tg_op = 'INSERT' or new.change_status = 2
      or new.drawings is distinct from old.drawings) then
    select full_title into old_one from drawing_version
      where drawing_status = 2 and id in (select jsonb_array_elements_text(coalesce(new.drawings, '[]'))) limit 1;
    if found then
      perform refuse_part('drawings', '图纸「' || old_one || '」，请改选现行版本',
        'The drawing ' || old_one || ' is superseded; choose the version in force');
    end if;
  end if;
  if new.change_status >= 3 and jsonb_array_length(coalesce(new.drawings, '[]')) = 0
      and jsonb_array_length(coalesce(new.parts, '[]')) = 0 then
    perform refuse_part('drawings', '请退回，填写涉及的图纸或部位后再确认',
      'Send it back: a change is confirmed with the drawings or parts that it touches');
  end if;
  return new;
end $$;

create trigger design_change_settled before insert or update on design_change for each row
  execute function settle_design_change();

create index design_change_drawings on design_change using gin (drawings) where change_status >= 3;

create function follow_design_change() returns trigger language plpgsql as $$
begin
  update drawing_version d set open_changes =
      (select count(*) from design_change c where c.change_status >= 3 and c.drawings ? d.id)
    where d.id in (select jsonb_array_elements_text(coalesce(case tg_op when 'DELETE' then old.drawings else new.drawings end, '[]')));
  return null;
end $$;

create trigger design_change_followed after insert or delete or update of change_status on design_change
  for each row execute function follow_design_change();

create function name_warranty_term() returns trigger language plpgsql as $$
begin
  new.term_name := (array['地基基础与主体结构', '防水工程', '供热与供冷系统', '电气管线、给排水管道、设备安装', '装修工程',
      '其他约定项目'])[new.warranty_kind] || coalesce(' · ' || (select full_name from part where id = new.part_id), '');
  return new;
end $$;

create trigger warranty_term_named before insert or update on warranty_term for each row
  execute function name_warranty_term();

create unique index warranty_term_once on warranty_term (project_id, warranty_kind, coalesce(part_id, '')) where warranty_kind < 6;

-- Turns of a mould are the sum of its uses; at the last one it is withdrawn.
create function check_mould_use() returns trigger language plpgsql as $$
declare
  one mould%rowtype;
  made bigint;
begin
  select * into one from mould where id = new.mould_id for update;
  made := coalesce(one.turns_used, 0);
  if one.mould_status <> 1 then
    perform refuse_part('mould_id', '模具「' || one.mould_name || '」' || case one.mould_status when 2 then '正在维修'
        else '已停用' end || '（已周转 ' || made || ' / ' || one.turns_allowed || ' 次），请换用别的模具，或送修后恢复使用',
      one.mould_name || ' is withdrawn or under repair (' || made || ' of ' || one.turns_allowed ||
        ' turns made); use another one, or have it overhauled and released');
  end if;
  if made + new.turns > one.turns_allowed then
    perform refuse_part('turns', '模具「' || one.mould_name || '」只剩 ' || one.turns_allowed - made ||
        ' 次，请换用别的模具', one.mould_name || ' has ' || one.turns_allowed - made ||
        ' turns left; use another one');
  end if;
  new.use_name := one.mould_name || ' ' || new.used_on;
  return new;
end $$;

create trigger mould_use_checked before insert on mould_use for each row execute function check_mould_use();

create function count_mould_turns() returns trigger language plpgsql as $$
declare
  one text := coalesce(new.mould_id, old.mould_id);
  sums record;
begin
  select coalesce(sum(turns), 0) made, max(used_on) last into sums from mould_use where mould_id = one;
  update mould set turns_used = sums.made, last_used = sums.last, version = version + 1,
      mould_status = case when mould_status = 1 and sums.made >= turns_allowed then 3
        when mould_status = 3 and coalesce(withdrawn_by_turns, false) and sums.made < turns_allowed then 1 else mould_status end,
      withdrawn_by_turns = case when mould_status = 1 then sums.made >= turns_allowed
        when mould_status = 3 then coalesce(withdrawn_by_turns, false) and sums.made >= turns_allowed else false end
    where id = one;
  return null;
end $$;

create trigger mould_use_counted after insert or delete on mould_use for each row execute function count_mould_turns();

create function check_mould() returns trigger language plpgsql as $$
begin
  if new.turns_allowed < new.turns_used or (new.mould_status = 1 and new.turns_allowed = new.turns_used) then
    perform refuse_part('turns_allowed', '已周转 ' || new.turns_used || ' 次，允许次数要大于它才能使用',
      'It made ' || new.turns_used || ' turns; more must be allowed for it to be used');
  end if;
  new.withdrawn_by_turns := new.withdrawn_by_turns and new.mould_status = 3;
  return new;
end $$;

create trigger mould_checked before update of mould_status, turns_allowed on mould for each row
  when (pg_trigger_depth() = 0) execute function check_mould();

create function name_garbage_day() returns trigger language plpgsql as $$
begin
  new.garbage_name := new.collected_on || ' ' || (array['工程渣土', '工程泥浆', '工程垃圾', '拆除垃圾', '装修垃圾', '可回收物',
    '厨余垃圾', '有害垃圾', '其他垃圾'])[new.garbage_kind];
  return new;
end $$;

create trigger garbage_day_named before insert or update on garbage_day for each row execute function name_garbage_day();

create index garbage_day_of_project on garbage_day (project_id, collected_on) include (garbage_kind, quantity, garbage_outlet);
