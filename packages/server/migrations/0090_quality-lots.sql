create table "assessment" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "full_name" text,
  "assess_status" integer not null,
  "project_id" text not null,
  "parent_id" text,
  "above_name" text,
  "division_name" text not null,
  "division_level" integer not null,
  "division_code" text,
  "order_number" bigint not null,
  "part_id" text,
  "assess_scheme" integer not null,
  "first_due" boolean,
  "survey_due" boolean,
  "design_due" boolean,
  "path" text collate "C",
  "present_opinion" text,
  "presented_by" text,
  "presented_at" timestamptz,
  "present_signature" jsonb,
  "chief_opinion" text,
  "chief_by" text,
  "chief_at" timestamptz,
  "chief_signature" jsonb,
  "survey_opinion" text,
  "survey_by" text,
  "survey_at" timestamptz,
  "survey_signature" jsonb,
  "design_opinion" text,
  "design_by" text,
  "design_at" timestamptz,
  "design_signature" jsonb,
  "assess_grade" integer,
  "records_whole" boolean,
  "tests_passed" boolean,
  "look_result" integer,
  "accept_opinion" text,
  "accepted_by" text,
  "accepted_at" timestamptz,
  "accept_signature" jsonb,
  "back_reason" text,
  "custom" jsonb
);

create index "assessment_org_id_index" on "assessment" ("org_id", "path", "id");

create index "assessment_created_by_index" on "assessment" ("created_by");

create index "assessment_path_index" on "assessment" ("path", "id");

create index "assessment_assess_status_index" on "assessment" ("assess_status", "path", "id");

create index "assessment_project_id_index" on "assessment" ("project_id", "path", "id") include ("org_id");

create index "assessment_parent_id_index" on "assessment" ("parent_id", "path", "id") include ("org_id");

create index "assessment_division_level_index" on "assessment" ("division_level", "path", "id");

create index "assessment_part_id_index" on "assessment" ("part_id", "path", "id") include ("org_id");

create index "assessment_assess_scheme_index" on "assessment" ("assess_scheme", "path", "id");

create index "assessment_presented_by_index" on "assessment" ("presented_by", "path", "id") include ("org_id");

create index "assessment_presented_at_index" on "assessment" ("presented_at");

create index "assessment_chief_by_index" on "assessment" ("chief_by", "path", "id") include ("org_id");

create index "assessment_survey_by_index" on "assessment" ("survey_by", "path", "id") include ("org_id");

create index "assessment_design_by_index" on "assessment" ("design_by", "path", "id") include ("org_id");

create index "assessment_assess_grade_index" on "assessment" ("assess_grade", "path", "id");

create index "assessment_look_result_index" on "assessment" ("look_result", "path", "id");

create index "assessment_accepted_by_index" on "assessment" ("accepted_by", "path", "id") include ("org_id");

create index "assessment_accepted_at_index" on "assessment" ("accepted_at");

create table "inspection_lot" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "lot_name" text not null,
  "lot_status" integer not null,
  "lot_number" text,
  "project_id" text not null,
  "assessment_id" text not null,
  "part_id" text not null,
  "capacity" bigint not null,
  "capacity_unit" text,
  "sample_least" bigint,
  "first_article" boolean,
  "conceal_due" boolean,
  "team_id" text,
  "build_basis" text,
  "check_basis" text,
  "items" jsonb,
  "self_note" text,
  "self_photos" jsonb,
  "self_by" text,
  "self_at" timestamptz,
  "self_signature" jsonb,
  "mutual_note" text,
  "mutual_by" text,
  "mutual_at" timestamptz,
  "mutual_signature" jsonb,
  "next_team_id" text,
  "hand_note" text,
  "hand_by" text,
  "hand_at" timestamptz,
  "hand_signature" jsonb,
  "present_opinion" text,
  "presented_by" text,
  "presented_at" timestamptz,
  "present_signature" jsonb,
  "accept_opinion" text,
  "accepted_by" text,
  "accepted_at" timestamptz,
  "accept_signature" jsonb,
  "failed_count" bigint,
  "failed_reason" text,
  "failed_photos" jsonb,
  "failed_by" text,
  "failed_at" timestamptz,
  "failed_way" integer,
  "way_note" text,
  "test_files" jsonb,
  "design_files" jsonb,
  "scheme_files" jsonb,
  "agreed_files" jsonb,
  "custom" jsonb
);

create index "inspection_lot_org_id_index" on "inspection_lot" ("org_id", "created_at", "id");

create index "inspection_lot_created_by_index" on "inspection_lot" ("created_by");

create index "inspection_lot_created_at_index" on "inspection_lot" ("created_at", "id");

create index "inspection_lot_lot_status_index" on "inspection_lot" ("lot_status", "created_at", "id");

create index "inspection_lot_project_id_index" on "inspection_lot" ("project_id", "created_at", "id") include ("org_id");

create index "inspection_lot_assessment_id_index" on "inspection_lot" ("assessment_id", "created_at", "id") include ("org_id");

create index "inspection_lot_part_id_index" on "inspection_lot" ("part_id", "created_at", "id") include ("org_id");

create index "inspection_lot_first_article_index" on "inspection_lot" ("first_article", "created_at", "id");

create index "inspection_lot_conceal_due_index" on "inspection_lot" ("conceal_due", "created_at", "id");

create index "inspection_lot_team_id_index" on "inspection_lot" ("team_id", "created_at", "id") include ("org_id");

create index "inspection_lot_self_by_index" on "inspection_lot" ("self_by", "created_at", "id") include ("org_id");

create index "inspection_lot_self_at_index" on "inspection_lot" ("self_at");

create index "inspection_lot_mutual_by_index" on "inspection_lot" ("mutual_by", "created_at", "id") include ("org_id");

create index "inspection_lot_next_team_id_index" on "inspection_lot" ("next_team_id", "created_at", "id") include ("org_id");

create index "inspection_lot_hand_by_index" on "inspection_lot" ("hand_by", "created_at", "id") include ("org_id");

create index "inspection_lot_presented_by_index" on "inspection_lot" ("presented_by", "created_at", "id") include ("org_id");

create index "inspection_lot_accepted_by_index" on "inspection_lot" ("accepted_by", "created_at", "id") include ("org_id");

create index "inspection_lot_accepted_at_index" on "inspection_lot" ("accepted_at");

create index "inspection_lot_failed_by_index" on "inspection_lot" ("failed_by", "created_at", "id") include ("org_id");

create index "inspection_lot_failed_way_index" on "inspection_lot" ("failed_way", "created_at", "id");

create table "quality_post" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "account_id" text not null,
  "post" integer not null,
  "project_id" text not null,
  "unit_name" text,
  "certificate_number" text,
  "from_on" date,
  "to_on" date,
  "custom" jsonb
);

create index "quality_post_org_id_index" on "quality_post" ("org_id", "post", "id");

create index "quality_post_created_by_index" on "quality_post" ("created_by");

create index "quality_post_account_id_index" on "quality_post" ("account_id", "post", "id") include ("org_id");

create index "quality_post_post_index" on "quality_post" ("post", "id");

create index "quality_post_project_id_index" on "quality_post" ("project_id", "post", "id") include ("org_id");

create index "quality_post_from_on_index" on "quality_post" ("from_on");

create index "quality_post_to_on_index" on "quality_post" ("to_on");

alter table "assessment" add constraint "assessment_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "assessment" add constraint "assessment_project_id_reference" foreign key ("project_id") references "project" ("id");

alter table "assessment" add constraint "assessment_parent_id_reference" foreign key ("parent_id") references "assessment" ("id");

alter table "assessment" add constraint "assessment_part_id_reference" foreign key ("part_id") references "part" ("id");

alter table "assessment" add constraint "assessment_presented_by_reference" foreign key ("presented_by") references "account" ("id");

alter table "assessment" add constraint "assessment_chief_by_reference" foreign key ("chief_by") references "account" ("id");

alter table "assessment" add constraint "assessment_survey_by_reference" foreign key ("survey_by") references "account" ("id");

alter table "assessment" add constraint "assessment_design_by_reference" foreign key ("design_by") references "account" ("id");

alter table "assessment" add constraint "assessment_accepted_by_reference" foreign key ("accepted_by") references "account" ("id");

create trigger "custom_added" after insert on "assessment" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "assessment" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "assessment" for each row when (old.custom is not null) execute function keep_custom_values();

alter table "inspection_lot" add constraint "inspection_lot_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "inspection_lot" add constraint "inspection_lot_project_id_reference" foreign key ("project_id") references "project" ("id");

alter table "inspection_lot" add constraint "inspection_lot_assessment_id_reference" foreign key ("assessment_id") references "assessment" ("id");

alter table "inspection_lot" add constraint "inspection_lot_part_id_reference" foreign key ("part_id") references "part" ("id");

alter table "inspection_lot" add constraint "inspection_lot_team_id_reference" foreign key ("team_id") references "team" ("id");

alter table "inspection_lot" add constraint "inspection_lot_self_by_reference" foreign key ("self_by") references "account" ("id");

alter table "inspection_lot" add constraint "inspection_lot_mutual_by_reference" foreign key ("mutual_by") references "account" ("id");

alter table "inspection_lot" add constraint "inspection_lot_next_team_id_reference" foreign key ("next_team_id") references "team" ("id");

alter table "inspection_lot" add constraint "inspection_lot_hand_by_reference" foreign key ("hand_by") references "account" ("id");

alter table "inspection_lot" add constraint "inspection_lot_presented_by_reference" foreign key ("presented_by") references "account" ("id");

alter table "inspection_lot" add constraint "inspection_lot_accepted_by_reference" foreign key ("accepted_by") references "account" ("id");

alter table "inspection_lot" add constraint "inspection_lot_failed_by_reference" foreign key ("failed_by") references "account" ("id");

create trigger "custom_added" after insert on "inspection_lot" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "inspection_lot" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "inspection_lot" for each row when (old.custom is not null) execute function keep_custom_values();

alter table "quality_post" add constraint "quality_post_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "quality_post" add constraint "quality_post_account_id_reference" foreign key ("account_id") references "account" ("id");

alter table "quality_post" add constraint "quality_post_project_id_reference" foreign key ("project_id") references "project" ("id");

create trigger "custom_added" after insert on "quality_post" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "quality_post" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "quality_post" for each row when (old.custom is not null) execute function keep_custom_values();

-- The division of works is a tree as that of parts: `path` has the order number and the id of each node from the top
-- down. What is refused here is refused whoever writes it, a form, a sheet or the recycle bin.
create unique index "assessment_full_name_once" on "assessment" ("project_id", "full_name");

create index "inspection_lot_open_on_part" on "inspection_lot" ("part_id") where "lot_status" <> 6;

create index "quality_post_holder" on "quality_post" ("project_id", "account_id");

create function place_assessment() returns trigger language plpgsql as $$
declare
  above assessment%rowtype;
  one text;
begin
  if tg_op = 'INSERT' and new.parent_id is null and coalesce(new.above_name, '') <> '' then
    select id into new.parent_id from assessment where project_id = new.project_id and full_name = new.above_name;
    if not found then
      perform refuse_part('above_name', '没有找到上级「' || new.above_name || '」，请写它的全称，并放在下级前面',
        'There is nothing named ' || new.above_name || ' in the project; give its full name, before what is below it');
    end if;
  end if;
  one := lpad(new.order_number::text, 5, '0') || '-' || new.id || '/';
  if tg_op = 'UPDATE' then
    if old.parent_id is distinct from new.parent_id and exists
        (select from assessment where id = old.parent_id and assess_status <> 1 for share) then
      perform refuse_part('parent_id', '原上级已报验或验收，先把它退回或修改，再移动本级',
        'What is above it was presented; give it back or open it again first');
    end if;
    if old.division_level <> new.division_level and exists
        (select from assessment where parent_id = new.id and division_level <= new.division_level) then
      perform refuse_part('division_level', '下级的层次不低于所选层次，请先调整下级',
        'Something below it has this level or a higher one; change that first');
    end if;
    if old.division_level = 5 and new.division_level <> 5 and exists
        (select from inspection_lot where assessment_id = new.id) then
      perform refuse_part('division_level', '下面已有检验批，只能是分项工程', 'It has inspection lots, so it stays an item');
    end if;
  end if;
  if new.parent_id is null then
    new.path := one;
    new.full_name := new.division_name;
    new.above_name := null;
  else
    select * into above from assessment where id = new.parent_id for share;
    if found then
      if above.project_id <> new.project_id then
        perform refuse_part('parent_id', '上级属于别的项目，请选本项目的工程',
          'What is above belongs to another project; choose one of this project');
      end if;
      if tg_op = 'UPDATE' and starts_with(above.path, old.path) then
        perform refuse_part('parent_id', '不能移到自己或自己的下级「' || above.full_name || '」下面，请选别的上级',
          'It cannot move below itself (' || above.full_name || ')');
      end if;
      if above.division_level >= new.division_level then
        perform refuse_part('division_level', '层次应低于上级「' || above.full_name || '」的层次，请改选层次或上级',
          'The level must be below that of ' || above.full_name);
      end if;
      if above.assess_status <> 1 and (tg_op = 'INSERT' or old.parent_id is distinct from new.parent_id) then
        perform refuse_part('parent_id', '「' || above.full_name || '」已报验或验收，不能再增加下级；需要时先退回或修改',
          above.full_name || ' was presented, so nothing is added below it; give it back or open it again first');
      end if;
      new.path := above.path || one;
      new.full_name := above.full_name || '/' || new.division_name;
      new.above_name := above.full_name;
      new.assess_scheme := above.assess_scheme;
    end if;
  end if;
  if length(new.full_name) > 500 or length(new.path) > 1000 then
    perform refuse_part('parent_id', '层次太深或全称太长（最多 500 字），请减少层次或缩短名称',
      'Too many levels, or a full name of more than 500 characters');
  end if;
  return new;
end $$;

create trigger assessment_placed
  before insert or update of parent_id, order_number, division_name, division_level, project_id, assess_scheme on assessment
  for each row execute function place_assessment();

create function follow_assessment() returns trigger language plpgsql as $$
begin
  -- Whatever lies below moves along, in one range of the index.
  update assessment set path = new.path || substr(path, length(old.path) + 1),
      full_name = new.full_name || substr(full_name, length(old.full_name) + 1),
      above_name = new.full_name || substr(above_name, length(old.full_name) + 1)
    where path > old.path and path < old.path || chr(127);
  if new.assess_scheme <> old.assess_scheme then
    update assessment set assess_scheme = new.assess_scheme where parent_id = new.id;
  end if;
  return null;
end $$;

create trigger assessment_changed after update on assessment for each row
  when ((old.path, old.full_name, old.assess_scheme) is distinct from (new.path, new.full_name, new.assess_scheme)
    and (pg_trigger_depth() = 0 or old.assess_scheme <> new.assess_scheme))
  execute function follow_assessment();

-- A level is presented and accepted when all directly below it is accepted; what is accepted has everything below it
-- accepted. Whoever opens something below waits for the lock of what is above, and is refused when that was presented.
create function gate_assessment() returns trigger language plpgsql as $$
declare
  above assessment%rowtype;
  total integer;
  open_count integer;
  names text;
begin
  if new.assess_status in (2, 3) then
    select count(*), count(*) filter (where not ok), string_agg(name, '、') filter (where not ok and place <= 5)
      into total, open_count, names
      from (select name, ok, row_number() over (partition by ok order by name) place from (
        select division_name name, assess_status = 3 ok from assessment where parent_id = new.id
        union all select lot_name, lot_status = 6 from inspection_lot where assessment_id = new.id) below) numbered;
    if total = 0 then
      perform refuse_part('assess_status', '「' || new.full_name || '」下面没有检验批或下级工程，先完成划分再报验',
        new.full_name || ' has nothing below it; divide it first');
    end if;
    if open_count > 0 then
      perform refuse_part('assess_status',
        '下级还有 ' || open_count || ' 项未验收合格：' || names || '；全部合格后再报验、验收',
        open_count || ' below it are not accepted: ' || names || '; first accept all of them');
    end if;
  end if;
  if old.assess_status = 3 and new.assess_status <> 3 then
    select * into above from assessment where id = new.parent_id for share;
    if found and above.assess_status <> 1 then
      perform refuse_part('assess_status', '上级「' || above.full_name || '」已报验或验收，先退回或修改上级',
        above.full_name || ' above it was presented; give that back or open it again first');
    end if;
  end if;
  return new;
end $$;

create trigger assessment_gated before update of assess_status on assessment for each row
  when (old.assess_status is distinct from new.assess_status) execute function gate_assessment();

create function keep_assessment() returns trigger language plpgsql as $$
begin
  if exists (select from assessment where id = old.parent_id and assess_status <> 1 for share) then
    perform refuse_part('parent_id', '上级已报验或验收，不能删除下级；需要时先退回或修改上级',
      'What is above it was presented, so nothing below is deleted; give it back or open it again first');
  end if;
  return old;
end $$;

create trigger assessment_kept before delete on assessment for each row execute function keep_assessment();

-- Lots lie below items of their project, and do not change below one that was presented.
create function keep_lot() returns trigger language plpgsql as $$
declare
  item assessment%rowtype;
begin
  if tg_op <> 'INSERT' and (tg_op = 'DELETE' or old.assessment_id <> new.assessment_id) then
    if exists (select from assessment where id = old.assessment_id and assess_status <> 1 for share) then
      perform refuse_part('assessment_id', '分项工程已报验或验收，不能减少检验批；需要时先退回或修改分项',
        'The item was presented, so it keeps its lots; give it back or open it again first');
    end if;
    if tg_op = 'DELETE' then return old; end if;
  end if;
  select * into item from assessment where id = new.assessment_id for share;
  if not found then return new; end if;
  if item.project_id <> new.project_id then
    perform refuse_part('assessment_id', '分项工程属于别的项目，请选本项目的分项',
      'The item belongs to another project; choose one of this project');
  end if;
  if item.division_level <> 5 then
    perform refuse_part('assessment_id', '「' || item.full_name || '」不是分项工程，检验批只能划分在分项工程下',
      item.full_name || ' is no item; lots lie below items');
  end if;
  if item.assess_status <> 1 then
    perform refuse_part('assessment_id', '分项「' || item.full_name || '」已报验或验收，检验批不能再变；需要时先退回或修改分项',
      item.full_name || ' was presented, so its lots do not change; give it back or open it again first');
  end if;
  return new;
end $$;

create trigger lot_kept before insert or delete or update of assessment_id, project_id, lot_status on inspection_lot
  for each row execute function keep_lot();

-- As before, and a part is not accepted while a lot of it is open.
create or replace function date_part_state() returns trigger language plpgsql as $$
declare
  last date;
  names text;
begin
  if not new.leaf_flag then
    perform refuse_part('part_status', '「' || new.full_name || '」有下级部位，状态由下级汇总，请到下级登记',
      new.full_name || ' has parts below it, from which its state follows; record it there');
  end if;
  if new.part_status = 4 and new.quality_status = 4 then
    perform refuse_part('part_status', '「' || new.full_name || '」质量不合格，整改后登记合格，再验收',
      new.full_name || ' has failed its last check; record that it passed before it is accepted');
  end if;
  if new.part_status = 4 then
    select string_agg(lot_name, '、') into names from
      (select lot_name from inspection_lot where part_id = new.id and lot_status <> 6 order by lot_name limit 3) one;
    if names is not null then
      perform refuse_part('part_status', '「' || new.full_name || '」还有检验批未验收合格：' || names || '；合格后再验收部位',
        new.full_name || ' has inspection lots that are not accepted: ' || names || '; accept them first');
    end if;
  end if;
  new.state_date := coalesce(new.state_date, current_date);
  select since into last from part_state where part_id = new.id order by since desc, place desc limit 1;
  if last > new.state_date then
    perform refuse_part('state_date', '状态日期不能早于上一状态的日期 ' || last || '，请改选日期',
      'The day is before that of the state before, ' || last || '; choose a later one');
  end if;
  return new;
end $$;
