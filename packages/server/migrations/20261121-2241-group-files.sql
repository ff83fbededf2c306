-- Files that belong to a product group: its flow diagram as somebody has drawn it elsewhere.
alter table files
  add column fsp_product_group_id int,
  add foreign key (company_id, fsp_product_group_id) references fsp_product_groups (company_id, id) on delete set null (fsp_product_group_id);
