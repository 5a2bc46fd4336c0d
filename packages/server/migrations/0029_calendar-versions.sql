-- How often an organisation's own calendar was changed, so that two people who change it at once hear of each other.
create table approval_calendar (
  org_id text primary key references organisation on delete cascade,
  version integer not null
);
