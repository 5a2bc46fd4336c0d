create table "appraisal" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "target_name" text not null,
  "appraisal_status" integer not null,
  "score" double precision,
  "grade" integer,
  "plan_id" text not null,
  "appraisal_kind" integer not null,
  "target_type" integer not null,
  "unit_id" text,
  "project_id" text,
  "person_id" text,
  "sheets_total" bigint,
  "sheets_handed" bigint,
  "score_round" bigint,
  "given_score" double precision,
  "veto_reasons" text,
  "first_score" double precision,
  "approver_id" text,
  "approve_opinion" text,
  "approved_at" timestamptz,
  "publicity_until" date,
  "objection" text,
  "objection_files" jsonb,
  "objected_by" text,
  "objected_at" timestamptz,
  "decision" text,
  "custom" jsonb
);

create index "appraisal_org_id_index" on "appraisal" ("org_id", "created_at", "id");

create index "appraisal_created_by_index" on "appraisal" ("created_by");

create index "appraisal_created_at_index" on "appraisal" ("created_at", "id");

create index "appraisal_appraisal_status_index" on "appraisal" ("appraisal_status", "created_at", "id");

create index "appraisal_grade_index" on "appraisal" ("grade", "created_at", "id");

create index "appraisal_plan_id_index" on "appraisal" ("plan_id", "created_at", "id") include ("org_id");

create index "appraisal_appraisal_kind_index" on "appraisal" ("appraisal_kind", "created_at", "id");

create index "appraisal_target_type_index" on "appraisal" ("target_type", "created_at", "id");

create index "appraisal_unit_id_index" on "appraisal" ("unit_id", "created_at", "id") include ("org_id");

create index "appraisal_project_id_index" on "appraisal" ("project_id", "created_at", "id") include ("org_id");

create index "appraisal_person_id_index" on "appraisal" ("person_id", "created_at", "id") include ("org_id");

create index "appraisal_approver_id_index" on "appraisal" ("approver_id", "created_at", "id") include ("org_id");

create index "appraisal_publicity_until_index" on "appraisal" ("publicity_until");

create index "appraisal_objected_by_index" on "appraisal" ("objected_by", "created_at", "id") include ("org_id");

create table "appraisal_item" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "item" text not null,
  "appraisal_item_status" integer not null,
  "target_type" integer not null,
  "appraisal_field" integer not null,
  "section" text not null,
  "item_kind" integer not null,
  "full_points" double precision,
  "criterion" text,
  "clause" text,
  "needs_proof" boolean,
  "custom" jsonb
);

create index "appraisal_item_org_id_index" on "appraisal_item" ("org_id", "section", "id");

create index "appraisal_item_created_by_index" on "appraisal_item" ("created_by");

create index "appraisal_item_section_index" on "appraisal_item" ("section", "id");

create index "appraisal_item_appraisal_item_status_index" on "appraisal_item" ("appraisal_item_status", "section", "id");

create index "appraisal_item_target_type_index" on "appraisal_item" ("target_type", "section", "id");

create index "appraisal_item_appraisal_field_index" on "appraisal_item" ("appraisal_field", "section", "id");

create index "appraisal_item_item_kind_index" on "appraisal_item" ("item_kind", "section", "id");

create table "appraisal_plan" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "plan_name" text not null,
  "appraisal_plan_status" integer not null,
  "appraisal_kind" integer not null,
  "template_id" text not null,
  "project_id" text,
  "begin_date" date not null,
  "end_date" date not null,
  "due_date" date not null,
  "target_type" integer not null,
  "unit_ids" jsonb,
  "project_ids" jsonb,
  "person_ids" jsonb,
  "scorer_ids" jsonb not null,
  "chair_id" text,
  "approver_id" text not null,
  "sections" jsonb,
  "items" jsonb,
  "bands" jsonb,
  "scorer_rule" integer,
  "least_scorers" bigint,
  "chair_share" double precision,
  "veto_effect" integer,
  "guaranteed_floor" double precision,
  "zero_fails" boolean,
  "remark" text,
  "custom" jsonb
);

create index "appraisal_plan_org_id_index" on "appraisal_plan" ("org_id", "due_date", "id");

create index "appraisal_plan_created_by_index" on "appraisal_plan" ("created_by");

create index "appraisal_plan_appraisal_plan_status_index" on "appraisal_plan" ("appraisal_plan_status", "due_date", "id");

create index "appraisal_plan_appraisal_kind_index" on "appraisal_plan" ("appraisal_kind", "due_date", "id");

create index "appraisal_plan_template_id_index" on "appraisal_plan" ("template_id", "due_date", "id") include ("org_id");

create index "appraisal_plan_project_id_index" on "appraisal_plan" ("project_id", "due_date", "id") include ("org_id");

create index "appraisal_plan_due_date_index" on "appraisal_plan" ("due_date");

create index "appraisal_plan_target_type_index" on "appraisal_plan" ("target_type", "due_date", "id");

create index "appraisal_plan_chair_id_index" on "appraisal_plan" ("chair_id", "due_date", "id") include ("org_id");

create index "appraisal_plan_approver_id_index" on "appraisal_plan" ("approver_id", "due_date", "id") include ("org_id");

create table "appraisal_sheet" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "target_name" text not null,
  "sheet_status" integer not null,
  "scorer_id" text not null,
  "is_chair" boolean,
  "plan_id" text not null,
  "result_id" text not null,
  "target_type" integer not null,
  "project_id" text,
  "score_round" bigint,
  "due_date" date not null,
  "score" double precision,
  "veto_count" bigint,
  "lines" jsonb not null,
  "proofs" jsonb,
  "comment_text" text,
  "handed_at" timestamptz,
  "custom" jsonb
);

create index "appraisal_sheet_org_id_index" on "appraisal_sheet" ("org_id", "due_date", "id");

create index "appraisal_sheet_created_by_index" on "appraisal_sheet" ("created_by");

create index "appraisal_sheet_sheet_status_index" on "appraisal_sheet" ("sheet_status", "due_date", "id");

create index "appraisal_sheet_scorer_id_index" on "appraisal_sheet" ("scorer_id", "due_date", "id") include ("org_id");

create index "appraisal_sheet_plan_id_index" on "appraisal_sheet" ("plan_id", "due_date", "id") include ("org_id");

create index "appraisal_sheet_result_id_index" on "appraisal_sheet" ("result_id", "due_date", "id") include ("org_id");

create index "appraisal_sheet_target_type_index" on "appraisal_sheet" ("target_type", "due_date", "id");

create index "appraisal_sheet_project_id_index" on "appraisal_sheet" ("project_id", "due_date", "id") include ("org_id");

create index "appraisal_sheet_due_date_index" on "appraisal_sheet" ("due_date");

create table "appraisal_template" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "template_name" text not null,
  "target_type" integer not null,
  "standard" text,
  "sections" jsonb not null,
  "items" jsonb not null,
  "bands" jsonb not null,
  "scorer_rule" integer not null,
  "least_scorers" bigint not null,
  "chair_share" double precision,
  "veto_effect" integer not null,
  "guaranteed_floor" double precision,
  "zero_fails" boolean,
  "remark" text,
  "custom" jsonb
);

create index "appraisal_template_org_id_index" on "appraisal_template" ("org_id", "template_name", "id");

create index "appraisal_template_created_by_index" on "appraisal_template" ("created_by");

create index "appraisal_template_template_name_index" on "appraisal_template" ("template_name", "id");

create index "appraisal_template_target_type_index" on "appraisal_template" ("target_type", "template_name", "id");

alter table "appraisal" add constraint "appraisal_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "appraisal" add constraint "appraisal_plan_id_reference" foreign key ("plan_id") references "appraisal_plan" ("id");

alter table "appraisal" add constraint "appraisal_unit_id_reference" foreign key ("unit_id") references "unit" ("id");

alter table "appraisal" add constraint "appraisal_project_id_reference" foreign key ("project_id") references "project" ("id");

alter table "appraisal" add constraint "appraisal_person_id_reference" foreign key ("person_id") references "staff" ("id");

alter table "appraisal" add constraint "appraisal_approver_id_reference" foreign key ("approver_id") references "account" ("id");

alter table "appraisal" add constraint "appraisal_objected_by_reference" foreign key ("objected_by") references "account" ("id");

create trigger "custom_added" after insert on "appraisal" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "appraisal" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "appraisal" for each row when (old.custom is not null) execute function keep_custom_values();

alter table "appraisal_item" add constraint "appraisal_item_org_id_reference" foreign key ("org_id") references "organisation" ("id");

create trigger "custom_added" after insert on "appraisal_item" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "appraisal_item" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "appraisal_item" for each row when (old.custom is not null) execute function keep_custom_values();

alter table "appraisal_plan" add constraint "appraisal_plan_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "appraisal_plan" add constraint "appraisal_plan_template_id_reference" foreign key ("template_id") references "appraisal_template" ("id");

alter table "appraisal_plan" add constraint "appraisal_plan_project_id_reference" foreign key ("project_id") references "project" ("id");

alter table "appraisal_plan" add constraint "appraisal_plan_chair_id_reference" foreign key ("chair_id") references "account" ("id");

alter table "appraisal_plan" add constraint "appraisal_plan_approver_id_reference" foreign key ("approver_id") references "account" ("id");

create trigger "custom_added" after insert on "appraisal_plan" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "appraisal_plan" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "appraisal_plan" for each row when (old.custom is not null) execute function keep_custom_values();

alter table "appraisal_sheet" add constraint "appraisal_sheet_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "appraisal_sheet" add constraint "appraisal_sheet_scorer_id_reference" foreign key ("scorer_id") references "account" ("id");

alter table "appraisal_sheet" add constraint "appraisal_sheet_plan_id_reference" foreign key ("plan_id") references "appraisal_plan" ("id");

alter table "appraisal_sheet" add constraint "appraisal_sheet_result_id_reference" foreign key ("result_id") references "appraisal" ("id");

alter table "appraisal_sheet" add constraint "appraisal_sheet_project_id_reference" foreign key ("project_id") references "project" ("id");

create trigger "custom_added" after insert on "appraisal_sheet" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "appraisal_sheet" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "appraisal_sheet" for each row when (old.custom is not null) execute function keep_custom_values();

alter table "appraisal_template" add constraint "appraisal_template_org_id_reference" foreign key ("org_id") references "organisation" ("id");

create trigger "custom_added" after insert on "appraisal_template" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "appraisal_template" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "appraisal_template" for each row when (old.custom is not null) execute function keep_custom_values();

create view appraise_plan as select * from appraisal_plan where appraisal_kind = 2 with check option;

create view evaluation_record as select * from appraisal where appraisal_kind = 1 with check option;

create view appraise_result as select * from appraisal where appraisal_kind = 2 with check option;

-- The summary of JGJ 59-2011 (table A): the weights of its ten parts. Their items are those of the checklist templates
-- that every installation has, so they are read from there. It belongs to no organisation, so nobody changes it; a
-- company copies it and changes the copy.
insert into appraisal_template (id, org_id, created_at, updated_at, version, template_name, target_type, standard,
  sections, items, bands, scorer_rule, least_scorers, veto_effect, guaranteed_floor, zero_fails, remark)
select 'jgj59', null, '2026-11-28 00:00:00+00', '2026-11-28 00:00:00+00', 1, '建筑施工安全检查评分（JGJ 59）', 2,
  'JGJ 59-2011 建筑施工安全检查标准',
  jsonb_agg(jsonb_build_object('section', part.section, 'weight', part.weight) order by part.id),
  (select jsonb_agg(jsonb_build_object(
      'section', own.section,
      'item', line.value ->> 'item',
      'item_kind', case when line.value ->> 'section' = '保证项目' then 2 else 1 end,
      'full_points', line.value -> 'full_score',
      'criterion', '检查方法：' || (line.value ->> 'method'),
      'clause', line.value ->> 'clause',
      'needs_proof', line.value ->> 'section' = '保证项目') order by own.id, line.ordinality)
    from (select id, replace(replace(template_name, '检查（JGJ 59）', ''), '扣件式钢管', '') as section, items
      from checklist_template where id like 'jgj59-%') own,
      jsonb_array_elements(own.items) with ordinality line),
  '[{"grade": 2, "floor": 80}, {"grade": 4, "floor": 70}, {"grade": 6, "floor": 0}]', 1, 1, 1, 40, true,
  '优良：80 分及以上且无 0 分表；合格：70 分及以上且无 0 分表；其余不合格。脚手架、升降机、起重机有多种时，按实际类型复制本模板后替换。'
from (select id, replace(replace(template_name, '检查（JGJ 59）', ''), '扣件式钢管', '') as section,
    (array[10, 15, 10, 10, 10, 10, 10, 10, 10, 5])[right(id, 2)::int] as weight
  from checklist_template where id like 'jgj59-%') part
having count(*) > 0;
