-- Tickets: something that is wrong, told by who saw it, answered by who mends it. The row is what the chain says last of it.

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
  check ((entry_status is null) = (entry_at is null) and (entry_status is null) = (entry_on is null) and (entry_status is null) = (entry_received_at is null)
    and (entry_status is null) = (entry_by is null) and (entry_status is null) = (entry_version = 0))
);
create index tickets_day on tickets (company_id, place_id, raised_on desc, raised_at desc, id desc) where removed_at is null;
create index tickets_open on tickets (company_id, place_id, raised_at) where removed_at is null and entry_status is null;
create index tickets_answered on tickets (company_id, place_id, entry_on) where removed_at is null and entry_status is not null;
create index tickets_entry on tickets (company_id, related_task_entry_id) where related_task_entry_id is not null;

select app.protect('tickets');
revoke delete on tickets from larder_app;
