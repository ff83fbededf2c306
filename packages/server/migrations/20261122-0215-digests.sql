-- One letter a day that reminds people of a place: the local day of which each place was told last, or that there was nothing to tell.
create table place_digests (
  company_id int not null,
  place_id int not null,
  last_date date not null,
  primary key (company_id, place_id),
  foreign key (company_id, place_id) references places (company_id, id)
);
select app.protect('place_digests'::regclass);
revoke delete on place_digests from larder_app;

grant create on schema app to larder_gate;
set local role larder_gate;

-- Places whose local day has come to the hour of letters and has not been looked through; not in the evening any more.
create function app.find_places_to_remind(p_now timestamptz, p_from_hour int, p_to_hour int, p_most int) returns table (company_id int, place_id int, today date, last_date date)
language sql stable security definer set search_path = public, pg_temp as $$
  select p.company_id, p.id, l.at::date, d.last_date
  from places p
  join companies c on c.id = p.company_id and c.removed_at is null
  cross join lateral (select p_now at time zone p.timezone as at) l
  left join place_digests d on d.company_id = p.company_id and d.place_id = p.id
  where p.removed_at is null and extract(hour from l.at) >= p_from_hour and extract(hour from l.at) < p_to_hour and coalesce(d.last_date < l.at::date, true)
  order by p.company_id, p.id limit p_most
$$;

reset role;
revoke create on schema app from larder_gate;
revoke execute on function app.find_places_to_remind(timestamptz, int, int, int) from public;
grant execute on function app.find_places_to_remind(timestamptz, int, int, int) to larder_public;
