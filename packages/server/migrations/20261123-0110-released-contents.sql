-- Contents that a file had before it was replaced or removed: they stay for a day and count for the company's storage as long.
create table released_contents (
  company_id int not null,
  id int generated always as identity,
  sha256 text not null,
  size int not null,
  released_at timestamptz not null,
  primary key (company_id, id)
);
create index released_contents_sha256 on released_contents (sha256);
create index released_contents_at on released_contents (released_at);
select app.protect('released_contents'::regclass);
revoke update, delete on released_contents from larder_app;

create function app.release_content() returns trigger language plpgsql as $$
begin
  insert into released_contents (company_id, sha256, size, released_at)
  values (old.company_id, old.sha256, old.size, coalesce(new.removed_at, new.uploaded_at));
  return null;
end $$;
create trigger release_content after update of sha256, removed_at on files for each row
  when (old.sha256 is not null and old.removed_at is null and (new.sha256 is distinct from old.sha256 or new.removed_at is not null))
  execute function app.release_content();

create index files_sha256 on files (sha256) where sha256 is not null;

-- For the job that removes contents, which belongs to no company. Runs as the gate.
grant delete on released_contents to larder_gate;
grant create on schema app to larder_gate;
set local role larder_gate;
-- Which of these contents something names: a file, a record, the ZIP of a plan's version, or a version whose ZIP is not made yet.
create function app.named_contents(p_sha256 text[], p_released_since timestamptz) returns setof text
language sql stable security definer set search_path = public, pg_temp as $$
  select sha256 from files where sha256 = any (p_sha256) and (removed_at is null or held_at is not null)
  union select sha256 from plan_version_files where sha256 = any (p_sha256)
  union select sha256 from released_contents where sha256 = any (p_sha256) and released_at > p_released_since
  union select named #>> '{}' from plan_versions v cross join lateral jsonb_path_query(v.document, '$.**.sha256') named
    where named #>> '{}' = any (p_sha256)
      and not exists (select from plan_version_files f where f.company_id = v.company_id and f.plan_id = v.plan_id and f.version = v.version)
$$;
create function app.forget_released_contents(p_before timestamptz) returns void
language sql security definer set search_path = public, pg_temp as $$ delete from released_contents where released_at <= p_before $$;
reset role;
revoke create on schema app from larder_gate;
revoke execute on function app.named_contents(text[], timestamptz), app.forget_released_contents(timestamptz) from public;
grant execute on function app.named_contents(text[], timestamptz), app.forget_released_contents(timestamptz) to larder_public;
