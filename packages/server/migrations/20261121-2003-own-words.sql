-- Words of the place's own in its plan: whole sections, and texts before or after a section.

create table plan_section_groups (
  company_id int not null,
  id int generated always as identity unique,
  place_id int not null,
  name text not null,
  -- Heading of the side menu: general, haccp, annexes.
  section_group text not null check (section_group in ('general', 'haccp', 'annexes')),
  order_number int not null default 0,
  -- In which it was written.
  language text not null,
  -- RichText of core.
  content jsonb not null,
  -- Counts up with every change: whoever changes names the version that was seen.
  version int not null default 1,
  updated_at timestamptz not null,
  updated_by int references users,
  primary key (company_id, id),
  foreign key (company_id, place_id) references places (company_id, id)
);
create index plan_section_groups_place on plan_section_groups (company_id, place_id);

create table plan_texts (
  company_id int not null,
  id int generated always as identity unique,
  place_id int not null,
  -- Of the section at which it stands.
  static_name text not null,
  position text not null check (position in ('before', 'after')),
  language text not null,
  content jsonb not null,
  is_disabled boolean not null default false,
  version int not null default 1,
  updated_at timestamptz not null,
  updated_by int references users,
  primary key (company_id, id),
  foreign key (company_id, place_id) references places (company_id, id)
);
create index plan_texts_place on plan_texts (company_id, place_id);

select app.protect(t) from unnest(array['plan_section_groups', 'plan_texts']::regclass[]) t;
revoke delete on plan_texts from larder_app;
