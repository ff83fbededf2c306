-- What a place changes in its monitoring tasks stays when its plan is made again.
alter table tasks
  -- Counts up with every change: whoever changes names the version that was seen.
  add column version int not null default 1,
  -- The limit, the schedule is the place's own; false = as the plan has it.
  add column limit_changed boolean not null default false,
  add column schedule_changed boolean not null default false,
  -- Disabled by the place; a task that the plan does not have (any more) is disabled too.
  add column switched_off boolean not null default false;
