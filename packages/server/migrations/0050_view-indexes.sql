create index "notice_published_at_index" on "notice" ("published_at");

create index "patrolplan_begin_date_index" on "patrolplan" ("begin_date");

create index "person_registration_reviewed_at_index" on "person_registration" ("reviewed_at");
