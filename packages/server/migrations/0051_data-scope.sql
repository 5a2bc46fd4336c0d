-- Which records a role reaches (dictionary `data_scope`). Roles of earlier versions keep what they reached: 3, the
-- account's organisation and those below it.

alter table role add column data_scope integer not null default 3 check (data_scope between 1 and 6);
