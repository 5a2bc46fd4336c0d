create table "component" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "component_name" text not null,
  "component_code" text not null,
  "component_status" integer not null,
  "component_kind" integer not null,
  "project_id" text not null,
  "part_id" text not null,
  "specification" text,
  "weight" double precision,
  "producer" text,
  "planned_on" date,
  "delivered_at" timestamptz,
  "delivery_note" text,
  "delivery_photos" jsonb,
  "installed_at" timestamptz,
  "team_id" text,
  "installation_photos" jsonb,
  "accepted_at" timestamptz,
  "acceptor_id" text,
  "acceptance_opinion" text,
  "signature" jsonb,
  "custom" jsonb
);

create index "component_org_id_index" on "component" ("org_id", "created_at", "id");

create index "component_created_by_index" on "component" ("created_by");

create index "component_created_at_index" on "component" ("created_at", "id");

create index "component_component_status_index" on "component" ("component_status", "created_at", "id");

create index "component_component_kind_index" on "component" ("component_kind", "created_at", "id");

create index "component_project_id_index" on "component" ("project_id", "created_at", "id") include ("org_id");

create index "component_part_id_index" on "component" ("part_id", "created_at", "id") include ("org_id");

create index "component_planned_on_index" on "component" ("planned_on");

create index "component_delivered_at_index" on "component" ("delivered_at");

create index "component_installed_at_index" on "component" ("installed_at");

create index "component_team_id_index" on "component" ("team_id", "created_at", "id") include ("org_id");

create index "component_acceptor_id_index" on "component" ("acceptor_id", "created_at", "id") include ("org_id");

create unique index "component_component_code_unique" on "component" ("org_id", "component_code") nulls not distinct where "component_code" is not null;

create table "part" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "full_name" text,
  "part_status" integer not null,
  "project_id" text not null,
  "parent_id" text,
  "above_name" text,
  "part_name" text not null,
  "part_kind" integer not null,
  "part_code" text,
  "order_number" bigint not null,
  "drawing" jsonb,
  "leaf_flag" boolean,
  "state_date" date,
  "state_photos" jsonb,
  "state_note" text,
  "path" text collate "C",
  "custom" jsonb
);

create index "part_org_id_index" on "part" ("org_id", "path", "id");

create index "part_created_by_index" on "part" ("created_by");

create index "part_path_index" on "part" ("path", "id");

create index "part_part_status_index" on "part" ("part_status", "path", "id");

create index "part_project_id_index" on "part" ("project_id", "path", "id") include ("org_id");

create index "part_parent_id_index" on "part" ("parent_id", "path", "id") include ("org_id");

create index "part_part_kind_index" on "part" ("part_kind", "path", "id");

create index "part_leaf_flag_index" on "part" ("leaf_flag", "path", "id");

create index "part_state_date_index" on "part" ("state_date");

alter table "component" add constraint "component_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "component" add constraint "component_project_id_reference" foreign key ("project_id") references "project" ("id");

alter table "component" add constraint "component_part_id_reference" foreign key ("part_id") references "part" ("id");

alter table "component" add constraint "component_team_id_reference" foreign key ("team_id") references "team" ("id");

alter table "component" add constraint "component_acceptor_id_reference" foreign key ("acceptor_id") references "account" ("id");

create trigger "custom_added" after insert on "component" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "component" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "component" for each row when (old.custom is not null) execute function keep_custom_values();

alter table "part" add constraint "part_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "part" add constraint "part_project_id_reference" foreign key ("project_id") references "project" ("id");

alter table "part" add constraint "part_parent_id_reference" foreign key ("parent_id") references "part" ("id");

create trigger "custom_added" after insert on "part" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "part" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "part" for each row when (old.custom is not null) execute function keep_custom_values();

-- The tree of the building. `path` has the order number and the id of each part from the top down, so it sorts as the
-- tree does, and a subtree is one range of it. What follows from others is kept by the database: whoever writes a part,
-- a form, a sheet or the recycle bin, it is placed in the same way.
create unique index "part_full_name_once" on "part" ("project_id", "full_name");

create unique index "part_part_code_once" on "part" ("project_id", "part_code") where part_code <> '';

-- What a trigger refuses: both languages, and the field that has to change. The store makes an answer of it.
create function refuse_part(field text, zh text, en text) returns void language plpgsql as $$
begin
  raise exception using errcode = 'GD001', message = zh, detail = en, column = field;
end $$;

-- Days since which parts were in their states: the figure of the building as of a day.
create table part_state (
  place bigint generated by default as identity primary key,
  part_id text not null references part (id) on delete cascade,
  since date not null,
  part_status integer not null,
  recorded_at timestamptz not null default now()
);

create index part_state_by_day on part_state (part_id, since desc, place desc) include (part_status);

-- Places a part below its part above, and refuses what cannot be.
create function place_part() returns trigger language plpgsql as $$
declare
  above part%rowtype;
  one text;
begin
  if tg_op = 'INSERT' and new.parent_id is null and coalesce(new.above_name, '') <> '' then
    select id into new.parent_id from part where project_id = new.project_id and full_name = new.above_name;
    if not found then
      perform refuse_part('above_name', '没有找到上级部位「' || new.above_name || '」，请写它的全称，并放在下级前面',
        'There is no part ' || new.above_name || ' in the project; give its full name, before those below it');
    end if;
  end if;
  one := lpad(new.order_number::text, 5, '0') || '-' || new.id || '/';
  if new.parent_id is null then
    new.path := one;
    new.full_name := new.part_name;
    new.above_name := null;
  else
    select * into above from part where id = new.parent_id for share;
    if found then
      if above.project_id <> new.project_id then
        perform refuse_part('parent_id', '上级部位属于别的项目，请选本项目的部位',
          'The part above belongs to another project; choose one of this project');
      end if;
      if tg_op = 'UPDATE' and starts_with(above.path, old.path) then
        perform refuse_part('parent_id', '不能移到自己或自己的下级「' || above.full_name || '」下面，请选别的上级',
          'A part cannot move below itself (' || above.full_name || '); choose another part above');
      end if;
      if above.part_kind > new.part_kind or (above.part_kind = new.part_kind and new.part_kind < 5) then
        perform refuse_part('part_kind', '部位层级应低于上级「' || above.full_name || '」的层级，请改选层级或上级',
          'The level must be below that of ' || above.full_name || '; choose another level or part above');
      end if;
      new.path := above.path || one;
      new.full_name := above.full_name || '/' || new.part_name;
      new.above_name := above.full_name;
    end if;
  end if;
  if length(new.full_name) > 500 or length(new.path) > 1000 then
    perform refuse_part('parent_id', '部位层级太深或全称太长（最多 500 字），请减少层级或缩短名称',
      'Too many levels, or a full name of more than 500 characters; use fewer levels or shorter names');
  end if;
  return new;
end $$;

create trigger part_placed before insert or update of parent_id, order_number, part_name, part_kind, project_id on part
  for each row execute function place_part();

-- Takes a step of a part: its day, and only where nothing is below.
create function date_part_state() returns trigger language plpgsql as $$
declare
  last date;
begin
  if not new.leaf_flag then
    perform refuse_part('part_status', '「' || new.full_name || '」有下级部位，状态由下级汇总，请到下级登记',
      new.full_name || ' has parts below it, from which its state follows; record it there');
  end if;
  new.state_date := coalesce(new.state_date, current_date);
  select since into last from part_state where part_id = new.id order by since desc, place desc limit 1;
  if last > new.state_date then
    perform refuse_part('state_date', '状态日期不能早于上一状态的日期 ' || last || '，请改选日期',
      'The day is before that of the state before, ' || last || '; choose a later one');
  end if;
  return new;
end $$;

create trigger part_state_dated before update of part_status on part for each row
  when (pg_trigger_depth() = 0 and old.part_status is distinct from new.part_status)
  execute function date_part_state();

-- The state of a part follows from those directly below it.
create function settle_part(one text) returns void language plpgsql as $$
declare
  kids record;
  wanted integer;
begin
  -- Siblings that change at the same time wait for each other here.
  perform 1 from part where id = one for no key update;
  select count(*) n, min(part_status) least, max(part_status) most, max(state_date) since into kids
    from part where parent_id = one;
  if kids.n = 0 then
    update part set leaf_flag = true where id = one and not leaf_flag;
    return;
  end if;
  wanted := case when kids.least >= 3 then kids.least when kids.most > 1 then 2 else 1 end;
  update part set leaf_flag = false, part_status = wanted,
      state_date = case when wanted > 1 then kids.since end
    where id = one and (leaf_flag or part_status <> wanted);
end $$;

create function follow_part() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.parent_id is not null then perform settle_part(old.parent_id); end if;
    return null;
  end if;
  if tg_op = 'INSERT' then
    -- A part without work below one without work changes nothing, however many are generated.
    if new.parent_id is not null and exists
        (select from part where id = new.parent_id and (leaf_flag or part_status <> new.part_status)) then
      perform settle_part(new.parent_id);
    end if;
    return null;
  end if;
  if (new.path, new.full_name) is distinct from (old.path, old.full_name) then
    -- Whatever lies below moves along, in one range of the index.
    update part set path = new.path || substr(path, length(old.path) + 1),
        full_name = new.full_name || substr(full_name, length(old.full_name) + 1),
        above_name = new.full_name || substr(above_name, length(old.full_name) + 1)
      where path > old.path and path < old.path || chr(127);
  end if;
  if new.part_status <> old.part_status and new.leaf_flag then
    insert into part_state (part_id, since, part_status)
      values (new.id, coalesce(new.state_date, current_date), new.part_status);
  end if;
  if old.parent_id is distinct from new.parent_id and old.parent_id is not null then
    perform settle_part(old.parent_id);
  end if;
  if new.parent_id is not null and
      (old.parent_id is distinct from new.parent_id or old.part_status <> new.part_status) then
    perform settle_part(new.parent_id);
  end if;
  return null;
end $$;

create trigger part_followed after insert or delete on part for each row execute function follow_part();

create trigger part_changed after update on part for each row
  when ((old.path, old.full_name, old.part_status, old.parent_id) is distinct from
    (new.path, new.full_name, new.part_status, new.parent_id) and
    (pg_trigger_depth() = 0 or (old.part_status, old.leaf_flag) is distinct from (new.part_status, new.leaf_flag)))
  execute function follow_part();
