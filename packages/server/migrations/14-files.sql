-- Files of a place and their contents.

-- A row is announced first, its content follows. The store has contents under their SHA-256.
create table files (
  company_id int not null,
  id int generated always as identity unique,
  place_id int not null,
  type text not null,
  filename text not null,
  on_paper boolean not null default false,
  metadata jsonb not null default '{}',
  mime text,
  size int,
  sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
  -- Of a picture, in pixels.
  width int,
  height int,
  uploaded_at timestamptz,
  created_at timestamptz not null,
  created_by int references users,
  removed_at timestamptz,
  -- Of a flow diagram that belongs to a product group.
  fsp_product_group_id int,
  -- Since when a record names the file: from then on it is neither removed nor given another content.
  held_at timestamptz,
  -- A photo that was taken without network comes after its record: the record names its uuid and the SHA-256
  -- of what will be sent, and its row waits for the content as long as that takes.
  uuid uuid,
  sent_sha256 text check (sent_sha256 ~ '^[0-9a-f]{64}$'),
  -- The entry or ticket that promised it.
  record_uuid uuid,
  primary key (company_id, id),
  foreign key (company_id, fsp_product_group_id) references fsp_product_groups (company_id, id)
    on delete set null (fsp_product_group_id),
  foreign key (company_id, place_id) references places (company_id, id),
  check ((sha256 is null) = (mime is null) and (sha256 is null) = (size is null)
    and (sha256 is null) = (uploaded_at is null)),
  check ((uuid is null) = (sent_sha256 is null) and (uuid is null) = (record_uuid is null))
);
create index files_place on files (company_id, place_id, type) where removed_at is null;
create unique index files_uuid on files (company_id, uuid);
create index files_sha256 on files (sha256) where sha256 is not null;
select app.protect('files');
revoke delete on files from larder_app;
grant update on files to larder_gate;

-- Contents that a file had before it was replaced or removed: they are stored for another day and count for
-- the company's storage as long.
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
select app.protect('released_contents');
revoke update, delete on released_contents from larder_app;
grant delete on released_contents to larder_gate;

-- Notes since when records name these files.
create function app.hold_files(p_company int, p_moment timestamptz, variadic p_lists jsonb[]) returns void
  language sql as $$
  update files f set held_at = p_moment
  where f.company_id = p_company and f.held_at is null
    and f.id in (select (x ->> 'id')::int from unnest(p_lists) l, jsonb_array_elements(l) x)
$$;

create function app.hold_entry_files() returns trigger language plpgsql as $$
begin
  perform app.hold_files(new.company_id, new.received_at, new.files,
    jsonb_path_query_array(new.entry_fields, '$[*].files[*]'));
  return null;
end $$;

create function app.hold_ticket_files() returns trigger language plpgsql as $$
begin
  perform app.hold_files(new.company_id, new.received_at, new.files, coalesce(new.entry_files, '[]'));
  return null;
end $$;

create function app.release_content() returns trigger language plpgsql as $$
begin
  insert into released_contents (company_id, sha256, size, released_at)
  values (old.company_id, old.sha256, old.size, coalesce(new.removed_at, new.uploaded_at));
  return null;
end $$;

grant create on schema app to larder_gate;
set local role larder_gate;

-- Removes a file that was announced and got no content until p_before; a file that a record names waits on.
-- For a job, which belongs to no company.
create function app.discard_waiting_file(p_id int, p_before timestamptz) returns void
language sql security definer set search_path = public, pg_temp as $$
  update files set removed_at = p_before where id = p_id and sha256 is null and not on_paper
    and removed_at is null and held_at is null and created_at < p_before
$$;

-- Which of these contents are named by a file, a record, the ZIP of a plan's version, or a version whose ZIP
-- is not made yet.
create function app.named_contents(p_sha256 text[], p_released_since timestamptz) returns setof text
language sql stable security definer set search_path = public, pg_temp as $$
  select sha256 from files where sha256 = any (p_sha256) and (removed_at is null or held_at is not null)
  union select sha256 from plan_version_files where sha256 = any (p_sha256)
  union select sha256 from released_contents where sha256 = any (p_sha256) and released_at > p_released_since
  union select named #>> '{}' from plan_versions v
    cross join lateral jsonb_path_query(v.document, '$.**.sha256') named
    where named #>> '{}' = any (p_sha256)
      and not exists (select from plan_version_files f where f.company_id = v.company_id
        and f.plan_id = v.plan_id and f.version = v.version)
$$;

-- For the job that removes contents, which belongs to no company.
create function app.forget_released_contents(p_before timestamptz) returns void
language sql security definer set search_path = public, pg_temp as $$
  delete from released_contents where released_at <= p_before
$$;

reset role;
revoke create on schema app from larder_gate;
revoke execute on function app.discard_waiting_file(int, timestamptz),
  app.named_contents(text[], timestamptz), app.forget_released_contents(timestamptz) from public;
grant execute on function app.discard_waiting_file(int, timestamptz), app.named_contents(text[], timestamptz),
  app.forget_released_contents(timestamptz) to larder_public;

-- A file that a record names is neither replaced nor removed.
create trigger hold_files after insert or update of files, entry_fields on task_entries for each row
  when (new.files <> '[]' or jsonb_path_exists(new.entry_fields, '$[*].files[0]'))
  execute function app.hold_entry_files();
create trigger hold_files after insert or update of files, entry_files on tickets for each row
  when (new.files <> '[]' or coalesce(new.entry_files, '[]') <> '[]')
  execute function app.hold_ticket_files();

-- Contents that nothing names any more can be swept up.
create trigger release_content after update of sha256, removed_at on files for each row
  when (old.sha256 is not null and old.removed_at is null
    and (new.sha256 is distinct from old.sha256 or new.removed_at is not null))
  execute function app.release_content();
