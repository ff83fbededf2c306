-- Schedules by day, pauses of monitoring, and the index that chart and history read.

-- Days on which nothing is asked, both included.
create table monitoring_pause_periods (
  company_id int not null,
  id int generated always as identity unique,
  place_id int not null,
  name text not null,
  start_date date not null,
  end_date date not null,
  created_by int references users,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, place_id) references places (company_id, id),
  check (start_date <= end_date)
);
create index monitoring_pause_periods_place on monitoring_pause_periods (company_id, place_id, start_date);

-- Local wall time `YYYY-MM-DDTHH:mm` at the place since which the task is asked as it is now.
alter table tasks add column schedule_since text;

-- How a task was asked, from a local date on; the last change of a day counts for that day. Days are judged by it for ever.
create table task_schedules (
  company_id int not null,
  place_id int not null,
  task_id int not null,
  from_date date not null,
  from_time text not null,
  frequency text not null,
  times jsonb not null,
  custom_frequency jsonb,
  is_disabled boolean not null,
  primary key (company_id, place_id, task_id, from_date),
  foreign key (company_id, task_id) references tasks (company_id, id)
);

select app.protect(t) from unnest(array['monitoring_pause_periods', 'task_schedules']::regclass[]) t;
revoke delete on task_schedules from larder_app;

create function app.local_time(company int, place int, moment timestamptz) returns text language sql stable as $$
  select to_char(moment at time zone coalesce((select timezone from places where company_id = company and id = place), 'UTC'), 'YYYY-MM-DD"T"HH24:MI')
$$;

-- Whoever writes the row: a schedule that changes is noted with its day.
create function app.note_schedule() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    new.schedule_since := app.local_time(new.company_id, new.place_id, new.created_at);
  elsif (old.frequency, old.times, old.is_disabled, to_jsonb(old) -> 'custom_frequency') is distinct from (new.frequency, new.times, new.is_disabled, to_jsonb(new) -> 'custom_frequency') then
    new.schedule_since := app.local_time(new.company_id, new.place_id, new.updated_at);
  end if;
  return new;
end $$;
create trigger note_schedule before insert or update on tasks for each row execute function app.note_schedule();

create function app.keep_schedule() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.schedule_since is not distinct from new.schedule_since then return null; end if;
  insert into task_schedules (company_id, place_id, task_id, from_date, from_time, frequency, times, custom_frequency, is_disabled)
  values (new.company_id, new.place_id, new.id, left(new.schedule_since, 10)::date, substr(new.schedule_since, 12), new.frequency, new.times, to_jsonb(new) -> 'custom_frequency', new.is_disabled)
  on conflict (company_id, place_id, task_id, from_date) do update set
    from_time = excluded.from_time, frequency = excluded.frequency, times = excluded.times, custom_frequency = excluded.custom_frequency, is_disabled = excluded.is_disabled;
  return null;
end $$;
create trigger keep_schedule after insert or update on tasks for each row execute function app.keep_schedule();

update tasks set schedule_since = app.local_time(company_id, place_id, created_at) where not is_disabled;
insert into task_schedules (company_id, place_id, task_id, from_date, from_time, frequency, times, is_disabled)
select t.company_id, t.place_id, t.id, left(made, 10)::date, substr(made, 12), t.frequency, t.times, false
from tasks t, app.local_time(t.company_id, t.place_id, t.created_at) made where t.is_disabled
on conflict do nothing;
update tasks set schedule_since = app.local_time(company_id, place_id, updated_at) where is_disabled;

create index task_entries_day on task_entries (company_id, place_id, entry_date, performed_at, id) where removed_at is null;
