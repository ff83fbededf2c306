-- Jobs: some are enqueued by requests, some by schedule.

-- Written in the transaction of the request, run by a worker.
create table jobs (
  id bigint generated always as identity primary key,
  company_id int,
  name text not null,
  payload jsonb not null,
  attempts int not null default 0,
  run_at timestamptz not null,
  locked_until timestamptz,
  last_error text,
  dead_at timestamptz,
  created_at timestamptz not null
);
create index jobs_due on jobs (run_at) where dead_at is null;
alter table jobs enable row level security;
alter table jobs force row level security;
create policy enqueue on jobs for insert to larder_app
  with check (company_id is null or company_id = any ((select app.companies())::int[]));
create policy enqueue_public on jobs for insert to larder_public with check (company_id is null);
create policy worker on jobs to larder_gate using (true) with check (true);
revoke select, update, delete on jobs from larder_app;
grant insert on jobs to larder_public;
grant select, insert, update, delete on jobs to larder_gate;

-- When a scheduled job was last put into the queue.
create table job_schedules (
  name text primary key,
  last_at timestamptz not null
);
alter table job_schedules enable row level security;
alter table job_schedules force row level security;
create policy gate on job_schedules to larder_gate using (true) with check (true);
revoke all on job_schedules from larder_app;
grant select, insert, update on job_schedules to larder_gate;

grant create on schema app to larder_gate;
set local role larder_gate;

-- Puts a job into the queue when it is due; of several processes one does.
create function app.enqueue_due(p_name text, p_every_minutes int, p_now timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into job_schedules as s (name, last_at) values (p_name, p_now)
    on conflict (name) do update set last_at = excluded.last_at
      where s.last_at <= p_now - make_interval(mins => p_every_minutes);
  if not found then return false; end if;
  insert into jobs (name, payload, run_at, created_at) values (p_name, '{}', p_now, p_now);
  return true;
end $$;

-- Whether a job is waiting: the watch of sensors is enqueued only where none is.
create function app.has_job(p_name text) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from jobs where name = p_name and dead_at is null)
$$;

reset role;
revoke create on schema app from larder_gate;
revoke execute on function app.enqueue_due(text, int, timestamptz), app.has_job(text) from public;
grant execute on function app.enqueue_due(text, int, timestamptz) to larder_public;
grant execute on function app.has_job(text) to larder_app, larder_public;
