-- Files of a place. A row is announced first, its content follows; content lies in the store under its SHA-256.
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
  primary key (company_id, id),
  foreign key (company_id, place_id) references places (company_id, id),
  check ((sha256 is null) = (mime is null) and (sha256 is null) = (size is null) and (sha256 is null) = (uploaded_at is null))
);
create index files_place on files (company_id, place_id, type) where removed_at is null;

select app.protect('files'::regclass);
revoke delete on files from larder_app;

-- Whether drawings and location plan lie at the place on paper (plan.location, plan.plans), and where its water comes
-- from. A well of its own is not told here: it is the switch uses_own_well_water of extra_data, from which the plan follows.
alter table places
  add column layouts_on_paper boolean not null default false,
  add column location_plan_on_paper boolean not null default false,
  add column water_source text check (water_source in ('public', 'other'));

-- A confirmed plan was complete without these pages. It stays so: what it rests on lies with the place.
update places p set layouts_on_paper = true, location_plan_on_paper = true
where exists (select from food_safety_plans f where f.company_id = p.company_id and f.place_id = p.id and f.status_type_id = 3);

-- Announced, and no content came until p_before: for the job that clears up. Runs as the gate, as jobs have no company.
grant update on files to larder_gate;
grant create on schema app to larder_gate;
set local role larder_gate;
create function app.discard_waiting_file(p_id int, p_before timestamptz) returns void
language sql security definer set search_path = public, pg_temp as $$
  update files set removed_at = p_before where id = p_id and sha256 is null and not on_paper and removed_at is null and created_at < p_before
$$;
reset role;
revoke create on schema app from larder_gate;
revoke execute on function app.discard_waiting_file(int, timestamptz) from public;
grant execute on function app.discard_waiting_file(int, timestamptz) to larder_public;
