-- What records of traceability need beyond the lots themselves.

alter table lots
  -- Unit in which the lot is balanced, of core/measures: 1 kg, 2 l, 3 piece, 12 pack, 17 box, 18 portion.
  add column base_unit_id int not null default 3,
  -- The lot of another place of the company that was sent here; null = bought or made here.
  add column origin_lot_id int,
  add foreign key (company_id, origin_lot_id) references lots (company_id, id);

-- Two places of a company may each have made a batch of this number.
drop index lots_identity;
create unique index lots_identity on lots
  (company_id, place_id, product_id, coalesce(supplier_id, 0), coalesce(origin_lot_id, 0), batch_key);
create index lots_origin on lots (company_id, origin_lot_id) where origin_lot_id is not null;

alter table traceability_records
  -- SHA-256 of what the device sent: a second delivery is known by it.
  add column body_hash bytea;
create index traceability_records_entries on traceability_records using gin (entry_ids jsonb_path_ops);
