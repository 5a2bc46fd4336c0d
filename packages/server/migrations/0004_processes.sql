-- What people draw, what was deployed of it, and what became of the instances.

create table process_model (
  id text primary key,
  org_id text not null references organisation,
  key text not null,
  name text not null,
  description text,
  category integer not null,
  flavour text not null,
  bpmn_xml text not null,
  version integer not null,
  created_at timestamptz not null,
  created_by text,
  updated_at timestamptz not null,
  updated_by text
);
create unique index process_model_key on process_model (org_id, key);
create index process_model_updated on process_model (updated_at, id);

-- A definition never changes but for its suspension, and outlives its model: instances run by it.
create table process_definition (
  id text primary key,
  org_id text not null references organisation,
  model_id text references process_model on delete set null,
  key text not null,
  name text not null,
  version integer not null,
  bpmn_xml text not null,
  xml_hash bytea not null,
  deployed_at timestamptz not null,
  deployed_by text,
  -- 1 active, 2 suspended
  suspension_state integer not null default 1
);
create unique index process_definition_version on process_definition (org_id, key, version);
create index process_definition_model on process_definition (model_id, version);
create index process_definition_deployed on process_definition (deployed_at, id);

create table process_instance (
  id text primary key,
  org_id text not null references organisation,
  definition_id text not null references process_definition,
  name text not null,
  business_key text,
  -- dictionaries bpm_process_instance_status and bpm_process_instance_result
  status integer not null,
  result integer not null,
  start_account_id text not null references account,
  started_at timestamptz not null,
  ended_at timestamptz
);
create index process_instance_starter on process_instance (start_account_id, started_at, id);
create index process_instance_definition on process_instance (definition_id);

create table process_task (
  id text primary key,
  instance_id text not null references process_instance on delete cascade,
  name text not null,
  definition_key text not null,
  result integer not null,
  reason text,
  assignee_id text references account,
  created_at timestamptz not null,
  ended_at timestamptz
);
create index process_task_instance on process_task (instance_id, created_at);
create index process_task_assignee on process_task (assignee_id, created_at);

create table process_activity (
  number bigint generated always as identity primary key,
  instance_id text not null references process_instance on delete cascade,
  key text not null,
  type text not null,
  task_id text references process_task on delete cascade,
  started_at timestamptz not null,
  ended_at timestamptz,
  -- flows taken when it ended
  outgoing text[] not null default '{}'
);
create index process_activity_instance on process_activity (instance_id, started_at, number);
