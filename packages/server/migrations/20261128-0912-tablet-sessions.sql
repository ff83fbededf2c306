-- A session by PIN on a tablet is a kind of its own and ends with the tablet; a PIN says who vouches for it.

-- The account that chose the PIN for itself. A person with an account signs in by no other PIN.
alter table worker_pins add column set_by int references users on delete cascade;
-- The names of those who gave the code of the present PIN, and the code that waits.
alter table worker_pins add column given_by text;
alter table worker_pins add column code_given_by text;

-- Who gave the code of the PIN by which the person was identified.
alter table task_entries add column vouched_by text;

-- PINs that were encrypted on a tablet and have been judged: each one counts once.
create table used_pins (
  company_id int not null,
  device_id int not null,
  -- SHA-256 of the encrypted PIN.
  digest bytea not null,
  used_at timestamptz not null,
  primary key (company_id, device_id, digest),
  foreign key (company_id, device_id) references devices (company_id, id)
);
select app.protect('used_pins');

-- Who gave the last code, by the audit.
with giver as (
  select distinct on (a.company_id, a.entity_id) a.company_id, a.entity_id::int as worker_id, a.user_id,
    nullif(btrim(concat_ws(' ', u.firstname, u.lastname)), '') as name
  from audit a left join users u on u.id = a.user_id
  where a.entity = 'worker_pin' and a.detail ->> 'code' = 'given' and a.entity_id ~ '^\d+$'
  order by a.company_id, a.entity_id, a.id desc)
update worker_pins n set
    code_given_by = case when n.code_hash is not null then g.name end,
    given_by = case when n.pin_hash is not null then g.name end,
    set_by = case when n.pin_hash is not null and w.user_id = g.user_id then g.user_id end
  from giver g, workers w
  where g.company_id = n.company_id and g.worker_id = n.worker_id
    and w.company_id = n.company_id and w.id = n.worker_id;

-- Codes for people with an account are not used any more: they choose the PIN in the account.
update worker_pins n set code_hash = null, code_expires_at = null, code_given_by = null
  from workers w where w.company_id = n.company_id and w.id = n.worker_id and w.user_id is not null
    and not exists (select from pin_accounts p where p.user_id = w.user_id);

-- Sessions on tablets start anew, so that none rests on a PIN that the person did not choose.
delete from sessions where device_id is not null;
-- A session that was exchanged on a tablet looks like any other one. Where an account with a PIN has ever
-- exchanged a session, all its sessions end, and the person signs in again.
delete from sessions s where exists (select from audit a
    where a.route = 'account.exchange_session' and a.user_id = s.user_id)
  and exists (select from workers w join worker_pins n on n.company_id = w.company_id and n.worker_id = w.id
    where w.user_id = s.user_id and n.pin_hash is not null);

grant delete on sessions to larder_gate;
grant insert on worker_pins to larder_gate;
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
        where m.user_id = s.user_id) mine
    cross join lateral (
      select jsonb_object_agg(m.place_id,
          jsonb_build_object('company_id', m.company_id, 'access_level', m.access_level)) as levels,
        array_agg(distinct m.company_id) as ids
      from place_members m
      join places p on p.company_id = m.company_id and p.id = m.place_id and p.removed_at is null
      join companies c on c.id = m.company_id and c.removed_at is null
        where m.user_id = s.user_id) my_places
    where s.token_hash = p_hash and s.device_id is null and s.expires_at > p_now
      and (s.remember or s.last_seen_at > p_now - interval '8 hours');
    if not found then
      -- By PIN on a tablet: as long as the tablet is paired and the person works at its place.
      select jsonb_build_object('kind', 'tablet', 'user_id', s.user_id, 'session_id', s.id,
          'last_seen_at', s.last_seen_at, 'company_id', d.company_id, 'place_id', d.place_id),
        array[d.company_id], s.user_id into v_actor, v_companies, v_user
      from sessions s
      join devices d on d.id = s.device_id and d.revoked_at is null
      join workers w on w.company_id = d.company_id and w.place_id = d.place_id and w.user_id = s.user_id
        and w.removed_at is null and not w.is_disabled
      join places p on p.company_id = d.company_id and p.id = d.place_id and p.removed_at is null
      join companies c on c.id = d.company_id and c.removed_at is null
      where s.token_hash = p_hash and s.expires_at > p_now
        and (s.remember or s.last_seen_at > p_now - interval '8 hours');
      if not found then return null; end if;
    end if;
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
      where t.token_hash = p_hash and t.revoked_at is null and c.removed_at is null
        and (t.expires_at is null or t.expires_at > p_now);
    if not found then return null; end if;
    v_actor := jsonb_build_object('kind', 'integration', 'company_id', v_token.company_id,
      'scopes', v_token.scopes);
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

-- The account of a worker on a device, made for the first entry by PIN. Null where the PIN is not of the
-- person: a person with an account has chosen it in the account.
create or replace function app.enter_worker(p_token bytea, p_worker int, p_now timestamptz) returns int
language plpgsql security definer set search_path = public, pg_temp as $$
declare v_worker workers%rowtype; v_device devices%rowtype; v_user int; v_lang text; v_own int;
begin
  select * into v_device from devices where token_hash = p_token and revoked_at is null;
  if not found then return null; end if;
  select * into v_worker from workers where company_id = v_device.company_id and place_id = v_device.place_id
    and id = p_worker and removed_at is null and not is_disabled for update;
  if not found then return null; end if;
  -- An invitation that waits stays as it is: its access belongs to the person who accepts it.
  if exists (select from invitations where user_id = v_worker.user_id) then return null; end if;
  if not exists (select from pin_accounts where user_id = v_worker.user_id) then
    v_own := v_worker.user_id;
  end if;
  if not exists (select from worker_pins where company_id = v_worker.company_id and worker_id = p_worker
    and set_by is not distinct from v_own) then return null; end if;
  update devices set last_seen_at = p_now where id = v_device.id;
  update worker_pins set tries = 0 where company_id = v_worker.company_id and worker_id = p_worker;
  if v_worker.user_id is not null then return v_worker.user_id; end if;
  select preferred_language into v_lang from places where company_id = v_device.company_id
    and id = v_device.place_id;
  insert into users (username, firstname, lastname, lang, created_at)
    values ('pin-' || gen_random_uuid() || '@no-email.larder', v_worker.first_name, v_worker.last_name, v_lang,
      p_now) returning id into v_user;
  insert into pin_accounts values (v_device.company_id, v_user);
  update workers set user_id = v_user where company_id = v_worker.company_id and id = p_worker;
  return v_user;
end $$;

-- Sessions on a tablet of the transaction's companies.
create function app.end_device_sessions(p_device int) returns void
language sql security definer set search_path = public, pg_temp as $$
  delete from sessions where device_id = p_device
    and exists (select from devices where id = p_device and company_id = any (app.companies()))
$$;

-- The workers that the signed-in account is, at places with a tablet or where an owner asked for a PIN.
create function app.own_pins() returns table (worker_id int, company text, place text, has_pin boolean)
language sql stable security definer set search_path = public, pg_temp as $$
  select w.id, c.name, p.name, coalesce(n.pin_hash is not null and n.set_by = w.user_id, false)
  from workers w
  join places p on p.company_id = w.company_id and p.id = w.place_id and p.removed_at is null
  join companies c on c.id = w.company_id and c.removed_at is null
  left join worker_pins n on n.company_id = w.company_id and n.worker_id = w.id
  where w.user_id = app.user_id() and w.removed_at is null and not w.is_disabled
    and (n.worker_id is not null or exists (select from devices d
      where d.company_id = w.company_id and d.place_id = w.place_id and d.revoked_at is null))
  order by 2, 3, 1
$$;

-- The PIN that the signed-in account chooses as one of these workers; answers whether it is the worker.
create function app.set_own_pin(p_worker int, p_hash text) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into worker_pins as n (company_id, worker_id, pin_hash, set_by)
    select w.company_id, w.id, p_hash, w.user_id from workers w
      where w.id = p_worker and w.user_id = app.user_id() and w.removed_at is null and not w.is_disabled
    on conflict (company_id, worker_id) do update set pin_hash = excluded.pin_hash, set_by = excluded.set_by,
      given_by = null, code_hash = null, code_expires_at = null, code_given_by = null, tries = 0;
  return found;
end $$;

reset role;
revoke create on schema app from larder_gate;
revoke execute on function app.end_device_sessions(int), app.own_pins(), app.set_own_pin(int, text) from public;
grant execute on function app.end_device_sessions(int), app.own_pins(), app.set_own_pin(int, text)
  to larder_app;
