-- The weekly summary of a company to each of its owners and members, and to owners of its places: the Monday of the
-- last one.
create table weekly_emails (
  company_id int not null references companies,
  user_id int not null references users on delete cascade,
  monday date not null,
  primary key (company_id, user_id)
);
create index weekly_emails_user on weekly_emails (user_id);
select app.protect('weekly_emails');
revoke delete on weekly_emails from larder_app;

grant create on schema app to larder_gate;
set local role larder_gate;

-- Who did not get the summary of the week before this Monday, of companies that existed in that week.
create function app.find_weekly_readers(p_monday date, p_most int)
  returns table (company_id int, user_id int)
language sql stable security definer set search_path = public, pg_temp as $$
  select r.company_id, r.user_id
  from (select m.company_id, m.user_id from company_members m where m.access_level ~ '^(owner|member)'
    union select m.company_id, m.user_id from place_members m where m.access_level ~ '^owner') r
  join companies c on c.id = r.company_id and c.removed_at is null and c.created_at < p_monday
  join users u on u.id = r.user_id and u.newsletter and u.email_proven_at is not null
  left join weekly_emails w on w.company_id = r.company_id and w.user_id = r.user_id
  where coalesce(w.monday < p_monday, true)
  order by r.company_id, r.user_id limit p_most
$$;

reset role;
revoke create on schema app from larder_gate;
revoke execute on function app.find_weekly_readers(date, int) from public;
grant execute on function app.find_weekly_readers(date, int) to larder_public;
grant select on weekly_emails to larder_gate;
