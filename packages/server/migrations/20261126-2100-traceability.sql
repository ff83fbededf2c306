-- Traceability: lots, the records that receive, make, send and waste them, and which lot went into which.

-- Whom a recall must reach, and how.
alter table partners
  add column is_supplier boolean not null default true,
  add column is_customer boolean not null default false,
  add column email text not null default '',
  add column phone text not null default '',
  add column address text not null default '',
  -- Global Location Number of GS1: 13 digits.
  add column gln text not null default '';

-- Steps of the kitchen or plant by which batches are recorded.
create table traceability_stages (
  company_id int not null,
  id int generated always as identity unique,
  place_id int not null,
  name text not null check (name = btrim(name) and name <> ''),
  -- #rrggbb
  color text not null,
  -- Of core/traceability.
  stage_type_id int not null,
  is_preparation boolean not null,
  order_number int not null default 0,
  -- The task whose entries are asked for each batch of this stage.
  task_id int,
  version int not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- No longer offered; records that name it keep it.
  removed_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, place_id) references places (company_id, id)
);
create unique index traceability_stages_name on traceability_stages (company_id, place_id, lower(name))
  where removed_at is null;
select app.protect('traceability_stages');
revoke delete on traceability_stages from larder_app;

-- A lot is one product of one batch number from one supplier (or made here) at one place. The same batch number of two
-- suppliers is two lots.
create table lots (
  company_id int not null,
  id int generated always as identity unique,
  place_id int not null,
  product_id int not null,
  -- As it was called when the lot was first recorded.
  product_name text not null,
  batch_number text not null,
  -- Batch number in small letters without spaces: for searching and for the identity of the lot.
  batch_key text not null,
  -- Null = made at this place.
  supplier_id int,
  expiry_date date,
  -- Traceability lot code of 21 CFR 1.1320 and where it was given; empty where nobody asks for it.
  tlc text not null default '',
  tlc_source text not null default '',
  created_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, place_id) references places (company_id, id),
  foreign key (company_id, product_id) references products (company_id, id),
  foreign key (company_id, supplier_id) references partners (company_id, id)
);
create unique index lots_identity on lots (company_id, place_id, product_id, coalesce(supplier_id, 0), batch_key);
create index lots_batch on lots (company_id, batch_key);
create index lots_expiry on lots (company_id, place_id, product_id, expiry_date);
create index lots_supplier on lots (company_id, supplier_id) where supplier_id is not null;
select app.protect('lots');
revoke delete on lots from larder_app;

-- What happened to lots: goods received, a batch made, goods sent, waste, a stock count. One row is the present version.
create table traceability_records (
  company_id int not null,
  id int generated always as identity unique,
  place_id int not null,
  -- Made by the device that recorded it.
  uuid uuid not null,
  kind text not null check (kind in ('receipt', 'preparation', 'dispatch', 'waste', 'count')),
  stage_id int,
  -- Supplier of a receipt, customer of a dispatch.
  partner_id int,
  partner_name text not null default '',
  -- Another place of the company to which a dispatch goes.
  to_place_id int,
  document_type text not null default '',
  document_number text not null default '',
  -- Recipe by which a batch was made: products.version and the recipe's version of that day.
  recipe_version int,
  comment text not null default '',
  -- [{ id, sha256 }] of files.
  photos jsonb not null default '[]',
  -- The delivery check of a receipt, or the readings of a batch: ids of task_entries.
  entry_ids jsonb not null default '[]',
  has_issues boolean not null default false,
  occurred_at timestamptz not null,
  received_at timestamptz not null,
  created_by int references users,
  -- Who, by which device and how (core/entries), as entries keep it.
  identity jsonb,
  version int not null default 1,
  updated_at timestamptz not null,
  updated_by int references users,
  -- Declared as made in error; movements and links are gone, the versions stay.
  removed_at timestamptz,
  primary key (company_id, id),
  unique (company_id, uuid),
  foreign key (company_id, place_id) references places (company_id, id),
  foreign key (company_id, stage_id) references traceability_stages (company_id, id),
  foreign key (company_id, partner_id) references partners (company_id, id),
  foreign key (company_id, to_place_id) references places (company_id, id)
);
create index traceability_records_place
  on traceability_records (company_id, place_id, occurred_at desc, id desc) where removed_at is null;
create index traceability_records_partner on traceability_records (company_id, partner_id);
select app.protect('traceability_records');
revoke delete on traceability_records from larder_app;

-- Each version of a record as it was written, for history and for error declarations of EPCIS. Append-only.
create table traceability_record_versions (
  company_id int not null,
  place_id int not null,
  record_id int not null,
  version int not null,
  -- RecordContent of core/traceability.
  content jsonb not null,
  -- Why it was changed or removed; empty for the first.
  reason text not null default '',
  is_removal boolean not null default false,
  written_at timestamptz not null,
  written_by int references users,
  primary key (company_id, record_id, version),
  foreign key (company_id, record_id) references traceability_records (company_id, id),
  foreign key (company_id, place_id) references places (company_id, id)
);
select app.protect('traceability_record_versions');
revoke update, delete on traceability_record_versions from larder_app;

-- Amounts that the present version of a record takes from a lot (out) or adds to it (in); a count says what was there.
create table lot_movements (
  company_id int not null,
  id int generated always as identity unique,
  place_id int not null,
  record_id int not null,
  lot_id int not null,
  -- in = received or made, out = used in a batch or sent, waste = thrown away, count = found in stock.
  direction text not null check (direction in ('in', 'out', 'waste', 'count')),
  order_number int not null,
  -- As it was typed.
  amount numeric(20, 6) not null check (amount >= 0),
  amount_unit_id int not null,
  -- In kilograms, litres or pieces, by the units and densities of that day; null = no way from the one to the other.
  base_amount numeric(24, 9),
  base_unit text not null check (base_unit in ('kg', 'l', 'pc')),
  occurred_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, place_id) references places (company_id, id),
  foreign key (company_id, record_id) references traceability_records (company_id, id),
  foreign key (company_id, lot_id) references lots (company_id, id)
);
create index lot_movements_lot on lot_movements (company_id, lot_id, occurred_at);
create index lot_movements_record on lot_movements (company_id, record_id);
select app.protect('lot_movements');

-- Which lot went into which, by the present versions of the records; a transfer links the lot of one place to that of another.
create table lot_links (
  company_id int not null,
  parent int not null,
  child int not null,
  record_id int not null,
  base_amount numeric(24, 9),
  base_unit text not null,
  primary key (company_id, parent, child, record_id),
  foreign key (company_id, parent) references lots (company_id, id),
  foreign key (company_id, child) references lots (company_id, id),
  foreign key (company_id, record_id) references traceability_records (company_id, id)
);
create index lot_links_child on lot_links (company_id, child, parent);
create index lot_links_record on lot_links (company_id, record_id);
select app.protect('lot_links');

-- A recall or the drill of one: what it starts from, what was found, and the report that was signed.
create table recalls (
  company_id int not null,
  id int generated always as identity unique,
  place_id int not null,
  uuid uuid not null,
  is_drill boolean not null default false,
  -- { kind: 'lot' | 'supplier' | 'record' | 'finding', … } of core/traceability.
  origin jsonb not null,
  reason text not null default '',
  started_at timestamptz not null,
  started_by int references users,
  closed_at timestamptz,
  closed_by int references users,
  closed_name text,
  closed_role text,
  -- RecallReport of core/traceability, as it was when the recall was closed.
  report jsonb,
  version int not null default 1,
  primary key (company_id, id),
  unique (company_id, uuid),
  foreign key (company_id, place_id) references places (company_id, id)
);
create index recalls_place on recalls (company_id, place_id, started_at desc);
select app.protect('recalls');
revoke delete on recalls from larder_app;
