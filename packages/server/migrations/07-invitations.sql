-- Invitations, and limits of e-mails.

-- Until a person accepts, a stand-in account carries the access and the name that the inviter typed: nobody
-- can sign in as the stand-in, and nothing about an account with the same address is read. On acceptance the
-- access moves to the person's account and the stand-in is deleted.
create table invitations (
  company_id int not null references companies,
  -- The stand-in account.
  user_id int not null unique references users on delete cascade,
  email text not null,
  email_key text generated always as (lower(email)) stored,
  invited_by int references users on delete set null,
  created_at timestamptz not null,
  primary key (company_id, user_id),
  unique (company_id, email_key)
);
create index invitations_email on invitations (email_key);
select app.protect('invitations');
revoke insert, update, delete on invitations from larder_app;
grant insert, delete on invitations to larder_gate;

-- How many e-mails were sent on behalf of a company, of a person or to a recipient, by day.
create table mail_counts (
  scope text not null,
  day date not null,
  count int not null,
  primary key (scope, day)
);
alter table mail_counts enable row level security;
alter table mail_counts force row level security;
create policy gate on mail_counts to larder_gate using (true) with check (true);
revoke all on mail_counts from larder_app;
grant select, insert, update, delete on mail_counts to larder_gate;

grant create on schema app to larder_gate;
set local role larder_gate;

-- The stand-in account of the person; the one that exists, where the address was invited before.
create function app.invite_person(p_company int, p_email text, p_firstname text, p_lastname text, p_lang text,
  p_now timestamptz) returns int
language plpgsql security definer set search_path = public, pg_temp as $$
declare v_id int;
begin
  if not (p_company = any (app.companies())) then raise insufficient_privilege; end if;
  select user_id into v_id from invitations where company_id = p_company and email_key = lower(p_email);
  if found then return v_id; end if;
  insert into users (username, firstname, lastname, lang, created_at)
    values ('invited-' || gen_random_uuid() || '@no-email.larder', p_firstname, p_lastname, p_lang, p_now)
      returning id into v_id;
  insert into invitations (company_id, user_id, email, invited_by, created_at)
    values (p_company, v_id, p_email, app.user_id(), p_now);
  return v_id;
end $$;

-- What the holder of a mailed link may read of the invitation; null where it has ended.
create function app.find_invitation(p_user int) returns jsonb
language sql stable security definer set search_path = public, pg_temp as $$
  select jsonb_build_object('user_id', i.user_id, 'company_id', i.company_id, 'company', c.name,
    'email', i.email, 'inviter', coalesce(btrim(b.firstname || ' ' || b.lastname), ''),
    'firstname', u.firstname, 'lastname', u.lastname, 'lang', u.lang, 'account_id', a.id)
  from invitations i
  join users u on u.id = i.user_id
  join companies c on c.id = i.company_id and c.removed_at is null
  left join users b on b.id = i.invited_by
  left join users a on a.username_key = i.email_key
  where i.user_id = p_user
$$;

-- Ends an invitation with all access that it carries.
create function app.drop_invitation(p_user int) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not exists (select from invitations where user_id = p_user) then return; end if;
  delete from user_group_members where user_id = p_user;
  delete from place_members where user_id = p_user;
  delete from company_members where user_id = p_user;
  delete from users where id = p_user;
end $$;

-- Moves the access of the invitation to the account. Access that the account has already stays as it is.
create function app.accept_invitation(p_user int, p_account int) returns void
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
  update user_group_members m set user_id = p_account where m.user_id = p_user
    and not exists (select from user_group_members o where o.company_id = m.company_id
      and o.user_group_id = m.user_group_id and o.user_id = p_account);
  perform app.drop_invitation(p_user);
end $$;

-- Invitations to the address of the user. They are accepted here only where the address is proven, by a link
-- that was mailed to it: anybody can register somebody else's address.
create function app.list_own_invitations() returns table (id int, company_id int, company text, inviter text,
  created_at timestamptz, proven boolean)
language sql stable security definer set search_path = public, pg_temp as $$
  select i.user_id, i.company_id, c.name, coalesce(btrim(b.firstname || ' ' || b.lastname), ''), i.created_at,
    u.email_proven_at is not null
  from users u
  join invitations i on i.email_key = u.username_key
  join companies c on c.id = i.company_id and c.removed_at is null
  left join users b on b.id = i.invited_by
  where u.id = app.user_id() order by i.created_at, i.user_id
$$;

create function app.accept_own_invitation(p_user int) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not exists (select from app.list_own_invitations() where id = p_user and proven)
    then return false; end if;
  perform app.accept_invitation(p_user, app.user_id());
  return true;
end $$;

create function app.decline_own_invitation(p_user int) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not exists (select from app.list_own_invitations() where id = p_user) then return false; end if;
  perform app.drop_invitation(p_user);
  return true;
end $$;

-- After the company has removed access: an invitation without any ends.
create function app.end_empty_invitation(p_user int) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (select from invitations i where i.user_id = p_user and i.company_id = any (app.companies()))
    and not exists (select from company_members where user_id = p_user)
      and not exists (select from place_members where user_id = p_user)
  then perform app.drop_invitation(p_user); end if;
end $$;

-- Counts one more e-mail for each scope and day; answers the first scope that is over its limit.
create function app.count_mail(p_scopes text[], p_limits int[], p_day date) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare v_count int;
begin
  delete from mail_counts where day < p_day - 1;
  for i in 1 .. cardinality(p_scopes) loop
    insert into mail_counts as m (scope, day, count) values (p_scopes[i], p_day, 1)
      on conflict (scope, day) do update set count = m.count + 1 returning m.count into v_count;
    if v_count > p_limits[i] then return p_scopes[i]; end if;
  end loop;
  return null;
end $$;

reset role;
revoke create on schema app from larder_gate;
revoke execute on function app.invite_person(int, text, text, text, text, timestamptz),
  app.find_invitation(int), app.drop_invitation(int), app.accept_invitation(int, int),
  app.list_own_invitations(), app.accept_own_invitation(int), app.decline_own_invitation(int),
  app.end_empty_invitation(int), app.count_mail(text[], int[], date) from public;
grant execute on function app.invite_person(int, text, text, text, text, timestamptz),
  app.list_own_invitations(), app.accept_own_invitation(int), app.decline_own_invitation(int),
  app.end_empty_invitation(int), app.count_mail(text[], int[], date) to larder_app;
grant execute on function app.find_invitation(int), app.accept_invitation(int, int) to larder_public;
