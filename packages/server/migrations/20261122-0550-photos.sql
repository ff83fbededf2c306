-- A photo that was taken without network comes after its record: the record names its uuid and the SHA-256 of what will
-- be sent, and its row waits for the content as long as that takes.
alter table files
  add column uuid uuid,
  add column sent_sha256 text check (sent_sha256 ~ '^[0-9a-f]{64}$'),
  -- The entry or ticket that promised it.
  add column record_uuid uuid,
  add check ((uuid is null) = (sent_sha256 is null) and (uuid is null) = (record_uuid is null));
create unique index files_uuid on files (company_id, uuid);

alter table revisions drop constraint revisions_op_check;
alter table revisions add constraint revisions_op_check check (op in ('create', 'change', 'remove', 'verify', 'confirm', 'erase', 'attach'));

-- What a record names waits on.
grant create on schema app to larder_gate;
set local role larder_gate;
create or replace function app.discard_waiting_file(p_id int, p_before timestamptz) returns void
language sql security definer set search_path = public, pg_temp as $$
  update files set removed_at = p_before where id = p_id and sha256 is null and not on_paper and removed_at is null and held_at is null and created_at < p_before
$$;
reset role;
revoke create on schema app from larder_gate;
