-- Equipment and rooms of a place, the sensor of each, and the kinds of task that are done there.

create table sensors (
  company_id int not null,
  id int generated always as identity unique,
  place_id int not null,
  name text not null,
  -- Readings below or above are outside the limit; a reading on it is inside. In °C, for humidity in %.
  lower_error_margin double precision,
  upper_error_margin double precision,
  -- How many readings in a row, by the time of measuring, have to be outside before an alarm.
  max_error_count int not null check (max_error_count between 1 and 100),
  -- The device as its network names it (DevEUI, MAC …) and which of its values; null until one is named.
  device_id text,
  channel text not null default 'temperature',
  interval_minutes int not null default 15 check (interval_minutes between 1 and 1440),
  -- Since when readings are judged by these limits.
  judged_since timestamptz not null,
  version int not null default 1,
  created_at timestamptz not null,
  removed_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, place_id) references places (company_id, id)
);
create unique index sensors_device on sensors (company_id, place_id, device_id, channel)
  where removed_at is null and device_id is not null;
create index sensors_place on sensors (company_id, place_id) where removed_at is null;
select app.protect('sensors');
revoke delete on sensors from larder_app;

create table rooms (
  company_id int not null,
  id int generated always as identity unique,
  place_id int not null,
  name text not null,
  -- m²
  size double precision,
  room_type_id int not null,
  sensor_id int,
  is_disabled boolean not null default false,
  is_default boolean not null default false,
  version int not null default 1,
  created_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, place_id) references places (company_id, id),
  foreign key (company_id, sensor_id) references sensors (company_id, id)
);
create index rooms_place on rooms (company_id, place_id);
create unique index rooms_sensor on rooms (company_id, sensor_id) where sensor_id is not null;
select app.protect('rooms');
revoke delete on rooms from larder_app;

create table equipment (
  company_id int not null,
  id int generated always as identity unique,
  place_id int not null,
  name text not null,
  equipment_type_id int not null,
  room_id int,
  sensor_id int,
  is_active boolean not null default true,
  is_default boolean not null default false,
  version int not null default 1,
  created_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, place_id) references places (company_id, id),
  foreign key (company_id, room_id) references rooms (company_id, id),
  foreign key (company_id, sensor_id) references sensors (company_id, id)
);
create index equipment_place on equipment (company_id, place_id);
create unique index equipment_sensor on equipment (company_id, sensor_id) where sensor_id is not null;
select app.protect('equipment');
revoke delete on equipment from larder_app;

-- Which kinds of task are done at a unit, in which order.
create table unit_task_groups (
  company_id int not null,
  id int generated always as identity unique,
  place_id int not null,
  equipment_id int,
  room_id int,
  task_subtype_id int not null,
  is_active boolean not null,
  order_number int not null,
  primary key (company_id, id),
  unique (company_id, equipment_id, task_subtype_id),
  unique (company_id, room_id, task_subtype_id),
  foreign key (company_id, equipment_id) references equipment (company_id, id),
  foreign key (company_id, room_id) references rooms (company_id, id),
  check ((equipment_id is null) <> (room_id is null))
);
select app.protect('unit_task_groups');
revoke delete on unit_task_groups from larder_app;
