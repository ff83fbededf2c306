-- Flow diagrams that were edited by hand, and their verification on site. Without a row the generated one stands.
create table plan_flows (
  company_id int not null,
  id int generated always as identity unique,
  place_id int not null,
  -- null = of the whole place
  fsp_product_group_id int,
  is_edited boolean not null,
  -- The edited diagram; null = the generated one.
  graph jsonb,
  -- Of the generated diagram that stood beside it when it was stored: another one by now has to be compared.
  base_sha256 text,
  -- One more with every change of the diagram.
  version int not null default 0,
  updated_at timestamptz not null,
  updated_by int references users,
  verified_on date,
  verified_by text,
  verified_by_user int references users,
  verified_at timestamptz,
  -- Of the diagram that was compared with the site: the verification holds for no other.
  verified_graph_sha256 text,
  primary key (company_id, id),
  unique nulls not distinct (company_id, place_id, fsp_product_group_id),
  foreign key (company_id, place_id) references places (company_id, id),
  check (is_edited = (graph is not null)),
  check (num_nulls(verified_on, verified_by, verified_by_user, verified_at, verified_graph_sha256) in (0, 5))
);

select app.protect('plan_flows'::regclass);
revoke delete on plan_flows from larder_app;
