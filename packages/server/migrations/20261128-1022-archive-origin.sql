-- Archives prove where they come from: the fingerprint of the key that signed them.

-- Shown beside the download, so that whoever imports the archive can compare it.
alter table company_exports add column key_fingerprint text;

-- The installations whose archives a company went through; one row for each import.
create table imported_chains (
  company_id int not null,
  key_fingerprint text not null,
  imported_at timestamptz not null,
  -- Whether the operator compared it with the key of the installation where the company was exported.
  is_compared boolean not null,
  primary key (company_id, imported_at),
  foreign key (company_id) references companies (id)
);
select app.protect('imported_chains');
revoke insert, update, delete on imported_chains from larder_app;
