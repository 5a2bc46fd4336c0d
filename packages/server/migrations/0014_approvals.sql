-- What approvals add to the engine's own tables: forms and rules of a model, who may take a task, what was decided and
-- said, copies, deadlines, the calendar. What the engine writes after its hooks have run is referred to at the end.

alter table process_model
  add column form_type integer,
  add column form_id text,
  add column form_custom_create_path text,
  add column form_custom_view_path text,
  -- refuse, administrator: what happens to a task that nobody is found for
  add column nobody_policy text not null default 'refuse',
  add column manager_user_ids text[] not null default '{}';

-- As the model was when it was deployed; the form whole, so that later changes of it do not touch what runs.
alter table process_definition
  add column description text,
  add column category integer not null default 1,
  add column flavour text not null default 'camunda',
  add column form_type integer,
  add column form_id text,
  add column form_name text,
  add column form_conf text,
  add column form_fields text[] not null default '{}',
  add column form_custom_create_path text,
  add column form_custom_view_path text,
  add column nobody_policy text not null default 'refuse',
  add column manager_user_ids text[] not null default '{}';

-- Of a model, or the copy that a definition was deployed with.
create table approval_rule (
  id text primary key,
  model_id text references process_model on delete cascade,
  definition_id text references process_definition on delete cascade,
  task_key text not null,
  type integer not null,
  -- options, field, expression, what a refusal does, deadlines: as the calls of rules carry them
  settings jsonb not null,
  check ((model_id is null) <> (definition_id is null))
);
create unique index approval_rule_model on approval_rule (model_id, task_key) where model_id is not null;
create unique index approval_rule_definition on approval_rule (definition_id, task_key) where definition_id is not null;

create table approval_group (
  id text primary key,
  org_id text not null references organisation,
  name text not null,
  description text not null,
  member_user_ids text[] not null,
  -- 0 in use, 1 not
  status integer not null,
  created_at timestamptz not null,
  created_by text,
  updated_at timestamptz not null,
  updated_by text
);
create unique index approval_group_name on approval_group (org_id, name);

create table approval_instance (
  instance_id text primary key references process_instance on delete cascade deferrable initially deferred,
  form_variables jsonb not null default '{}',
  -- What the end is to be called, when somebody has decided it before the engine ends it: 3 refused, 4 cancelled.
  -- Held by an administrator.
  suspended boolean not null default false,
  verdict integer,
  reason text,
  starter_id text,
  request_key text
);
create unique index approval_instance_request on approval_instance (starter_id, request_key) where request_key is not null;

create table approval_task (
  task_id text primary key references process_task on delete cascade deferrable initially deferred,
  instance_id text not null references process_instance on delete cascade deferrable initially deferred,
  -- Visit that holds the siblings of a multi-instance.
  body_id text,
  -- returned, withdrawn, jumped, not_needed, cancelled, timeout
  kind text,
  -- Whoever delegated it.
  owner_id text references account,
  claimed_at timestamptz,
  -- Of an added signer.
  parent_task_id text references process_task on delete cascade deferrable initially deferred,
  sign_type text,
  -- Signers that are asked once this task is approved.
  after_user_ids text[] not null default '{}',
  attachments jsonb not null default '[]',
  signature jsonb,
  due_at timestamptz,
  remind_at timestamptz,
  escalate_at timestamptz
);
create index approval_task_instance on approval_task (instance_id);
create index approval_task_parent on approval_task (parent_task_id) where parent_task_id is not null;
create index approval_task_remind on approval_task (remind_at) where remind_at is not null;
create index approval_task_escalate on approval_task (escalate_at) where escalate_at is not null;

create table approval_candidate (
  task_id text not null references process_task on delete cascade deferrable initially deferred,
  account_id text not null references account on delete cascade,
  primary key (task_id, account_id)
);
create index approval_candidate_account on approval_candidate (account_id);

-- What was said and done beside decisions, each with its words.
create table approval_comment (
  id text primary key,
  instance_id text not null references process_instance on delete cascade deferrable initially deferred,
  task_id text references process_task on delete cascade deferrable initially deferred,
  account_id text references account,
  -- comment, transfer, delegate, delegate_done, claim, sign, unsign, return, withdraw, cancel, remind, jump, …
  kind text not null,
  content text not null,
  attachments jsonb not null default '[]',
  created_at timestamptz not null
);
create index approval_comment_instance on approval_comment (instance_id, created_at);

create table approval_copy (
  id text primary key,
  instance_id text not null references process_instance on delete cascade deferrable initially deferred,
  task_id text references process_task on delete cascade deferrable initially deferred,
  account_id text not null references account on delete cascade,
  sender_id text references account,
  reason text,
  created_at timestamptz not null
);
create index approval_copy_account on approval_copy (account_id, created_at);
create index approval_copy_instance on approval_copy (instance_id);

-- Days of an organisation that are not as the built-in calendar says.
create table approval_day (
  org_id text not null references organisation on delete cascade,
  day date not null,
  working boolean not null,
  name text,
  primary key (org_id, day)
);

-- Who leads an organisation: tasks may go to them.
alter table organisation add column head_id text;
create or replace view "organization" as
  select id, id as org_id, created_at, created_by, updated_at, updated_by, version,
    name, parent_id as org_pid, ent_type, sort,
    (select count(*) from account a where a.org_id = o.id) as user_count, head_id
  from organisation o;
