-- People who work at a place, with and without an account. Whoever has access to a place is a worker of it.
create table workers (
  company_id int not null,
  id int generated always as identity unique,
  place_id int not null,
  -- The account; its own name and address are shown while the person has access.
  user_id int references users on delete set null,
  first_name text not null,
  last_name text not null default '',
  email text not null default '',
  phone text not null default '',
  position text not null default '',
  -- Personal identification code: for owners and `personnel` only.
  idcode text not null default '',
  -- No sign-in at the place, no e-mails; stays in the records.
  is_disabled boolean not null default false,
  -- Access level that a disabled person had, and gets again.
  kept_level text,
  stop_notification_cert boolean not null default false,
  stop_notification_training boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Everything personal is erased then; the row stays for the records that name it.
  removed_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, place_id) references places (company_id, id)
);
create index workers_place on workers (company_id, place_id);
create unique index workers_account on workers (company_id, place_id, user_id) where removed_at is null;
create index workers_user on workers (user_id);
select app.protect('workers');
revoke delete on workers from larder_app;
grant update on workers to larder_gate;

create table work_group_members (
  company_id int not null,
  place_id int not null,
  user_group_id int not null,
  worker_id int not null,
  primary key (company_id, user_group_id, worker_id),
  foreign key (company_id, user_group_id) references user_groups (company_id, id) on delete cascade,
  foreign key (company_id, worker_id) references workers (company_id, id) on delete cascade
);
create index work_group_members_worker on work_group_members (company_id, worker_id);
select app.protect('work_group_members');
grant insert, delete on work_group_members to larder_gate;

insert into workers (company_id, place_id, user_id, first_name, last_name, email, created_at, updated_at)
select m.company_id, m.place_id, u.id, u.firstname, u.lastname,
  case when coalesce(i.email, u.username) like '%@no-email.larder' then '' else coalesce(i.email, u.username) end,
  min(m.created_at), min(m.created_at)
from (
  select company_id, place_id, user_id, created_at from place_members
  union all
  select m.company_id, m.place_id, m.user_id, g.created_at from user_group_members m
    join user_groups g on g.company_id = m.company_id and g.id = m.user_group_id
) m
join users u on u.id = m.user_id
left join invitations i on i.company_id = m.company_id and i.user_id = u.id
group by m.company_id, m.place_id, u.id, i.email
order by m.company_id, m.place_id, u.id;

insert into work_group_members (company_id, place_id, user_group_id, worker_id)
select m.company_id, m.place_id, m.user_group_id, w.id from user_group_members m
join workers w on w.company_id = m.company_id and w.place_id = m.place_id and w.user_id = m.user_id;

-- Counted from the members now.
alter table user_groups drop column workers_count;

grant create on schema app to larder_gate;
set local role larder_gate;

-- Ends an invitation with all access that it carries. The worker stays, without an account.
create or replace function app.drop_invitation(p_user int) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not exists (select from invitations where user_id = p_user) then return; end if;
  delete from place_members where user_id = p_user;
  delete from company_members where user_id = p_user;
  update workers set user_id = null where user_id = p_user;
  delete from users where id = p_user;
end $$;

-- Moves the access of the invitation to the account. Access that the account has already stays as it is. A
-- worker that the account is already at the place gets the groups.
create or replace function app.accept_invitation(p_user int, p_account int) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if p_user = p_account or not exists (select from invitations where user_id = p_user)
    then raise insufficient_privilege; end if;
  update company_members m set user_id = p_account where m.user_id = p_user
    and not exists (select from company_members o where o.company_id = m.company_id
      and o.user_id = p_account);
  update place_members m set user_id = p_account where m.user_id = p_user
    and not exists (select from place_members o where o.company_id = m.company_id and o.place_id = m.place_id
      and o.user_id = p_account);
  update workers m set user_id = p_account where m.user_id = p_user
    and not exists (select from workers o where o.company_id = m.company_id and o.place_id = m.place_id
      and o.user_id = p_account and o.removed_at is null);
  insert into work_group_members (company_id, place_id, user_group_id, worker_id)
    select g.company_id, g.place_id, g.user_group_id, o.id from work_group_members g
    join workers m on m.company_id = g.company_id and m.id = g.worker_id and m.user_id = p_user
    join workers o on o.company_id = m.company_id and o.place_id = m.place_id and o.user_id = p_account
      and o.removed_at is null
    on conflict do nothing;
  perform app.drop_invitation(p_user);
end $$;

reset role;
revoke create on schema app from larder_gate;

drop table user_group_members;
