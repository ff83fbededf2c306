-- The number of a thing's last revision is looked up by the index that names the thing. Before, a database without
-- statistics (a new one, and the embedded one always) could take the index of the chain instead and read all revisions of the place
-- for each one that it appended.
create or replace function app.append_revision(p_envelope text, p_body text, p_texts jsonb) returns bigint
language plpgsql security definer set search_path = public, pg_temp set enable_seqscan = off as $$
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
  select version + 1 into v_version from revisions
    where company_id = v_company and place_id = v_place and entity = e ->> 'entity' and entity_id = e ->> 'entity_id' order by version desc limit 1;
  v_version := coalesce(v_version, 1);
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
