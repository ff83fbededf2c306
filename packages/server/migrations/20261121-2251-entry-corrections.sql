-- Entries are corrected, removed and verified; what was outside its limit once stays marked.

alter table task_entries
  -- Number of the entry's revision that the row shows.
  add column version int not null default 1,
  add column updated_at timestamptz,
  -- It was outside its limit once, whatever it was corrected to.
  add column had_breach boolean not null default false,
  add column removed_by int references users,
  add column verified_at timestamptz,
  add column verified_by int references users,
  add column verification_comment text not null default '';
update task_entries set had_breach = true where within = false;

-- Made from the entries: without any left there is no state.
grant delete on task_states to larder_app;
