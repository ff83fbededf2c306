-- Unreadable messages of a place are bounded: whoever sends many must not fill the disk for everybody.

grant create on schema app to larder_gate;
set local role larder_gate;

-- Deletes the oldest waiting messages of a place of the transaction beyond so many messages or bytes.
create function app.trim_quarantine(p_company int, p_place int, p_most int, p_most_bytes bigint) returns int
language plpgsql security definer set search_path = public, pg_temp as $$
declare gone int;
begin
  if not p_company = any (app.companies()) then return 0; end if;
  delete from sensor_quarantine q using (
    select id from (
      select id, row_number() over newest as place_in_line, sum(octet_length(body)) over newest as bytes
      from sensor_quarantine where company_id = p_company and place_id = p_place and resolved_at is null
      window newest as (order by id desc)) o
    where place_in_line > p_most or bytes > p_most_bytes) o
  where q.company_id = p_company and q.id = o.id;
  get diagnostics gone = row_count;
  return gone;
end $$;

reset role;
revoke create on schema app from larder_gate;
revoke execute on function app.trim_quarantine(int, int, int, bigint) from public;
grant execute on function app.trim_quarantine(int, int, int, bigint) to larder_app;
