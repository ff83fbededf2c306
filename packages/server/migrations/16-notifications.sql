-- Notifications, their e-mails and the daily e-mail.

-- What people are notified of in the product; the next e-mail contains those that were not mailed yet.
create table notifications (
  company_id int not null,
  id bigint generated always as identity,
  place_id int not null,
  -- People are notified of the same event once.
  key text not null,
  kind text not null,
  at timestamptz not null,
  payload jsonb not null,
  mailed_at timestamptz,
  -- Null = everybody at the place; else for whom it is, and the addresses of its e-mail.
  user_ids int[],
  emails text[],
  primary key (company_id, id),
  unique (company_id, key),
  foreign key (company_id, place_id) references places (company_id, id)
);
create index notifications_place on notifications (company_id, place_id, id);
select app.protect('notifications');
revoke delete on notifications from larder_app;

-- Who has read which notification.
create table notification_reads (
  company_id int not null,
  notification_id bigint not null,
  user_id int not null references users,
  read_at timestamptz not null,
  primary key (company_id, notification_id, user_id),
  foreign key (company_id, notification_id) references notifications (company_id, id)
);
select app.protect('notification_reads');
revoke update, delete on notification_reads from larder_app;

-- One e-mail a place in a quarter of an hour.
create table notification_letters (
  company_id int not null,
  place_id int not null,
  last_at timestamptz,
  due_at timestamptz,
  primary key (company_id, place_id),
  foreign key (company_id, place_id) references places (company_id, id)
);
select app.protect('notification_letters');
revoke delete on notification_letters from larder_app;

-- The daily e-mail of a place: its local day of the last one, or of the last day without anything to report.
create table place_digests (
  company_id int not null,
  place_id int not null,
  last_date date not null,
  primary key (company_id, place_id),
  foreign key (company_id, place_id) references places (company_id, id)
);
select app.protect('place_digests');
revoke delete on place_digests from larder_app;

grant create on schema app to larder_gate;
set local role larder_gate;

-- Places whose local time is within the hours of the daily e-mail and that were not handled today.
create function app.find_places_to_remind(p_now timestamptz, p_from_hour int, p_to_hour int, p_most int)
  returns table (company_id int, place_id int, today date, last_date date)
language sql stable security definer set search_path = public, pg_temp as $$
  select p.company_id, p.id, l.at::date, d.last_date
  from places p
  join companies c on c.id = p.company_id and c.removed_at is null
  cross join lateral (select p_now at time zone p.timezone as at) l
  left join place_digests d on d.company_id = p.company_id and d.place_id = p.id
  where p.removed_at is null and extract(hour from l.at) >= p_from_hour
    and extract(hour from l.at) < p_to_hour and coalesce(d.last_date < l.at::date, true)
  order by p.company_id, p.id limit p_most
$$;

reset role;
revoke create on schema app from larder_gate;
revoke execute on function app.find_places_to_remind(timestamptz, int, int, int) from public;
grant execute on function app.find_places_to_remind(timestamptz, int, int, int) to larder_public;
