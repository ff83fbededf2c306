-- What a company's token reads, and until when. Tokens from before read everything and have no end.
alter table company_tokens
  add column scopes text[] not null default '{plan,activity_log,documents,audits}',
  add column expires_at timestamptz;

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

reset role;
revoke create on schema app from larder_gate;
