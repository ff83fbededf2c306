-- Places, their members, work groups and partners.

create table places (
  id int generated always as identity unique,
  company_id int not null references companies,
  name text not null,
  address text not null,
  country_id int not null,
  state_id int,
  person_phone text not null,
  person_email text not null,
  notification_email text not null default '',
  contact_person text not null,
  business_activity_id int not null,
  location_type_id int not null,
  number_of_employees text not null,
  preferred_language text not null,
  timezone text not null,
  extra_data jsonb not null default '[]',
  customer_groups jsonb not null default '[]',
  onboarding_progress jsonb not null default '[]',
  uses_custom_plan boolean not null default false,
  use_product_based_plan boolean not null default false,
  last_visit timestamptz,
  created_at timestamptz not null,
  removed_at timestamptz,
  -- Whether drawings and location plan are at the place on paper (plan.location, plan.plans).
  layouts_on_paper boolean not null default false,
  location_plan_on_paper boolean not null default false,
  -- Where its water comes from. A well of its own is not stored here: it is the switch uses_own_well_water of
  -- extra_data, from which the plan follows.
  water_source text check (water_source in ('public', 'other')),
  -- Whether the place's addresses get an e-mail when a person enters something outside its limit.
  mails_breaches boolean not null default true,
  primary key (company_id, id)
);
select app.protect('places');

create table place_members (
  id int generated always as identity,
  company_id int not null,
  place_id int not null,
  user_id int not null references users,
  access_level text not null,
  created_at timestamptz not null,
  primary key (company_id, id),
  unique (company_id, place_id, user_id),
  foreign key (company_id, place_id) references places (company_id, id)
);
create index place_members_user on place_members (user_id);
select app.protect('place_members');
grant update, delete on place_members to larder_gate;

-- Work groups.
create table user_groups (
  company_id int not null,
  id int generated always as identity unique,
  place_id int not null,
  name text not null,
  email text not null default '',
  workers_count int not null default 0 check (workers_count between 0 and 100000),
  is_default boolean not null,
  is_disabled boolean not null default false,
  created_at timestamptz not null,
  -- Counts up with every change: a change names the version that its author has seen.
  version int not null default 1,
  primary key (company_id, id),
  foreign key (company_id, place_id) references places (company_id, id)
);
create index user_groups_place on user_groups (company_id, place_id);
select app.protect('user_groups');

-- Who belongs to which work group: whose work a task of the day is.
create table user_group_members (
  company_id int not null,
  place_id int not null,
  user_group_id int not null,
  user_id int not null references users,
  primary key (company_id, user_group_id, user_id),
  foreign key (company_id, user_group_id) references user_groups (company_id, id) on delete cascade
);
create index user_group_members_user on user_group_members (company_id, place_id, user_id);
select app.protect('user_group_members');
grant update, delete on user_group_members to larder_gate;

-- Suppliers and service providers of a place, by name. Entries keep the name as it was.
create table partners (
  company_id int not null,
  id int generated always as identity unique,
  place_id int not null,
  name text not null check (name = btrim(name) and name <> ''),
  is_disabled boolean not null default false,
  created_by int references users,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, place_id) references places (company_id, id)
);
create unique index partners_name on partners (company_id, place_id, lower(name));
select app.protect('partners');
revoke delete on partners from larder_app;

-- Links by which people without an account see parts of a place.
create table shared_accesses (
  id int generated always as identity unique,
  company_id int not null,
  place_id int not null,
  public_id text not null unique,
  token_hash bytea not null unique,
  name text not null,
  email text not null,
  modules jsonb not null,
  lang text not null,
  valid_date date not null,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  removed_at timestamptz,
  created_by int references users,
  last_used_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, place_id) references places (company_id, id)
);
create index shared_accesses_place on shared_accesses (company_id, place_id) where removed_at is null;
select app.protect('shared_accesses');

-- Sessions of browsers that have opened a shared link.
create table shared_sessions (
  company_id int not null,
  id int generated always as identity unique,
  shared_access_id int not null,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, shared_access_id) references shared_accesses (company_id, id)
);
create index shared_sessions_access on shared_sessions (company_id, shared_access_id);
select app.protect('shared_sessions');

-- Accounts of the same company or place see each other.
create policy colleagues on users for select to larder_app using (
  id = (select app.user_id())
  or id in (select user_id from company_members)
  or id in (select user_id from place_members));
