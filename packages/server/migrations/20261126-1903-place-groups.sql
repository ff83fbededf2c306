-- Groups of places of a chain: a place is in one of them.
create table place_groups (
  company_id int not null references companies,
  id int generated always as identity unique,
  name text not null,
  created_at timestamptz not null,
  created_by int not null references users,
  primary key (company_id, id)
);
create unique index place_groups_name on place_groups (company_id, lower(name));
select app.protect('place_groups');

create table place_group_places (
  company_id int not null,
  place_id int not null,
  group_id int not null,
  primary key (company_id, place_id),
  foreign key (company_id, place_id) references places (company_id, id),
  foreign key (company_id, group_id) references place_groups (company_id, id) on delete cascade
);
create index place_group_places_group on place_group_places (company_id, group_id);
select app.protect('place_group_places');

-- The checks of each day of places, counted by a job: hundreds of places are compared by them.
create table place_days (
  company_id int not null,
  place_id int not null,
  date date not null,
  ok int not null,
  missed int not null,
  breaches int not null,
  primary key (company_id, place_id, date),
  foreign key (company_id, place_id) references places (company_id, id)
);
select app.protect('place_days');

create index task_entries_breaches on task_entries (company_id, entry_date, place_id)
  where had_breach and removed_at is null;
