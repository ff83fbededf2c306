-- Who sends a request is known before its body is read and before it takes a place in the queue. Many hashes
-- at once, so that a flood of invented tokens costs one statement at a time.

grant create on schema app to larder_gate;
set local role larder_gate;

-- Those of the hashes that are credentials in use, and whose budgets they use: of an account, a shared link, a
-- token of a company, or the sensors of a company. `app.enter` decides what a credential may do.
create function app.find_credentials(p_hashes bytea[], p_now timestamptz)
  returns table (hash bytea, owner text)
language sql stable security definer set search_path = public, pg_temp as $$
  select s.token_hash, 'user ' || s.user_id from sessions s
    where s.token_hash = any (p_hashes) and s.expires_at > p_now
  union all
  select a.token_hash, 'shared ' || a.id from shared_accesses a
    where a.token_hash = any (p_hashes) and a.expires_at > p_now and a.removed_at is null
  union all
  select x.token_hash, 'shared ' || x.shared_access_id from shared_sessions x
    where x.token_hash = any (p_hashes) and x.expires_at > p_now
  union all
  select t.token_hash, 'integration ' || t.id from company_tokens t
    where t.token_hash = any (p_hashes) and t.revoked_at is null
      and (t.expires_at is null or t.expires_at > p_now)
  union all
  select q.token_hash, 'sensors ' || q.company_id from sensor_sources q
    where q.token_hash = any (p_hashes) and q.revoked_at is null
$$;

reset role;
revoke create on schema app from larder_gate;
revoke execute on function app.find_credentials(bytea[], timestamptz) from public;
grant execute on function app.find_credentials(bytea[], timestamptz) to larder_public;
