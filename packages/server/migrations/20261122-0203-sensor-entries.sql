-- Sensors fill checks; copies of one advertisement are known by their number; pauses quiet the alarm for silence; what is kept for a time only.

-- What a sensor enters was made by nobody.
alter table task_entries alter column created_by drop not null;
alter table task_states alter column last_by drop not null;

-- The earliest reading that came since checks were last filled by the sensor; null = none.
alter table sensor_states add column fill_from timestamptz;

-- The sender's own number of a measurement, where it has one: two gateways that heard the same say the same number.
alter table sensor_readings add column sequence int;
create index sensor_readings_sequence on sensor_readings (company_id, sensor_id, sequence, measured_at) where sequence is not null;

grant delete on replies, sensor_quarantine to larder_gate;
grant create on schema app to larder_gate;
set local role larder_gate;

-- Companies that have new readings of sensors which may fill checks.
create function app.find_companies_to_fill() returns table (company_id int)
language sql stable security definer set search_path = public, pg_temp as $$
  select distinct s.company_id from sensor_states s where s.fill_from is not null order by 1
$$;

-- As before; a pause of monitoring is quiet, and the time in it is not counted.
create or replace function app.find_quiet_sensors(p_now timestamptz) returns table (company_id int, place_id int, sensor_id int, heard_at timestamptz, interval_minutes int)
language sql stable security definer set search_path = public, pg_temp as $$
  select s.company_id, s.place_id, s.id, h.heard_at, s.interval_minutes
  from sensors s
  join places p on p.company_id = s.company_id and p.id = s.place_id and p.removed_at is null
  left join sensor_states st on st.company_id = s.company_id and st.sensor_id = s.id
  cross join lateral (
    select greatest(st.heard_at, s.judged_since, (select max((m.end_date + 1)::timestamp at time zone p.timezone) from monitoring_pause_periods m
      where m.company_id = s.company_id and m.place_id = s.place_id and m.end_date < (p_now at time zone p.timezone)::date)) as heard_at) h
  where s.removed_at is null and s.device_id is not null
    and h.heard_at < p_now - greatest(s.interval_minutes * 3, 15) * interval '1 minute'
    and (exists (select from rooms r where r.company_id = s.company_id and r.sensor_id = s.id and not r.is_disabled)
      or exists (select from equipment e where e.company_id = s.company_id and e.sensor_id = s.id and e.is_active))
    and not exists (select from sensor_alarms a where a.company_id = s.company_id and a.sensor_id = s.id and a.kind = 'silent' and a.cleared_at is null)
    and not exists (select from monitoring_pause_periods m where m.company_id = s.company_id and m.place_id = s.place_id and (p_now at time zone p.timezone)::date between m.start_date and m.end_date)
  limit 1000
$$;

-- Takes away what is kept for a time only; how many rows went. At most so many at once: the rest goes next time.
create function app.prune_replies(p_before timestamptz, p_most int) returns int
language plpgsql security definer set search_path = public, pg_temp as $$
declare gone int;
begin
  delete from replies r using (select company_id, op_id from replies where created_at < p_before order by created_at limit p_most) o where r.company_id = o.company_id and r.op_id = o.op_id;
  get diagnostics gone = row_count;
  return gone;
end $$;

create function app.prune_quarantine(p_waiting_before timestamptz, p_resolved_before timestamptz, p_most int) returns int
language plpgsql security definer set search_path = public, pg_temp as $$
declare gone int;
begin
  delete from sensor_quarantine q using (
    select company_id, id from sensor_quarantine where received_at < p_waiting_before or resolved_at < p_resolved_before order by company_id, id limit p_most) o
  where q.company_id = o.company_id and q.id = o.id;
  get diagnostics gone = row_count;
  return gone;
end $$;

reset role;
revoke create on schema app from larder_gate;
revoke execute on function app.find_companies_to_fill(), app.prune_replies(timestamptz, int), app.prune_quarantine(timestamptz, timestamptz, int) from public;
grant execute on function app.find_companies_to_fill(), app.prune_replies(timestamptz, int), app.prune_quarantine(timestamptz, timestamptz, int) to larder_public;
create index replies_created on replies using brin (created_at);
