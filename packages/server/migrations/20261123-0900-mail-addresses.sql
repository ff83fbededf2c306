-- E-mails of a place go to members of the company, and to other addresses only after they agreed by a mailed link.
-- A row is an address that was asked; the application can ask, only the holder of the link can confirm.
create table mail_addresses (
  company_id int not null references companies,
  email_key text not null,
  asked_at timestamptz not null,
  confirmed_at timestamptz,
  primary key (company_id, email_key)
);
select app.protect('mail_addresses'::regclass);
revoke insert, update, delete on mail_addresses from larder_app;
grant insert (company_id, email_key, asked_at), update (asked_at) on mail_addresses to larder_app;
grant update on mail_addresses to larder_gate;

-- Addresses that got e-mails before this migration keep getting them.
insert into mail_addresses (company_id, email_key, asked_at, confirmed_at)
  select distinct company_id, lower(btrim(email)), now(), now() from (
    select company_id, unnest(string_to_array(case when btrim(notification_email) = '' then person_email else notification_email end, ',')) as email
      from places where removed_at is null
    union all select company_id, email from user_groups) known
  where btrim(email) <> '';

alter table one_time_tokens drop constraint one_time_tokens_purpose_check;
alter table one_time_tokens add check (purpose in ('reset', 'invite', 'unsubscribe', 'smartid', 'oauth_state', 'mail_address'));

grant create on schema app to larder_gate;
set local role larder_gate;
-- Answers the company that may now send e-mails to the address; null where it was never asked or the company is gone.
create function app.confirm_mail_address(p_company int, p_email_key text, p_now timestamptz) returns text
language sql security definer set search_path = public, pg_temp as $$
  update mail_addresses m set confirmed_at = coalesce(m.confirmed_at, p_now) from companies c
    where m.company_id = p_company and m.email_key = p_email_key and c.id = m.company_id and c.removed_at is null
    returning c.name
$$;
reset role;
revoke create on schema app from larder_gate;
revoke execute on function app.confirm_mail_address(int, text, timestamptz) from public;
grant execute on function app.confirm_mail_address(int, text, timestamptz) to larder_public;
