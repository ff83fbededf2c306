-- Who sends a request, what it wrote and what was answered.

-- One row for each write.
create table audit (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  company_id int,
  place_id int,
  actor text not null,
  user_id int,
  route text not null,
  entity text not null,
  entity_id text,
  detail jsonb not null default '{}',
  correlation_id text not null
);
create index audit_company on audit (company_id, id);
alter table audit enable row level security;
alter table audit force row level security;
create policy accounts on audit for insert to larder_public with check (company_id is null);
-- The operator's writes are audited like those of requests.
create policy operator on audit for insert to larder_gate with check (actor = 'operator');
create policy read on audit for select to larder_app
  using (company_id = any ((select app.companies())::int[]));
create policy write on audit for insert to larder_app with check (company_id is null
  or company_id = any ((select app.companies())::int[]));
revoke update, delete on audit from larder_app;
grant insert on audit to larder_public;
grant insert on audit to larder_gate;

-- What was answered to an operation that a device may send again: the same answer, for as long as the row is
-- stored.
create table replies (
  company_id int not null,
  -- Made on the device: an entry's own uuid, or the key of a later operation on it.
  op_id uuid not null,
  user_id int references users,
  -- SHA-256 over method, address and canonical body.
  body_hash bytea not null,
  status int not null,
  -- The answer's bytes.
  answer text not null,
  created_at timestamptz not null,
  primary key (company_id, op_id)
);
create index replies_created on replies using brin (created_at);
select app.protect('replies');
revoke update, delete on replies from larder_app;
grant update, delete on replies to larder_gate;

grant create on schema app to larder_gate;
set local role larder_gate;

-- Finds the actor and the target of a request in one statement, and sets the tenant of the transaction. Kind:
-- user, integration or shared; a shared credential is the secret of a link, or of a session that was opened
-- by one. A target outside the actor's companies is answered with null.
create function app.enter(p_kind text, p_hash bytea, p_now timestamptz, p_place int, p_company int)
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
      join companies c on c.id = m.company_id and c.removed_at is null where m.user_id = s.user_id) my_places
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

-- Deletes rows that are stored for a time only, at most p_most at once; answers how many.
create function app.prune_replies(p_before timestamptz, p_most int) returns int
language plpgsql security definer set search_path = public, pg_temp as $$
declare gone int;
begin
  delete from replies r using (
    select company_id, op_id from replies where created_at < p_before order by created_at limit p_most) o
  where r.company_id = o.company_id and r.op_id = o.op_id;
  get diagnostics gone = row_count;
  return gone;
end $$;

reset role;
revoke create on schema app from larder_gate;
revoke execute on function app.enter(text, bytea, timestamptz, int, int), app.prune_replies(timestamptz, int)
  from public;
grant execute on function app.enter(text, bytea, timestamptz, int, int) to larder_app, larder_public;
grant execute on function app.prune_replies(timestamptz, int) to larder_public;
