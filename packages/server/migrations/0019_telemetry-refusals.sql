-- What was not taken of devices, by day and reason; `quantity` is empty for whole messages.
create table telemetry_refusal (
  device_id text not null references device on delete cascade,
  day date not null,
  reason text not null,
  quantity text not null,
  count bigint not null,
  primary key (device_id, day, reason, quantity)
);
