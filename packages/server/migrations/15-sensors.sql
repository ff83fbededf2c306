-- What sensors measure: who may send it, the readings, what could not be read, and alarms.

-- A sender of readings of one place: a network server, a gateway, a script.
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
select app.protect('sensor_sources');
revoke delete on sensor_sources from larder_app;

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
  -- The sender's own number of a measurement, where it has one: two gateways that received the same send the
  -- same number.
  sequence int,
  primary key (company_id, sensor_id, measured_at) include (value_centi),
  foreign key (company_id, sensor_id) references sensors (company_id, id),
  check ((value_centi is null) = (fault is not null))
);
create index sensor_readings_received on sensor_readings using brin (received_at);
create index sensor_readings_sequence on sensor_readings (company_id, sensor_id, sequence, measured_at)
  where sequence is not null;
select app.protect('sensor_readings');
revoke update, delete on sensor_readings from larder_app;

-- Readings by the hour, for weeks and years: the lowest and the highest are never lost.
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
select app.protect('sensor_hours');
revoke delete on sensor_hours from larder_app;

-- The last reading of each sensor; the row also serialises the work on one sensor.
create table sensor_states (
  company_id int not null,
  sensor_id int not null,
  place_id int not null,
  last_at timestamptz,
  last_value_centi int,
  heard_at timestamptz not null,
  conflicts int not null default 0,
  -- The earliest reading that came since the sensor last filled checks; null = none.
  fill_from timestamptz,
  primary key (company_id, sensor_id),
  foreign key (company_id, sensor_id) references sensors (company_id, id)
);
select app.protect('sensor_states');
revoke delete on sensor_states from larder_app;

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
  -- Readings that came later show that there was no alarm.
  withdrawn_at timestamptz,
  created_at timestamptz not null,
  primary key (company_id, id),
  unique (company_id, sensor_id, kind, raised_at),
  foreign key (company_id, sensor_id) references sensors (company_id, id)
);
select app.protect('sensor_alarms');
revoke delete on sensor_alarms from larder_app;

-- By which limits a sensor judged before they changed: readings that arrive late are judged by those of their
-- time.
create table sensor_earlier_limits (
  company_id int not null,
  sensor_id int not null,
  judged_since timestamptz not null,
  judged_until timestamptz not null,
  lower_error_margin double precision,
  upper_error_margin double precision,
  max_error_count int not null,
  device_id text not null,
  channel text not null,
  primary key (company_id, sensor_id, judged_until),
  foreign key (company_id, sensor_id) references sensors (company_id, id)
);
select app.protect('sensor_earlier_limits');
revoke update, delete on sensor_earlier_limits from larder_app;

-- What could not be read or belongs to no sensor.
create table sensor_quarantine (
  company_id int not null,
  id bigint generated always as identity,
  place_id int not null,
  source_id int not null,
  received_at timestamptz not null,
  reason text not null,
  device_id text,
  -- The message as it came; of unknown devices their decoded readings.
  body text not null,
  query jsonb not null default '{}',
  resolved_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, source_id) references sensor_sources (company_id, id)
);
create index sensor_quarantine_waiting on sensor_quarantine (company_id, place_id, id)
  where resolved_at is null;
select app.protect('sensor_quarantine');
revoke delete on sensor_quarantine from larder_app;
grant delete on sensor_quarantine to larder_gate;

-- When the server was listening: a sensor is not reported as silent for the time in which nothing could
-- receive it.
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

-- The sources of tokens; tokens that are revoked or of removed places have none.
create function app.find_sensor_sources(p_hashes bytea[])
  returns table (hash bytea, company_id int, place_id int, source_id int, kind text)
language sql stable security definer set search_path = public, pg_temp as $$
  select s.token_hash, s.company_id, s.place_id, s.id, s.kind
  from sensor_sources s
  join places p on p.company_id = s.company_id and p.id = s.place_id and p.removed_at is null
  join companies c on c.id = s.company_id and c.removed_at is null
  where s.token_hash = any (p_hashes) and s.revoked_at is null
$$;

-- Notes that the server is listening, and answers the last time in which it was not.
create function app.beat_sensor_watch(p_now timestamptz, p_gap interval)
  returns table (down_from timestamptz, down_to timestamptz)
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into sensor_watch as w (id, beat_at) values (1, p_now)
  on conflict (id) do update set beat_at = greatest(w.beat_at, p_now),
    down_from = case when p_now - w.beat_at > p_gap then w.beat_at else w.down_from end,
    down_to = case when p_now - w.beat_at > p_gap then p_now else w.down_to end;
  return query select w.down_from, w.down_to from sensor_watch w;
end $$;

-- Sensors in use that should have sent by now. A pause of monitoring does not count.
create function app.find_quiet_sensors(p_now timestamptz)
  returns table (company_id int, place_id int, sensor_id int, heard_at timestamptz, interval_minutes int)
language sql stable security definer set search_path = public, pg_temp as $$
  select s.company_id, s.place_id, s.id, h.heard_at, s.interval_minutes
  from sensors s
  join places p on p.company_id = s.company_id and p.id = s.place_id and p.removed_at is null
  left join sensor_states st on st.company_id = s.company_id and st.sensor_id = s.id
  cross join lateral (
    select greatest(st.heard_at, s.judged_since,
      (select max((m.end_date + 1)::timestamp at time zone p.timezone) from monitoring_pause_periods m
      where m.company_id = s.company_id and m.place_id = s.place_id
        and m.end_date < (p_now at time zone p.timezone)::date)) as heard_at) h
  where s.removed_at is null and s.device_id is not null
    and h.heard_at < p_now - greatest(s.interval_minutes * 3, 15) * interval '1 minute'
    and (exists (select from rooms r where r.company_id = s.company_id and r.sensor_id = s.id
      and not r.is_disabled)
      or exists (select from equipment e where e.company_id = s.company_id and e.sensor_id = s.id
        and e.is_active))
    and not exists (select from sensor_alarms a where a.company_id = s.company_id and a.sensor_id = s.id
      and a.kind = 'silent' and a.cleared_at is null)
    and not exists (select from monitoring_pause_periods m where m.company_id = s.company_id
      and m.place_id = s.place_id and (p_now at time zone p.timezone)::date between m.start_date
      and m.end_date)
  limit 1000
$$;

-- Companies that have new readings of sensors which may fill checks.
create function app.find_companies_to_fill() returns table (company_id int)
language sql stable security definer set search_path = public, pg_temp as $$
  select distinct s.company_id from sensor_states s where s.fill_from is not null order by 1
$$;

create function app.prune_quarantine(p_waiting_before timestamptz, p_resolved_before timestamptz, p_most int)
  returns int
language plpgsql security definer set search_path = public, pg_temp as $$
declare gone int;
begin
  delete from sensor_quarantine q using (
    select company_id, id from sensor_quarantine where received_at < p_waiting_before
      or resolved_at < p_resolved_before order by company_id, id limit p_most) o
  where q.company_id = o.company_id and q.id = o.id;
  get diagnostics gone = row_count;
  return gone;
end $$;

reset role;
revoke create on schema app from larder_gate;
revoke execute on function app.find_sensor_sources(bytea[]), app.beat_sensor_watch(timestamptz, interval),
  app.find_quiet_sensors(timestamptz), app.find_companies_to_fill(),
  app.prune_quarantine(timestamptz, timestamptz, int) from public;
grant execute on function app.find_sensor_sources(bytea[]), app.beat_sensor_watch(timestamptz, interval),
  app.find_quiet_sensors(timestamptz) to larder_app, larder_public;
grant execute on function app.find_companies_to_fill(), app.prune_quarantine(timestamptz, timestamptz, int)
  to larder_public;
