-- Identity, bank card and telephone numbers are stored encrypted. The server encrypts what exists at its next start: the
-- key is outside of the database (docs/decisions/server/personal-data-at-rest.md).

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

