-- Verdicts of processes about records are carried out once.
alter table approval_instance add column carried_out_at timestamptz, add column carry_failure jsonb;
update approval_instance set carried_out_at = now() where verdict is not null;
create index approval_instance_carry on approval_instance (business_resource, instance_id)
  where carried_out_at is null and verdict in (2, 3);
