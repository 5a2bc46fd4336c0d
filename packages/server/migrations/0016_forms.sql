-- Forms that processes are started and gone on with. A definition keeps the form that it was deployed with.

create table process_form (
  id text primary key,
  org_id text not null references organisation,
  name text not null,
  -- 0 in use, 1 not
  status integer not null,
  remark text,
  -- JSON texts, as the calls carry them
  conf text not null,
  fields text[] not null,
  version integer not null,
  created_at timestamptz not null,
  created_by text,
  updated_at timestamptz not null,
  updated_by text
);
create index process_form_org on process_form (org_id);
create index process_form_updated on process_form (updated_at, id);
create index process_model_form on process_model (form_id) where form_id is not null;
