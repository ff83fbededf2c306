-- Entries, the state of each task after them, and tickets.

create table task_entries (
  company_id int not null,
  id bigint generated always as identity,
  place_id int not null,
  task_id int not null,
  -- Made by the client; it identifies the entry for ever.
  uuid uuid not null,
  entry_date date not null,
  performed_at timestamptz not null,
  received_at timestamptz not null,
  status text not null check (status in ('done', 'not_done')),
  -- As typed, with its unit; the reading in °C (or the task's unit) beside it.
  value text,
  unit text,
  reading double precision,
  within boolean,
  -- The limit of that moment.
  "limit" jsonb,
  action_options jsonb not null default '[]',
  comment text not null default '',
  source text not null,
  body_hash bytea not null,
  -- Null = by a sensor.
  created_by int references users,
  removed_at timestamptz,
  task_version int not null default 1,
  -- StoredField of core, one for each answered step: name, type, value as typed, reading, limit of that
  -- moment, within, source.
  entry_fields jsonb not null default '[]',
  related_entity_id int,
  -- Ids of files.
  files jsonb not null default '[]',
  -- Number of the entry's revision that the row shows.
  version int not null default 1,
  updated_at timestamptz,
  -- It was outside its limit once, whatever it was corrected to.
  had_breach boolean not null default false,
  removed_by int references users,
  verified_at timestamptz,
  verified_by int references users,
  verification_comment text not null default '',
  -- Why the entry was removed, for lists; the chain has it sealed.
  removal_reason text not null default '',
  -- An entry of a form with timers waits for its next step until then; both null = it is finished.
  next_step_id int,
  next_due_at timestamptz,
  -- Continuing with an entry makes a new version of it, and is no correction.
  is_corrected boolean not null default false,
  -- Of the last change, and of the last correction.
  updated_by int references users,
  corrected_by int references users,
  primary key (company_id, id),
  unique (company_id, uuid),
  foreign key (company_id, place_id) references places (company_id, id),
  foreign key (company_id, task_id) references tasks (company_id, id),
  check ((next_step_id is null) = (next_due_at is null))
);
create index task_entries_task on task_entries (company_id, place_id, task_id, entry_date);
create index task_entries_day on task_entries (company_id, place_id, entry_date, performed_at, id)
  where removed_at is null;
create index task_entries_removed on task_entries (company_id, place_id, entry_date)
  where removed_at is not null;
create index task_entries_running on task_entries (company_id, place_id, next_due_at)
  where next_step_id is not null and removed_at is null;
select app.protect('task_entries');
revoke delete on task_entries from larder_app;

-- The last entry of each task, so that the day's list reads one row a task and unit.
create table task_states (
  company_id int not null,
  place_id int not null,
  task_id int not null,
  last_entry_id bigint not null,
  last_entry_at timestamptz not null,
  last_entry_date date not null,
  entries_on_date int not null,
  last_status text not null,
  last_value text,
  last_unit text,
  last_by int,
  -- The unit that it is done at; 0 = it is done at none.
  unit_id int not null default 0,
  -- Of a checklist, by id of the sub-task: { at, date, count, status }.
  sub_states jsonb not null default '{}',
  primary key (company_id, place_id, task_id, unit_id),
  foreign key (company_id, task_id) references tasks (company_id, id)
);
select app.protect('task_states');

-- Something that is wrong, reported by the person who saw it and answered by the person who fixes it. The row
-- shows what the last revision contains.
create table tickets (
  company_id int not null,
  id int generated always as identity,
  place_id int not null,
  -- Made by the device that raised it; of a step of a form, from the entry's uuid and the step.
  uuid uuid not null,
  body_hash bytea not null,
  description text not null,
  -- Files by id and SHA-256, as recorded.
  files jsonb not null default '[]',
  -- By the device that raised it, and its day at the place.
  raised_at timestamptz not null,
  raised_on date not null,
  received_at timestamptz not null,
  created_by int not null references users,
  related_task_entry_id bigint,
  -- Number of the revision that the row shows.
  version int not null default 1,
  updated_at timestamptz,
  removed_at timestamptz,
  removed_by int references users,
  -- The answer, with a version of its own.
  entry_status text check (entry_status in ('done', 'not_done')),
  entry_comment text not null default '',
  entry_files jsonb not null default '[]',
  entry_at timestamptz,
  entry_on date,
  entry_received_at timestamptz,
  entry_by int references users,
  entry_version int not null default 0,
  primary key (company_id, id),
  unique (company_id, uuid),
  foreign key (company_id, place_id) references places (company_id, id),
  foreign key (company_id, related_task_entry_id) references task_entries (company_id, id),
  check ((entry_status is null) = (entry_at is null) and (entry_status is null) = (entry_on is null)
    and (entry_status is null) = (entry_received_at is null) and (entry_status is null) = (entry_by is null)
    and (entry_status is null) = (entry_version = 0))
);
create index tickets_day on tickets (company_id, place_id, raised_on desc, raised_at desc, id desc)
  where removed_at is null;
create index tickets_open on tickets (company_id, place_id, raised_at)
  where removed_at is null and entry_status is null;
create index tickets_answered on tickets (company_id, place_id, entry_on)
  where removed_at is null and entry_status is not null;
create index tickets_entry on tickets (company_id, related_task_entry_id)
  where related_task_entry_id is not null;
select app.protect('tickets');
revoke delete on tickets from larder_app;

-- The later answer of each line counts, with the number of answers on its day.
create function app.join_sub_states(p_there jsonb, p_new jsonb) returns jsonb language sql immutable as $$
  select p_there || coalesce(jsonb_object_agg(key, case
    when p_there -> key is null or new ->> 'date' > p_there -> key ->> 'date' then new
    when new ->> 'date' < p_there -> key ->> 'date' then p_there -> key
    else case when new ->> 'at' >= p_there -> key ->> 'at' then new else p_there -> key end
      || jsonb_build_object('count', (p_there -> key ->> 'count')::int + (new ->> 'count')::int) end), '{}')
  from jsonb_each(p_new) as n(key, new)
$$;

-- The state of a checklist's lines from the remaining entries: the latest answer of each, and how many it has
-- on its day.
create function app.sub_states_of(p_company int, p_place int, p_task int, p_unit int) returns jsonb
  language sql stable as $$
  with answers as (
    select f ->> 'task_step_id' as line, e.entry_date, e.performed_at, e.id,
      coalesce(f #>> '{value,text}', 'done') as status
    from task_entries e cross join lateral jsonb_array_elements(e.entry_fields) f
    where e.company_id = p_company and e.place_id = p_place and e.task_id = p_task
      and coalesce(e.related_entity_id, 0) = p_unit and e.removed_at is null
  ), last as (
    select distinct on (line) line, entry_date, performed_at, status from answers
      order by line, entry_date desc, performed_at desc, id desc
  )
  select coalesce(jsonb_object_agg(l.line, jsonb_build_object(
    'at', to_char(l.performed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'date', l.entry_date::text, 'status', l.status,
    'count', (select count(*) from answers a where a.line = l.line and a.entry_date = l.entry_date))), '{}')
  from last l
$$;
