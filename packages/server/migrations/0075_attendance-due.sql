-- Whatever code stores passages, the days of their people are made again within a minute: also when a gate that was
-- offline sends them late, and when one of them turns out to be another person's.
create function attendance_due_of_passages() returns trigger language plpgsql as $$
begin
  insert into attendance_due (project_id, staff_id, from_at, to_at)
    select project_id, staff_id, min(passed_at), max(passed_at) from fresh
    where staff_id is not null group by project_id, staff_id
    -- In one order, so that two gates that send at once do not wait for each other.
    order by project_id, staff_id
    on conflict (project_id, staff_id) do update set from_at = least(attendance_due.from_at, excluded.from_at),
      to_at = greatest(attendance_due.to_at, excluded.to_at);
  return null;
end $$;

create trigger "attendance_passages_added" after insert on "passage" referencing new table as fresh
  for each statement execute function attendance_due_of_passages();

create trigger "attendance_passages_changed" after update on "passage" referencing new table as fresh
  for each statement execute function attendance_due_of_passages();
