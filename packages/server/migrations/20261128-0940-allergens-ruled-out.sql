-- Words of a list of ingredients that people settled: they do not name the allergen here. “8 soy lecithin” is the id of
-- the allergen and the word.
alter table products add column allergens_ruled_out text[] not null default '{}';
