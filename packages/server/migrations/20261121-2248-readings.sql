-- What sensors measure: who may send it, the readings, what could not be read, alarms, and who is told.

-- Somebody who sends readings of one place: a network server, a gateway, a script.
create table sensor_sources (
  company_id int not null,
  id int generated always as identity unique,
  place_id int not null,
  name text not null,
  kind text not null check (kind in ('the_things_stack', 'chirpstack', 'shelly', 'ruuvi_gateway', 'json')),
  token_hash bytea not null unique,
  last4 text not null,
  created_by int references users,
  created_at timestamptz not null,
  rotated_at timestamptz,
  last_heard_at timestamptz,
  revoked_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, place_id) references places (company_id, id)
);
create index sensor_sources_place on sensor_sources (company_id, place_id);

-- One row a measurement; the key answers curves without the table (the value is in the index).
create table sensor_readings (
  company_id int not null,
  sensor_id int not null,
  measured_at timestamptz not null,
  -- Hundredths of °C or %; null with a fault.
  value_centi int,
  fault text,
  received_at timestamptz not null,
  -- Whose clock measured_at is: device, gateway, received.
  time_source text not null,
  primary key (company_id, sensor_id, measured_at) include (value_centi),
  foreign key (company_id, sensor_id) references sensors (company_id, id),
  check ((value_centi is null) = (fault is not null))
);
create index sensor_readings_received on sensor_readings using brin (received_at);

-- The same by the hour, for weeks and years: lowest and highest are never lost.
create table sensor_hours (
  company_id int not null,
  sensor_id int not null,
  hour timestamptz not null,
  low int,
  high int,
  total bigint not null,
  good int not null,
  faults int not null,
  late int not null,
  primary key (company_id, sensor_id, hour),
  foreign key (company_id, sensor_id) references sensors (company_id, id)
);

-- Where each sensor stands; the row is also what serialises the work on one sensor.
create table sensor_states (
  company_id int not null,
  sensor_id int not null,
  place_id int not null,
  last_at timestamptz,
  last_value_centi int,
  last_fault text,
  heard_at timestamptz not null,
  conflicts int not null default 0,
  primary key (company_id, sensor_id),
  foreign key (company_id, sensor_id) references sensors (company_id, id)
);

create table sensor_alarms (
  company_id int not null,
  id bigint generated always as identity,
  place_id int not null,
  sensor_id int not null,
  kind text not null check (kind in ('limit', 'fault', 'silent')),
  started_at timestamptz not null,
  raised_at timestamptz not null,
  cleared_at timestamptz,
  worst_centi int,
  -- The limit that it was judged by.
  "limit" jsonb,
  -- Known only afterwards, from readings that came late.
  is_late boolean not null default false,
  -- Readings that came later show that it was none.
  withdrawn_at timestamptz,
  created_at timestamptz not null,
  primary key (company_id, id),
  unique (company_id, sensor_id, kind, raised_at),
  foreign key (company_id, sensor_id) references sensors (company_id, id)
);

-- What could not be taken: frames that nobody can read, devices that no sensor listens to.
create table sensor_quarantine (
  company_id int not null,
  id bigint generated always as identity,
  place_id int not null,
  source_id int not null,
  received_at timestamptz not null,
  reason text not null,
  device_id text,
  -- The message as it came; for unknown devices their decoded readings.
  body text not null,
  query jsonb not null default '{}',
  resolved_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, source_id) references sensor_sources (company_id, id)
);
create index sensor_quarantine_waiting on sensor_quarantine (company_id, place_id, id) where resolved_at is null;

-- What people are told in the product; a letter takes those that it has not told yet.
create table notifications (
  company_id int not null,
  id bigint generated always as identity,
  place_id int not null,
  -- The same happening is told once.
  key text not null,
  kind text not null,
  at timestamptz not null,
  payload jsonb not null,
  mailed_at timestamptz,
  primary key (company_id, id),
  unique (company_id, key),
  foreign key (company_id, place_id) references places (company_id, id)
);
create index notifications_place on notifications (company_id, place_id, id);

create table notification_reads (
  company_id int not null,
  notification_id bigint not null,
  user_id int not null references users,
  read_at timestamptz not null,
  primary key (company_id, notification_id, user_id),
  foreign key (company_id, notification_id) references notifications (company_id, id)
);

-- One letter a place in a quarter of an hour.
create table notification_letters (
  company_id int not null,
  place_id int not null,
  last_at timestamptz,
  due_at timestamptz,
  primary key (company_id, place_id),
  foreign key (company_id, place_id) references places (company_id, id)
);

select app.protect(t) from unnest(array['sensor_sources', 'sensor_readings', 'sensor_hours', 'sensor_states', 'sensor_alarms', 'sensor_quarantine', 'notifications', 'notification_reads', 'notification_letters']::regclass[]) t;
revoke delete on sensor_sources, sensor_readings, sensor_hours, sensor_states, sensor_alarms, sensor_quarantine, notifications, notification_reads, notification_letters from larder_app;
revoke update on sensor_readings, notification_reads from larder_app;

-- When we listened: a sensor is not called silent for the time in which nobody could hear it.
create table sensor_watch (
  id int primary key check (id = 1),
  beat_at timestamptz not null,
  down_from timestamptz,
  down_to timestamptz
);
alter table sensor_watch enable row level security;
alter table sensor_watch force row level security;
create policy gate on sensor_watch to larder_gate using (true) with check (true);
revoke all on sensor_watch from larder_app;
grant select, insert, update on sensor_watch to larder_gate;

grant create on schema app to larder_gate;
set local role larder_gate;

-- Whose tokens these are; those that are revoked or of removed places are nobody's.
create function app.find_sensor_sources(p_hashes bytea[]) returns table (hash bytea, company_id int, place_id int, source_id int, kind text)
language sql stable security definer set search_path = public, pg_temp as $$
  select s.token_hash, s.company_id, s.place_id, s.id, s.kind
  from sensor_sources s
  join places p on p.company_id = s.company_id and p.id = s.place_id and p.removed_at is null
  join companies c on c.id = s.company_id and c.removed_at is null
  where s.token_hash = any (p_hashes) and s.revoked_at is null
$$;

-- Notes that we listen, and answers the last time in which we did not.
create function app.beat_sensor_watch(p_now timestamptz, p_gap interval) returns table (down_from timestamptz, down_to timestamptz)
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into sensor_watch as w (id, beat_at) values (1, p_now)
  on conflict (id) do update set beat_at = greatest(w.beat_at, p_now),
    down_from = case when p_now - w.beat_at > p_gap then w.beat_at else w.down_from end,
    down_to = case when p_now - w.beat_at > p_gap then p_now else w.down_to end;
  return query select w.down_from, w.down_to from sensor_watch w;
end $$;

-- Sensors in use that have not been heard of for their shortest possible time, and are in no silent alarm.
create function app.find_quiet_sensors(p_now timestamptz) returns table (company_id int, place_id int, sensor_id int, heard_at timestamptz, interval_minutes int)
language sql stable security definer set search_path = public, pg_temp as $$
  select s.company_id, s.place_id, s.id, greatest(st.heard_at, s.judged_since), s.interval_minutes
  from sensors s
  join places p on p.company_id = s.company_id and p.id = s.place_id and p.removed_at is null
  left join sensor_states st on st.company_id = s.company_id and st.sensor_id = s.id
  where s.removed_at is null and s.device_id is not null
    and coalesce(greatest(st.heard_at, s.judged_since), s.judged_since) < p_now - greatest(s.interval_minutes * 3, 15) * interval '1 minute'
    and (exists (select from rooms r where r.company_id = s.company_id and r.sensor_id = s.id and not r.is_disabled)
      or exists (select from equipment e where e.company_id = s.company_id and e.sensor_id = s.id and e.is_active))
    and not exists (select from sensor_alarms a where a.company_id = s.company_id and a.sensor_id = s.id and a.kind = 'silent' and a.cleared_at is null)
  limit 1000
$$;

-- The watch runs as one job: another is made only where none waits.
create function app.has_job(p_name text) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from jobs where name = p_name and dead_at is null)
$$;
reset role;
revoke create on schema app from larder_gate;
revoke execute on function app.find_sensor_sources(bytea[]), app.beat_sensor_watch(timestamptz, interval), app.find_quiet_sensors(timestamptz), app.has_job(text) from public;
grant execute on function app.find_sensor_sources(bytea[]), app.beat_sensor_watch(timestamptz, interval), app.find_quiet_sensors(timestamptz), app.has_job(text) to larder_public, larder_app;
