-- Identity, bank card and telephone numbers are stored encrypted. The server encrypts what exists at its next start: the
-- key is outside of the database (docs/decisions/personal-data/at-rest.md).

-- A sealed value is gd1:<key>:<blind index>:<blind index of the last four characters>:<ciphertext>. What is not sealed
-- yet is found by itself.
create function personal_seek(value text) returns text language sql immutable parallel safe as $$
  select case when value like 'gd1:%' then split_part(value, ':', 3) else value end
$$;
create function personal_tail(value text) returns text language sql immutable parallel safe as $$
  select case when value like 'gd1:%' then split_part(value, ':', 4) else right(value, 4) end
$$;
create function personal_plain(value text) returns boolean language sql immutable parallel safe as $$
  select value <> '' and value not like 'gd1:%'
$$;

-- The keys that have encrypted something here, by their ids, and what has been encrypted as a whole. No secrets.
create table personal_key (
  id text primary key,
  since timestamptz not null
);
create table personal_step (
  name text primary key,
  done_at timestamptz not null
);

-- Tables made by hand.
drop index account_phone;
create unique index account_phone on account (personal_seek(phone_number)) where personal_seek(phone_number) is not null;
create index account_phone_tail on account (personal_tail(phone_number));
create index account_phone_plain on account (id) where personal_plain(phone_number);
create index account_id_card_plain on account (id) where personal_plain(id_card);
create index company_phone on company (personal_seek(phone_number));
create index company_phone_tail on company (personal_tail(phone_number));
create index company_phone_plain on company (id) where personal_plain(phone_number);
create index monitor_scheme_phone_plain on monitor_scheme (id) where personal_plain(monitor_unit_leader_phone);

-- Tables of resources.
drop index "application_identity_number_index";
create index "application_identity_number_index" on "application" (personal_seek("identity_number"));
create index "application_identity_number_plain" on "application" ("id") where personal_plain("identity_number");
create index "application_phone_number_index" on "application" (personal_seek("phone_number"));
create index "application_phone_number_tail" on "application" (personal_tail("phone_number"));
create index "application_phone_number_plain" on "application" ("id") where personal_plain("phone_number");
drop index "person_registration_identity_number_index";
create index "person_registration_identity_number_index" on "person_registration" (personal_seek("identity_number"));
create index "person_registration_identity_number_plain" on "person_registration" ("id") where personal_plain("identity_number");
create index "person_registration_phone_number_index" on "person_registration" (personal_seek("phone_number"));
create index "person_registration_phone_number_tail" on "person_registration" (personal_tail("phone_number"));
create index "person_registration_phone_number_plain" on "person_registration" ("id") where personal_plain("phone_number");
create index "project_manager_phone_plain" on "project" ("id") where personal_plain("manager_phone");
drop index "staff_phone_number_unique";
create unique index "staff_phone_number_unique" on "staff" ("org_id", personal_seek("phone_number")) nulls not distinct where personal_seek("phone_number") is not null;
create index "staff_phone_number_index" on "staff" (personal_seek("phone_number"));
create index "staff_phone_number_tail" on "staff" (personal_tail("phone_number"));
create index "staff_phone_number_plain" on "staff" ("id") where personal_plain("phone_number");
create index "staff_id_card_plain" on "staff" ("id") where personal_plain("id_card");
