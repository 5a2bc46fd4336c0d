-- Hours in which an organisation works, as `[{ from, to }]` by the clock; none: the whole of a working day.
create table approval_hours (
  org_id text primary key references organisation on delete cascade,
  spans jsonb not null
);

-- The calendar has a page of its own: who could keep it, may see and change it there.
update role set permissions = (permissions - 'bpm-process-manager|calendar') || '["bpm-calendar|*"]'::jsonb
  where permissions ?| array['bpm-process-manager|*', 'bpm-process-manager|calendar'];
