-- The embedded engine: the state of what runs, what it waits for, jobs, and more of each task and activity.

-- One row per instance that runs. The row of the topmost instance is the lock of all that were called from it.
create table engine_instance (
  id text primary key references process_instance on delete cascade,
  root_id text not null,
  parent_id text,
  -- Visit of the call activity in the parent.
  parent_visit text,
  definition_id text not null references process_definition,
  -- Tree of visits as JSON; read and written whole, never searched.
  state text not null,
  suspended boolean not null default false
);
create index engine_instance_root on engine_instance (root_id);
create index engine_instance_definition on engine_instance (definition_id);

-- Messages and signals that instances wait for.
create table engine_wait (
  id text primary key,
  instance_id text not null references process_instance on delete cascade,
  visit text not null,
  node text not null,
  kind text not null,
  name text not null
);
create index engine_wait_name on engine_wait (kind, name);
create index engine_wait_instance on engine_wait (instance_id);

-- Events that start instances by themselves: of the newest version of each definition only.
create table engine_start (
  id text primary key,
  definition_id text not null references process_definition on delete cascade,
  org_id text not null references organisation on delete cascade,
  key text not null,
  node text not null,
  -- timer, message, signal
  kind text not null,
  name text,
  starter_id text references account
);
create index engine_start_name on engine_start (kind, name);
create index engine_start_definition on engine_start (definition_id);

-- Work that is due at some time. One without retries is an incident and waits for somebody.
create table engine_job (
  id text primary key,
  number bigint generated always as identity,
  -- Absent: the job starts an instance.
  root_id text,
  instance_id text references process_instance on delete cascade,
  start_id text references engine_start on delete cascade,
  visit text,
  node text not null,
  -- before, after, work, timer, deliver, start
  kind text not null,
  due_at timestamptz not null,
  retries integer not null,
  retry_cycle text,
  -- deliver: the wait and what comes with it; start: how a timer repeats
  payload jsonb,
  error text,
  failed_at timestamptz
);
create index engine_job_due on engine_job (due_at, number) where retries > 0;
create index engine_job_instance on engine_job (instance_id);
create index engine_job_start on engine_job (start_id) where start_id is not null;

alter table process_instance
  add column parent_instance_id text references process_instance on delete cascade,
  add column parent_activity_key text;
create index process_instance_parent on process_instance (parent_instance_id) where parent_instance_id is not null;
create index process_instance_business_key on process_instance (business_key) where business_key is not null;

alter table process_task
  add column execution_id text,
  add column body_id text,
  add column description text,
  -- As the model says; assignee_id is the account.
  add column assignee text,
  add column owner text,
  add column candidate_users text[] not null default '{}',
  add column candidate_groups text[] not null default '{}',
  add column due_at timestamptz,
  add column follow_up_at timestamptz,
  add column priority integer not null default 50,
  add column form_key text;

alter table process_activity
  add column visit text,
  -- Visit of the scope around it.
  add column scope text,
  add column cancelled boolean not null default false,
  -- Order of beginnings and ends within the instance.
  add column started_order integer,
  add column ended_order integer,
  add column called_instance_id text;
create unique index process_activity_visit on process_activity (instance_id, visit) where visit is not null;

create table process_variable (
  instance_id text not null references process_instance on delete cascade,
  -- Scope that it belongs to; v0 is the instance.
  visit text not null,
  name text not null,
  value jsonb not null,
  updated_at timestamptz not null,
  primary key (instance_id, visit, name)
);
