-- Registering mails a link that proves the address. Until a member of the company has proven one, its e-mails to others
-- wait as jobs of the company that are due at no time.
alter table one_time_tokens drop constraint one_time_tokens_purpose_check;
alter table one_time_tokens
  add check (purpose in ('reset', 'invite', 'unsubscribe', 'smartid', 'oauth_state', 'mail_address', 'prove_email'));

grant select (email_proven_at) on users to larder_app;

grant create on schema app to larder_gate;
set local role larder_gate;
-- Makes the waiting e-mails of the user's companies due, where the user has proven an address.
create function app.release_mails(p_user int, p_now timestamptz) returns void
language sql security definer set search_path = public, pg_temp as $$
  update jobs j set run_at = p_now where j.run_at = 'infinity' and exists (
    select from company_members m join users u on u.id = m.user_id
    where m.company_id = j.company_id and m.user_id = p_user and u.email_proven_at is not null)
$$;
reset role;
revoke create on schema app from larder_gate;
revoke execute on function app.release_mails(int, timestamptz) from public;
grant execute on function app.release_mails(int, timestamptz) to larder_public, larder_app;
