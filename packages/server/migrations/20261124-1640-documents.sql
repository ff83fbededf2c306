-- Documents of a place: folders in two levels, files that expire, and older contents of files.
create table folders (
  company_id int not null,
  id int generated always as identity unique,
  place_id int not null,
  -- Folders stand in two levels; a rule of core keeps that.
  parent_id int,
  -- A folder of every new place: named in the reader's language until somebody names it.
  default_key text,
  name text,
  -- Shows the plan's files of this type; holds none of its own.
  type text,
  order_number int not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, place_id) references places (company_id, id),
  foreign key (company_id, parent_id) references folders (company_id, id),
  check (name is not null or default_key is not null)
);
create index folders_place on folders (company_id, place_id, order_number);
create index folders_parent on folders (company_id, parent_id);
select app.protect('folders');

alter table files
  add column folder_id int,
  -- The last day on which the document is valid.
  add column valid_until date,
  -- Of a document on paper: where it is kept.
  add column kept_where text not null default '',
  -- Whom or what the document belongs to.
  add column partner_id int,
  add column worker_id int,
  add column equipment_id int,
  add column room_id int,
  -- The required document of the knowledge base that it is.
  add column document_key text,
  add foreign key (company_id, folder_id) references folders (company_id, id),
  add foreign key (company_id, partner_id) references partners (company_id, id),
  add foreign key (company_id, worker_id) references workers (company_id, id),
  add foreign key (company_id, equipment_id) references equipment (company_id, id),
  add foreign key (company_id, room_id) references rooms (company_id, id);
create index files_folder on files (company_id, folder_id, lower(filename), id)
  where folder_id is not null and removed_at is null;
create index files_valid on files (company_id, place_id, valid_until)
  where valid_until is not null and removed_at is null;
create index files_partner on files (company_id, partner_id) where partner_id is not null;
create index files_worker on files (company_id, worker_id) where worker_id is not null;
create index files_equipment on files (company_id, equipment_id) where equipment_id is not null;
create index files_room on files (company_id, room_id) where room_id is not null;

-- Contents that a document had before.
create table file_versions (
  company_id int not null,
  id int generated always as identity unique,
  place_id int not null,
  file_id int not null,
  filename text not null,
  mime text not null,
  size int not null,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  uploaded_at timestamptz not null,
  replaced_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, file_id) references files (company_id, id),
  foreign key (company_id, place_id) references places (company_id, id)
);
create index file_versions_file on file_versions (company_id, file_id, id);
create index file_versions_sha256 on file_versions (sha256);
select app.protect('file_versions');
revoke update, delete on file_versions from larder_app;

-- Required documents that a place does not need, with the reason.
create table document_exceptions (
  company_id int not null,
  place_id int not null,
  document_key text not null,
  reason text not null,
  created_at timestamptz not null,
  primary key (company_id, place_id, document_key),
  foreign key (company_id, place_id) references places (company_id, id)
);
select app.protect('document_exceptions');

-- The folders that a link opens; null = all.
alter table shared_accesses add column folder_ids jsonb;

insert into folders (company_id, place_id, default_key, type, order_number, created_at, updated_at)
select p.company_id, p.id, d.default_key, d.type, d.order_number, now(), now()
from places p cross join (values
  ('authorities', null, 1), ('suppliers', null, 2), ('staff', null, 3), ('maintenance', null, 4),
  ('laboratory', null, 5), ('pest_control', null, 6), ('instructions', null, 7),
  ('layout', 'premises_plan', 8), ('location', 'location_plan', 9), ('other', null, 10)
) d (default_key, type, order_number)
order by p.company_id, p.id, d.order_number;

grant create on schema app to larder_gate;
set local role larder_gate;

create or replace function app.named_contents(p_sha256 text[], p_released_since timestamptz) returns setof text
language sql stable security definer set search_path = public, pg_temp as $$
  select sha256 from files where sha256 = any (p_sha256) and (removed_at is null or held_at is not null)
  union select v.sha256 from file_versions v
    join files f on f.company_id = v.company_id and f.id = v.file_id and f.removed_at is null
    where v.sha256 = any (p_sha256)
  union select sha256 from plan_version_files where sha256 = any (p_sha256)
  union select sha256 from released_contents where sha256 = any (p_sha256) and released_at > p_released_since
  union select named #>> '{}' from plan_versions v
    cross join lateral jsonb_path_query(v.document, '$.**.sha256') named
    where named #>> '{}' = any (p_sha256)
      and not exists (select from plan_version_files f where f.company_id = v.company_id
        and f.plan_id = v.plan_id and f.version = v.version)
$$;

reset role;
revoke create on schema app from larder_gate;
