-- Room that files of applicants take until a submission holds them: noted before a file is kept, gone when it is taken or
-- the ticket has run out.
create table applicant_file (
  id text primary key,
  -- Null while the file is being kept.
  file_id text,
  ticket text not null,
  site text not null,
  size bigint not null,
  created_at timestamptz not null
);
create index applicant_file_created_at on applicant_file (created_at);
create index applicant_file_ticket on applicant_file (ticket);
