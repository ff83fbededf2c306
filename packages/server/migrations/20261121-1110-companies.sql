-- Who of the colleagues has a way to sign in already: the others are shown as invited. Tells nothing of strangers.
grant create on schema app to larder_gate;
set local role larder_gate;

create function app.who_signs_in(p_users int[]) returns setof int
language sql stable security definer set search_path = public, pg_temp as $$
  select u.id from users u
  where u.id = any (p_users)
    and (u.password_hash is not null or u.id_code is not null or exists (select from sessions s where s.user_id = u.id))
    and (exists (select from company_members m where m.user_id = u.id and m.company_id = any (app.companies()))
      or exists (select from place_members m where m.user_id = u.id and m.company_id = any (app.companies())))
$$;

reset role;
revoke create on schema app from larder_gate;
revoke execute on function app.who_signs_in(int[]) from public;
grant execute on function app.who_signs_in(int[]) to larder_app;
