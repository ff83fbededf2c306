-- Records that hold: the version and the device are hashed, personal texts are sealed, heads are signed; work by the clock.

alter table revisions add column format smallint not null default 1;
alter table revisions add column device text;
alter table revisions drop constraint revisions_op_check;
alter table revisions add constraint revisions_op_check check (op in ('create', 'change', 'remove', 'verify', 'confirm', 'erase'));

-- Free text that may name a person. The chain holds sha256('larder.text.1' ‖ salt ‖ text) only: what is erased here
-- leaves every hash as it was. An erasure is itself a revision that names the commitments.
create table revision_texts (
  company_id int not null,
  place_id int not null,
  commitment bytea not null,
  salt bytea,
  text text,
  erased_at timestamptz,
  primary key (company_id, place_id, commitment),
  check ((salt is null) = (text is null))
);

-- Public keys that heads were signed with; the private ones lie outside the database.
create table record_keys (
  key_id text primary key,
  verifier text not null,
  created_at timestamptz not null
);

-- A head: the root of the Merkle tree over every place's (place, number, hash), signed. The notes lie in a folder outside
-- too; these copies serve exports.
create table signed_heads (
  number int primary key,
  note text not null,
  signed_at timestamptz not null
);

-- What a head says of one place, with the proof that it is in the tree; only where the place's chain had grown.
create table place_heads (
  company_id int not null,
  place_id int not null,
  number int not null,
  seq bigint not null,
  hash bytea not null,
  leaf_index int not null,
  proof bytea not null,
  primary key (company_id, place_id, number)
);

select app.protect(t) from unnest(array['revision_texts', 'place_heads']::regclass[]) t;
revoke insert, update, delete on revision_texts, place_heads from larder_app;
grant select, insert, update on revision_texts to larder_gate;
grant select, insert on place_heads to larder_gate;
grant update on replies to larder_gate;

alter table record_keys enable row level security;
alter table record_keys force row level security;
create policy read on record_keys for select to larder_app using (true);
create policy gate on record_keys to larder_gate using (true) with check (true);
revoke insert, update, delete on record_keys from larder_app;
grant select, insert on record_keys to larder_gate;

alter table signed_heads enable row level security;
alter table signed_heads force row level security;
create policy read on signed_heads for select to larder_app using (true);
create policy gate on signed_heads to larder_gate using (true) with check (true);
revoke insert, update, delete on signed_heads from larder_app;
grant select, insert on signed_heads to larder_gate;

-- When a job that comes by the clock was last put into the queue.
create table job_schedules (
  name text primary key,
  last_at timestamptz not null
);
alter table job_schedules enable row level security;
alter table job_schedules force row level security;
create policy gate on job_schedules to larder_gate using (true) with check (true);
revoke all on job_schedules from larder_app;
grant select, insert, update on job_schedules to larder_gate;
grant insert on jobs to larder_gate;

drop function app.append_revision(int, int, text, text, text, text, timestamptz, timestamptz, text, text, text, text);
grant create on schema app to larder_gate;
set local role larder_gate;

-- Appends one revision to the place's chain; locks the head for the transaction. The columns are taken from the envelope,
-- so that what is read is what is hashed. p_texts: [[commitment, salt, text], …], the first two in hexadecimal.
-- hash = sha256('larder.revision.2' ‖ place ‖ seq ‖ version ‖ prev ‖ sha256(envelope) ‖ sha256(body)), integers as 8 bytes big-endian.
create function app.append_revision(p_envelope text, p_body text, p_texts jsonb) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_seq bigint; v_prev bytea; v_hash bytea; v_version bigint;
  e jsonb := p_envelope::jsonb;
  v_company int := (e ->> 'company_id')::int;
  v_place int := (e ->> 'place_id')::int;
begin
  if not (v_company = any (app.companies())) then raise insufficient_privilege; end if;
  select seq, hash into v_seq, v_prev from chain_heads where company_id = v_company and place_id = v_place for update;
  if not found then
    insert into chain_heads (company_id, place_id, seq, hash) values (v_company, v_place, 0, '\x') on conflict do nothing;
    select seq, hash into v_seq, v_prev from chain_heads where company_id = v_company and place_id = v_place for update;
  end if;
  v_seq := v_seq + 1;
  select coalesce(max(version), 0) + 1 into v_version from revisions
    where company_id = v_company and place_id = v_place and entity = e ->> 'entity' and entity_id = e ->> 'entity_id';
  v_hash := sha256(convert_to('larder.revision.2', 'UTF8') || int8send(v_place::bigint) || int8send(v_seq) || int8send(v_version) || v_prev
    || sha256(convert_to(p_envelope, 'UTF8')) || sha256(convert_to(p_body, 'UTF8')));
  insert into revisions (company_id, place_id, seq, entity, entity_id, version, op, actor, device, performed_at, received_at, reason, source, body, prev_hash, hash, format)
    values (v_company, v_place, v_seq, e ->> 'entity', e ->> 'entity_id', v_version, e ->> 'op', e ->> 'actor', e ->> 'device', (e ->> 'performed_at')::timestamptz,
      (e ->> 'received_at')::timestamptz, e ->> 'reason', e ->> 'source', p_body, v_prev, v_hash, 2);
  if p_texts is not null then
    insert into revision_texts (company_id, place_id, commitment, salt, text)
      select v_company, v_place, decode(t ->> 0, 'hex'), decode(t ->> 1, 'hex'), t ->> 2 from jsonb_array_elements(p_texts) t;
  end if;
  update chain_heads set seq = v_seq, hash = v_hash where company_id = v_company and place_id = v_place;
  return v_seq;
end $$;

-- Erases sealed texts of a place; how many there were. The caller appends the revision that says so.
create function app.erase_texts(p_company int, p_place int, p_commitments text[], p_now timestamptz) returns int
language plpgsql security definer set search_path = public, pg_temp as $$
declare v_count int;
begin
  if not (p_company = any (app.companies())) then raise insufficient_privilege; end if;
  update revision_texts set salt = null, text = null, erased_at = p_now
    where company_id = p_company and place_id = p_place and text is not null and commitment in (select decode(c, 'hex') from unnest(p_commitments) c);
  get diagnostics v_count = row_count;
  return v_count;
end $$;

-- Puts what is left of an entry's texts into the answers that were kept for devices to ask again.
create function app.erase_answers(p_company int, p_uuid uuid, p_texts jsonb) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not (p_company = any (app.companies())) then raise insufficient_privilege; end if;
  update replies set answer = (answer::jsonb || p_texts)::text where company_id = p_company and position('"uuid":"' || p_uuid || '"' in answer) > 0;
end $$;

-- Puts a job into the queue when its time has come since it was put there last; one of several processes does.
create function app.enqueue_due(p_name text, p_every_minutes int, p_now timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into job_schedules as s (name, last_at) values (p_name, p_now)
    on conflict (name) do update set last_at = excluded.last_at where s.last_at <= p_now - make_interval(mins => p_every_minutes);
  if not found then return false; end if;
  insert into jobs (name, payload, run_at, created_at) values (p_name, '{}', p_now, p_now);
  return true;
end $$;

reset role;
revoke create on schema app from larder_gate;
revoke execute on function app.append_revision(text, text, jsonb), app.erase_texts(int, int, text[], timestamptz), app.erase_answers(int, uuid, jsonb), app.enqueue_due(text, int, timestamptz) from public;
grant execute on function app.append_revision(text, text, jsonb), app.erase_texts(int, int, text[], timestamptz), app.erase_answers(int, uuid, jsonb) to larder_app;
grant execute on function app.enqueue_due(text, int, timestamptz) to larder_public;
