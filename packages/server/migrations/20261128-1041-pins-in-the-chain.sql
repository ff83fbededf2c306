-- Whose a PIN is goes into the chain of its place, in the transaction that changes it.

-- A tablet's person is linked to the account by the server as the company, which may append to the chain.
grant execute on function app.enter_worker(bytea, int, timestamptz) to larder_app;

grant create on schema app to larder_gate;
set local role larder_gate;

drop function app.set_own_pin(int, text);
-- The PIN that the signed-in account chooses as one of these workers; answers where they work, and nothing
-- where the account is not the worker.
create function app.set_own_pin(p_worker int, p_hash text) returns table (company_id int, place_id int)
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare v_worker workers%rowtype;
begin
  select w.* into v_worker from workers w
    where w.id = p_worker and w.user_id = app.user_id() and w.removed_at is null and not w.is_disabled;
  if not found then return; end if;
  insert into worker_pins as n (company_id, worker_id, pin_hash, set_by)
    values (v_worker.company_id, v_worker.id, p_hash, v_worker.user_id)
    on conflict (company_id, worker_id) do update set pin_hash = excluded.pin_hash, set_by = excluded.set_by,
      given_by = null, code_hash = null, code_expires_at = null, code_given_by = null, tries = 0;
  return query select v_worker.company_id, v_worker.place_id;
end $$;

reset role;
revoke create on schema app from larder_gate;
revoke execute on function app.set_own_pin(int, text) from public;
grant execute on function app.set_own_pin(int, text) to larder_app;
