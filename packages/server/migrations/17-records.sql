-- The record: revisions in a hash chain, their sealed texts and signed heads.

-- Only app.append_revision writes.
create table revisions (
  company_id int not null,
  place_id int not null,
  seq bigint not null,
  entity text not null,
  entity_id text not null,
  version int not null,
  op text not null check (op in ('create', 'change', 'remove', 'verify', 'confirm', 'erase', 'attach',
    'continue')),
  actor text not null,
  performed_at timestamptz not null,
  received_at timestamptz not null,
  reason text,
  source text not null,
  -- RFC 8785 canonical JSON, as text: what is hashed is what is stored.
  body text not null,
  prev_hash bytea not null,
  hash bytea not null,
  -- How it is hashed: 1 = without device and version, 2 = with them.
  format smallint not null default 1,
  device text,
  primary key (company_id, place_id, seq),
  unique (company_id, place_id, entity, entity_id, version)
);
-- Whether anything of a place came from a phone.
create index revisions_from_phone on revisions (company_id, place_id) where device = 'phone';
select app.protect('revisions');
revoke insert, update, delete on revisions from larder_app;
grant insert, update on revisions to larder_gate;

-- The last revision of each place.
create table chain_heads (
  company_id int not null,
  place_id int not null,
  seq bigint not null,
  hash bytea not null,
  primary key (company_id, place_id)
);
select app.protect('chain_heads');
revoke insert, update, delete on chain_heads from larder_app;
grant insert, update on chain_heads to larder_gate;

-- Free text that may name a person. The chain contains only sha256('larder.text.1' ‖ salt ‖ text): erasing a
-- text here leaves every hash as it was. An erasure is itself a revision that names the commitments.
create table revision_texts (
  company_id int not null,
  place_id int not null,
  commitment bytea not null,
  salt bytea,
  text text,
  primary key (company_id, place_id, commitment),
  check ((salt is null) = (text is null))
);
select app.protect('revision_texts');
revoke insert, update, delete on revision_texts from larder_app;
grant insert, update on revision_texts to larder_gate;

-- Public keys that heads were signed with; the private keys are outside the database.
create table record_keys (
  key_id text primary key,
  verifier text not null,
  created_at timestamptz not null
);
alter table record_keys enable row level security;
alter table record_keys force row level security;
create policy gate on record_keys to larder_gate using (true) with check (true);
create policy read on record_keys for select to larder_app using (true);
revoke insert, update, delete on record_keys from larder_app;
grant select, insert on record_keys to larder_gate;

-- A head: the root of the Merkle tree over (place, number, hash) of every place, signed. The notes are also
-- in a folder outside; these copies serve exports.
create table signed_heads (
  number int primary key,
  note text not null,
  signed_at timestamptz not null
);
alter table signed_heads enable row level security;
alter table signed_heads force row level security;
create policy gate on signed_heads to larder_gate using (true) with check (true);
create policy read on signed_heads for select to larder_app using (true);
revoke insert, update, delete on signed_heads from larder_app;
grant select, insert on signed_heads to larder_gate;

-- What a head contains of one place, with the proof that it is in the tree; only where the place's chain had
-- grown.
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
select app.protect('place_heads');
revoke insert, update, delete on place_heads from larder_app;
grant insert on place_heads to larder_gate;

grant create on schema app to larder_gate;
set local role larder_gate;

-- Appends a revision to the chain of its place. enable_seqscan is off so that a database without statistics
-- (a new one, and the embedded one always) finds the record's last revision by the index that names the
-- record.
create function app.append_revision(p_envelope text, p_body text, p_texts jsonb) returns bigint
language plpgsql security definer set search_path = public, pg_temp set enable_seqscan = off as $$
declare
  v_seq bigint; v_prev bytea; v_hash bytea; v_version bigint;
  e jsonb := p_envelope::jsonb;
  v_company int := (e ->> 'company_id')::int;
  v_place int := (e ->> 'place_id')::int;
begin
  if not (v_company = any (app.companies())) then raise insufficient_privilege; end if;
  select seq, hash into v_seq, v_prev from chain_heads where company_id = v_company
    and place_id = v_place for update;
  if not found then
    insert into chain_heads (company_id, place_id, seq, hash) values (v_company, v_place, 0, '\x')
      on conflict do nothing;
    select seq, hash into v_seq, v_prev from chain_heads where company_id = v_company
      and place_id = v_place for update;
  end if;
  v_seq := v_seq + 1;
  select version + 1 into v_version from revisions
    where company_id = v_company and place_id = v_place and entity = e ->> 'entity'
      and entity_id = e ->> 'entity_id' order by version desc limit 1;
  v_version := coalesce(v_version, 1);
  v_hash := sha256(convert_to('larder.revision.2', 'UTF8') || int8send(v_place::bigint) || int8send(v_seq)
    || int8send(v_version) || v_prev
    || sha256(convert_to(p_envelope, 'UTF8')) || sha256(convert_to(p_body, 'UTF8')));
  insert into revisions (company_id, place_id, seq, entity, entity_id, version, op, actor, device,
    performed_at, received_at, reason, source, body, prev_hash, hash, format)
    values (v_company, v_place, v_seq, e ->> 'entity', e ->> 'entity_id', v_version, e ->> 'op',
      e ->> 'actor', e ->> 'device', (e ->> 'performed_at')::timestamptz,
      (e ->> 'received_at')::timestamptz, e ->> 'reason', e ->> 'source', p_body, v_prev, v_hash, 2);
  if p_texts is not null then
    insert into revision_texts (company_id, place_id, commitment, salt, text)
      select v_company, v_place, decode(t ->> 0, 'hex'), decode(t ->> 1, 'hex'), t ->> 2
        from jsonb_array_elements(p_texts) t;
  end if;
  update chain_heads set seq = v_seq, hash = v_hash where company_id = v_company and place_id = v_place;
  return v_seq;
end $$;

-- Erases sealed texts of a place; answers how many there were. The caller appends the revision that says so.
create function app.erase_texts(p_company int, p_place int, p_commitments text[]) returns int
language plpgsql security definer set search_path = public, pg_temp as $$
declare v_count int;
begin
  if not (p_company = any (app.companies())) then raise insufficient_privilege; end if;
  update revision_texts set salt = null, text = null
    where company_id = p_company and place_id = p_place and text is not null
      and commitment in (select decode(c, 'hex') from unnest(p_commitments) c);
  get diagnostics v_count = row_count;
  return v_count;
end $$;

-- Replaces erased texts in the answers that are stored for devices.
create function app.erase_answers(p_company int, p_uuid uuid, p_texts jsonb) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not (p_company = any (app.companies())) then raise insufficient_privilege; end if;
  update replies set answer = (answer::jsonb || p_texts)::text where company_id = p_company
    and position('"uuid":"' || p_uuid || '"' in answer) > 0;
end $$;

reset role;
revoke create on schema app from larder_gate;
revoke execute on function app.append_revision(text, text, jsonb), app.erase_texts(int, int, text[]),
  app.erase_answers(int, uuid, jsonb) from public;
grant execute on function app.append_revision(text, text, jsonb), app.erase_texts(int, int, text[]),
  app.erase_answers(int, uuid, jsonb) to larder_app;
