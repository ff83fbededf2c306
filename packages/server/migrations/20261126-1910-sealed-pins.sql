-- PINs that are typed on a tablet without network, and judged when it is back.

-- Opens them (PKCS #8); the tablet has the public key. Null until somebody has signed in on the tablet.
alter table devices add column sealing_key bytea;

grant create on schema app to larder_gate;
drop function app.find_device(bytea);
set local role larder_gate;

-- The paired device; null where it is revoked.
create function app.find_device(p_token bytea) returns table (company_id int, place_id int, id int, name text,
  place text, lang text, sealing_key bytea)
language sql stable security definer set search_path = public, pg_temp as $$
  select d.company_id, d.place_id, d.id, d.name, p.name, p.preferred_language, d.sealing_key from devices d
  join places p on p.company_id = d.company_id and p.id = d.place_id and p.removed_at is null
  join companies c on c.id = d.company_id and c.removed_at is null
  where d.token_hash = p_token and d.revoked_at is null
$$;

reset role;
revoke create on schema app from larder_gate;
revoke execute on function app.find_device(bytea) from public;
grant execute on function app.find_device(bytea) to larder_public;
