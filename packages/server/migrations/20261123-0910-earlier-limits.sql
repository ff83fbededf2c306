-- By which limits a sensor judged before they changed: readings that arrive late are judged by those of their time.
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
select app.protect('sensor_earlier_limits'::regclass);
revoke update, delete on sensor_earlier_limits from larder_app;

-- An alarm ends when its limits change. Those that were open then have stayed open.
update sensor_alarms a set cleared_at = s.judged_since from sensors s
  where s.company_id = a.company_id and s.id = a.sensor_id and a.kind <> 'silent' and a.cleared_at is null
    and a.raised_at < s.judged_since;
