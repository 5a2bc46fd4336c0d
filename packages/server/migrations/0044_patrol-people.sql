-- Whose name a caller may know is asked by the patrols that name them: the array of people is looked into by its index.
create index patrol_user_ids_index on patrol using gin (user_ids);
