-- What the owner adds about the place's water: the supplier, the depth of the well.
alter table places add column water_source_comment text not null default '';
