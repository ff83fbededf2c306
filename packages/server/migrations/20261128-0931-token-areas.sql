-- Areas of tokens: products and traceability are areas now, and every token has one.

-- Owners are told of tokens that read less from now on: those that were made for some areas only.
insert into jobs (company_id, name, payload, run_at, created_at)
select t.company_id, 'companies.tell_token_areas', 
  jsonb_build_object('company_id', t.company_id, 'token_ids', jsonb_agg(t.id order by t.id)),
  now(), now()
from company_tokens t join companies c on c.id = t.company_id and c.removed_at is null
where t.revoked_at is null and (t.expires_at is null or t.expires_at > now())
  and t.scopes <> '{}' and not t.scopes @> '{plan,activity_log,documents,audits}'
group by t.company_id;

-- A token with every area that there was reads everything, and goes on doing so. One without any area read
-- products and traceability alone, and goes on reading them.
update company_tokens set scopes = scopes || '{traceability,products}'
where scopes = '{}' or scopes @> '{plan,activity_log,documents,audits}';

alter table company_tokens
  alter column scopes drop default,
  add constraint company_tokens_scopes check (cardinality(scopes) > 0
    and scopes <@ '{plan,activity_log,traceability,products,documents,audits}');

-- Of which areas the records are that name a file. A file that no record names is of the area that its type
-- or its folder says.
alter table files
  add column named_by text[] not null default '{}'
    constraint files_named_by check (named_by <@ '{activity_log,traceability,audits}');

with present as (
  select e.company_id, x ->> 'id' as id, 'activity_log' as area
    from task_entries e,
      jsonb_array_elements(e.files || jsonb_path_query_array(e.entry_fields, '$[*].files[*]')) x
  union select t.company_id, x ->> 'id', 'activity_log'
    from tickets t, jsonb_array_elements(t.files || coalesce(t.entry_files, '[]')) x
  union select r.company_id, x ->> 'id', 'audits'
    from digital_audit_responses r, jsonb_array_elements(r.photos) x
  union select r.company_id, x ->> 'id', 'traceability'
    from traceability_records r, jsonb_array_elements(r.photos) x
), names as (select company_id, id::int as id, array_agg(distinct area order by area) as areas
  from present group by company_id, id)
update files f set named_by = names.areas from names
where f.company_id = names.company_id and f.id = names.id;

-- A damaged body is for the check of the records to name.
create function pg_temp.read_body(body text) returns jsonb language plpgsql as $$
begin
  return body::jsonb;
exception when others then
  return null;
end $$;

-- Files that records named and name no longer, by their older versions.
with former as (
  select distinct r.company_id, (x ->> 'id')::int as id,
    case r.entity when 'digital_audit' then 'audits'
      when 'traceability_record' then 'traceability' else 'activity_log' end as area
  from revisions r
  cross join lateral jsonb_path_query(pg_temp.read_body(r.body), '$.**.files[*] ? (@.id.type() == "number")') x
  where r.entity in ('entry', 'ticket', 'ticket_entry', 'digital_audit', 'traceability_record')
    and exists (select from files f where f.company_id = r.company_id and f.held_at is not null
      and f.named_by = '{}')
), names as (select company_id, id, array_agg(area order by area) as areas
  from former group by company_id, id)
update files f set named_by = names.areas from names
where f.company_id = names.company_id and f.id = names.id and f.held_at is not null and f.named_by = '{}';

-- Notes since when records name these files, and of which area they are.
create function app.hold_files(p_company int, p_moment timestamptz, p_area text, variadic p_lists jsonb[])
  returns void language sql as $$
  update files f set held_at = coalesce(f.held_at, p_moment),
    named_by = case when p_area = any (f.named_by) then f.named_by else f.named_by || p_area end
  where f.company_id = p_company and (f.held_at is null or not p_area = any (f.named_by))
    and f.id in (select (x ->> 'id')::int from unnest(p_lists) l, jsonb_array_elements(l) x)
$$;

create or replace function app.hold_entry_files() returns trigger language plpgsql as $$
begin
  perform app.hold_files(new.company_id, new.received_at, 'activity_log', new.files,
    jsonb_path_query_array(new.entry_fields, '$[*].files[*]'));
  return null;
end $$;

create or replace function app.hold_ticket_files() returns trigger language plpgsql as $$
begin
  perform app.hold_files(new.company_id, new.received_at, 'activity_log', new.files,
    coalesce(new.entry_files, '[]'));
  return null;
end $$;

drop function app.hold_files(int, timestamptz, jsonb[]);
