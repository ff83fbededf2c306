-- How many entries wait for verification is asked on every page: the few tasks that are verified, and of each
-- the entries that nobody has looked at.
create index tasks_verified on tasks (company_id, place_id)
  where task_type_id = 4 and (definition ->> 'is_verification_enabled')::boolean;
create index task_entries_waiting on task_entries (company_id, task_id)
  where removed_at is null and verified_at is null and next_step_id is null;
