-- A tablet for all: devices of a place, and people who sign in on them with a PIN.

create table devices (
  company_id int not null,
  id int generated always as identity unique,
  place_id int not null,
  name text not null,
  -- Null until the device is paired.
  token_hash bytea unique,
  code_hash bytea unique,
  code_expires_at timestamptz,
  created_by int references users on delete set null,
  created_at timestamptz not null,
  last_seen_at timestamptz,
  revoked_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, place_id) references places (company_id, id)
);
create index devices_place on devices (company_id, place_id);
select app.protect('devices');
revoke delete on devices from larder_app;
grant update on devices to larder_gate;

create table worker_pins (
  company_id int not null,
  worker_id int not null,
  -- argon2id; null until the person has chosen a PIN.
  pin_hash text,
  -- For the first PIN, and for a forgotten one.
  code_hash bytea,
  code_expires_at timestamptz,
  -- Tries since the last right one; from the sixth on each has to wait twice as long as the one before.
  tries int not null default 0,
  last_try_at timestamptz,
  primary key (company_id, worker_id),
  foreign key (company_id, worker_id) references workers (company_id, id) on delete cascade
);
select app.protect('worker_pins');
grant update on worker_pins to larder_gate;

-- Accounts that exist for the records alone: nobody can sign in to them but by PIN on a device.
create table pin_accounts (
  company_id int not null references companies,
  user_id int not null references users on delete cascade,
  primary key (company_id, user_id)
);
select app.protect('pin_accounts');
revoke insert, update, delete on pin_accounts from larder_app;
grant insert on pin_accounts to larder_gate;
create policy pin_accounts on users for select to larder_app using (id in (select user_id from pin_accounts));

-- A session of a device reaches its place alone, to fill checks, whatever the person may do elsewhere.
alter table sessions add column device_id int references devices (id) on delete cascade;

grant update on users to larder_gate;

grant create on schema app to larder_gate;
set local role larder_gate;

create or replace function app.enter(p_kind text, p_hash bytea, p_now timestamptz, p_place int, p_company int)
  returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_user int;
  v_shared shared_accesses%rowtype;
  v_token company_tokens%rowtype;
  v_actor jsonb;
  v_companies int[] := '{}';
  v_company int;
  v_target jsonb;
begin
  if p_kind = 'user' then
    select jsonb_build_object('kind', 'user', 'user_id', s.user_id, 'session_id', s.id,
        'last_seen_at', s.last_seen_at, 'companies', coalesce(mine.levels, '{}'),
        'places', coalesce(my_places.levels, '{}')),
      coalesce(mine.ids, '{}') || coalesce(my_places.ids, '{}'), s.user_id
      into v_actor, v_companies, v_user
    from sessions s
    cross join lateral (
      select jsonb_object_agg(m.company_id, m.access_level) as levels, array_agg(m.company_id) as ids
      from company_members m join companies c on c.id = m.company_id and c.removed_at is null
        where m.user_id = s.user_id and s.device_id is null) mine
    cross join lateral (
      select jsonb_object_agg(m.place_id,
          jsonb_build_object('company_id', m.company_id, 'access_level', m.access_level)) as levels,
        array_agg(distinct m.company_id) as ids
      from (select a.company_id, a.place_id, a.access_level from place_members a
          where a.user_id = s.user_id and s.device_id is null
        union all
        select d.company_id, d.place_id, 'readonly,temp-measurements' from devices d
          join workers w on w.company_id = d.company_id and w.place_id = d.place_id
            and w.user_id = s.user_id and w.removed_at is null and not w.is_disabled
          where d.id = s.device_id and d.revoked_at is null) m
      join places p on p.company_id = m.company_id and p.id = m.place_id and p.removed_at is null
      join companies c on c.id = m.company_id and c.removed_at is null) my_places
    where s.token_hash = p_hash and s.expires_at > p_now
      and (s.remember or s.last_seen_at > p_now - interval '8 hours');
    if not found then return null; end if;
  elsif p_kind = 'shared' then
    select s.* into v_shared from shared_accesses s
      join places p on p.company_id = s.company_id and p.id = s.place_id
      join companies c on c.id = s.company_id
      where s.id = (select a.id from shared_accesses a where a.token_hash = p_hash
          union all select x.shared_access_id from shared_sessions x
            where x.token_hash = p_hash and x.expires_at > p_now)
        and s.expires_at > p_now and s.removed_at is null and p.removed_at is null and c.removed_at is null;
    if not found then return null; end if;
    v_actor := jsonb_build_object('kind', 'shared', 'company_id', v_shared.company_id,
      'place_id', v_shared.place_id, 'modules', v_shared.modules,
      'shared_access_id', v_shared.id, 'last_used_at', v_shared.last_used_at);
    v_companies := array[v_shared.company_id];
  elsif p_kind = 'integration' then
    select t.* into v_token from company_tokens t join companies c on c.id = t.company_id
      where t.token_hash = p_hash and t.revoked_at is null and c.removed_at is null;
    if not found then return null; end if;
    v_actor := jsonb_build_object('kind', 'integration', 'company_id', v_token.company_id);
    v_companies := array[v_token.company_id];
  else
    v_actor := jsonb_build_object('kind', 'anonymous');
  end if;

  if p_place is not null then
    select p.company_id into v_company from places p where p.id = p_place and p.removed_at is null
      and p.company_id = any (v_companies);
    if found then v_target := jsonb_build_object('company_id', v_company, 'place_id', p_place); end if;
  elsif p_company is not null and p_company = any (v_companies) then
    v_company := p_company;
    v_target := jsonb_build_object('company_id', p_company);
  end if;
  -- The narrowest tenancy that the request needs: the target's company, else all of the actor's.
  perform
    set_config('app.companies',
      (case when v_company is null then v_companies else array[v_company] end)::text, true),
    set_config('app.user_id', coalesce(v_user::text, ''), true);
  return jsonb_build_object('actor', v_actor, 'target', v_target);
end $$;

-- The paired device; null where it is revoked.
create function app.find_device(p_token bytea) returns table (company_id int, place_id int, id int, name text,
  place text, lang text)
language sql stable security definer set search_path = public, pg_temp as $$
  select d.company_id, d.place_id, d.id, d.name, p.name, p.preferred_language from devices d
  join places p on p.company_id = d.company_id and p.id = d.place_id and p.removed_at is null
  join companies c on c.id = d.company_id and c.removed_at is null
  where d.token_hash = p_token and d.revoked_at is null
$$;

-- Gives the device of the code its token; answers whether there is one. A code is used once.
create function app.pair_device(p_code bytea, p_token bytea, p_now timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update devices set token_hash = p_token, code_hash = null, code_expires_at = null, last_seen_at = p_now
    where code_hash = p_code and code_expires_at > p_now and revoked_at is null;
  return found;
end $$;

-- The account of a worker on a device, made for the first entry by PIN.
create function app.enter_worker(p_token bytea, p_worker int, p_now timestamptz) returns int
language plpgsql security definer set search_path = public, pg_temp as $$
declare v_worker workers%rowtype; v_device devices%rowtype; v_user int; v_lang text;
begin
  select * into v_device from devices where token_hash = p_token and revoked_at is null;
  if not found then return null; end if;
  select * into v_worker from workers where company_id = v_device.company_id and place_id = v_device.place_id
    and id = p_worker and removed_at is null and not is_disabled for update;
  if not found then return null; end if;
  update devices set last_seen_at = p_now where id = v_device.id;
  update worker_pins set tries = 0 where company_id = v_worker.company_id and worker_id = p_worker;
  if v_worker.user_id is not null
    and not exists (select from invitations where user_id = v_worker.user_id) then return v_worker.user_id; end if;
  -- An invitation that waits stays as it is: its access belongs to the person who accepts it.
  if v_worker.user_id is not null then return null; end if;
  select preferred_language into v_lang from places where company_id = v_device.company_id
    and id = v_device.place_id;
  insert into users (username, firstname, lastname, lang, created_at)
    values ('pin-' || gen_random_uuid() || '@no-email.larder', v_worker.first_name, v_worker.last_name, v_lang,
      p_now) returning id into v_user;
  insert into pin_accounts values (v_device.company_id, v_user);
  update workers set user_id = v_user where company_id = v_worker.company_id and id = p_worker;
  return v_user;
end $$;

-- The account has the name that the place gives the worker; empty when the worker is erased.
create function app.name_pin_account(p_user int, p_first text, p_last text) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update users set firstname = p_first, lastname = p_last where id = p_user
    and exists (select from pin_accounts where user_id = p_user and company_id = any (app.companies()));
end $$;

reset role;
revoke create on schema app from larder_gate;
revoke execute on function app.find_device(bytea), app.pair_device(bytea, bytea, timestamptz),
  app.enter_worker(bytea, int, timestamptz), app.name_pin_account(int, text, text) from public;
grant execute on function app.find_device(bytea), app.pair_device(bytea, bytea, timestamptz),
  app.enter_worker(bytea, int, timestamptz) to larder_public;
grant execute on function app.name_pin_account(int, text, text) to larder_app;
