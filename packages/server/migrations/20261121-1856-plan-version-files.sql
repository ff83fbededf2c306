-- The ZIP of a confirmed version, by the SHA-256 of its bytes. Made once, never changed.
create table plan_version_files (
  company_id int not null,
  plan_id int not null,
  version int not null,
  place_id int not null,
  language text not null,
  sha256 text not null,
  size int not null,
  made_at timestamptz not null,
  primary key (company_id, plan_id, version),
  foreign key (company_id, plan_id, version) references plan_versions (company_id, plan_id, version),
  foreign key (company_id, place_id) references places (company_id, id)
);
select app.protect('plan_version_files');
revoke update, delete on plan_version_files from larder_app;
