-- Import of EPCIS: which event brought which version of a record, and what its document calls lots, products and partners.

create table traceability_events (
  company_id int not null,
  place_id int not null,
  -- eventID of EPCIS, or the hash of CBV 2.0 where the document gives none.
  event_id text not null,
  record_id int not null,
  version int not null,
  -- JSON as it was read: exported again as it came.
  event text not null,
  -- The document says that it was an error.
  is_declared boolean not null,
  read_at timestamptz not null,
  primary key (company_id, place_id, event_id),
  unique (company_id, record_id, version),
  foreign key (company_id, place_id) references places (company_id, id),
  foreign key (company_id, record_id) references traceability_records (company_id, id)
);
select app.protect('traceability_events');
revoke delete on traceability_events from larder_app;

create table traceability_names (
  company_id int not null,
  place_id int not null,
  -- Address of a lot or partner; key of a product.
  name text not null,
  lot_id int,
  product_id int,
  partner_id int,
  primary key (company_id, place_id, name),
  check (num_nonnulls(lot_id, product_id, partner_id) = 1),
  foreign key (company_id, place_id) references places (company_id, id),
  foreign key (company_id, lot_id) references lots (company_id, id),
  foreign key (company_id, product_id) references products (company_id, id),
  foreign key (company_id, partner_id) references partners (company_id, id)
);
create index traceability_names_lot on traceability_names (company_id, lot_id) where lot_id is not null;
select app.protect('traceability_names');
revoke delete on traceability_names from larder_app;
