-- Templates of a company, and the audits of its places by them.
create table digital_audits (
  company_id int not null references companies,
  id int generated always as identity unique,
  name text not null,
  description text not null default '',
  -- The least percentage that passes.
  pass_percent int not null check (pass_percent between 0 and 100),
  is_archived boolean not null default false,
  -- Grows with each change of the template or of its questions.
  version int not null default 1,
  created_at timestamptz not null,
  created_by int references users,
  updated_at timestamptz not null,
  primary key (company_id, id)
);
create unique index digital_audits_name on digital_audits (company_id, lower(name)) where not is_archived;
select app.protect('digital_audits');

create table digital_audit_questions (
  company_id int not null,
  id int generated always as identity unique,
  digital_audit_id int not null,
  order_number int not null,
  -- As AuditQuestion of core, without its id.
  content jsonb not null,
  primary key (company_id, id),
  foreign key (company_id, digital_audit_id) references digital_audits (company_id, id) on delete cascade
);
create index digital_audit_questions_audit
  on digital_audit_questions (company_id, digital_audit_id, order_number, id);
select app.protect('digital_audit_questions');

create table digital_audit_results (
  company_id int not null,
  id int generated always as identity unique,
  place_id int not null,
  -- Made by the device that began it.
  uuid uuid not null,
  digital_audit_id int not null,
  -- Template as it was when the audit began: later changes do not touch it.
  digital_audit_version int not null,
  name text not null,
  pass_percent int not null,
  questions jsonb not null,
  comment text not null default '',
  started_at timestamptz not null,
  started_by int references users,
  -- Null while it is not confirmed.
  confirmed_at timestamptz,
  confirmed_by int references users,
  confirmed_name text,
  confirmed_role text,
  -- When it was first confirmed: from then on every change is a revision.
  recorded_at timestamptz,
  -- As AuditResultScore of core; of the present answers.
  score jsonb not null,
  version int not null default 1,
  updated_at timestamptz not null,
  removed_at timestamptz,
  primary key (company_id, id),
  unique (company_id, uuid),
  foreign key (company_id, place_id) references places (company_id, id),
  foreign key (company_id, digital_audit_id) references digital_audits (company_id, id),
  check ((confirmed_at is null) = (confirmed_name is null) and (confirmed_at is null) = (confirmed_role is null))
);
create index digital_audit_results_place
  on digital_audit_results (company_id, place_id, started_at desc, id desc) where removed_at is null;
create index digital_audit_results_audit on digital_audit_results (company_id, digital_audit_id);
select app.protect('digital_audit_results');
revoke delete on digital_audit_results from larder_app;

create table digital_audit_responses (
  company_id int not null,
  id int generated always as identity unique,
  place_id int not null,
  digital_audit_result_id int not null,
  question_id int not null,
  value text,
  is_not_applicable boolean not null default false,
  comment text not null default '',
  -- [{ id, sha256 }] of files.
  photos jsonb not null default '[]',
  -- The fault report of a finding.
  ticket_id int,
  version int not null default 1,
  updated_at timestamptz not null,
  updated_by int references users,
  primary key (company_id, id),
  unique (company_id, digital_audit_result_id, question_id),
  foreign key (company_id, place_id) references places (company_id, id),
  foreign key (company_id, digital_audit_result_id) references digital_audit_results (company_id, id),
  foreign key (company_id, ticket_id) references tickets (company_id, id)
);
select app.protect('digital_audit_responses');
revoke delete on digital_audit_responses from larder_app;
