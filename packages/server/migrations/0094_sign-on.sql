-- Who a user is at an OpenID Connect provider. Names at a provider may change and be given to others; its subject is not.
create table sign_on_identity (
  issuer text not null,
  subject text not null,
  account_id text not null references account on delete cascade,
  created_at timestamptz not null,
  primary key (issuer, subject),
  -- One identity of a provider per account: whoever gets a name later does not get the account.
  unique (issuer, account_id)
);
