-- All answers that were given to a question of an audit. Two devices may answer without having seen each
-- other: then both are open until somebody chooses.
create table digital_audit_answers (
  company_id int not null,
  id int generated always as identity unique,
  place_id int not null,
  digital_audit_response_id int not null,
  -- As `version` of the response when it was given.
  version int not null,
  state text not null check (state in ('current', 'disputed', 'replaced')),
  -- Made by the device, which names it as the base of its next answer.
  uuid uuid,
  value text,
  is_not_applicable boolean not null,
  comment text not null,
  -- [{ id, sha256 }] of files.
  photos jsonb not null,
  due_on date,
  answered_at timestamptz not null,
  answered_by int references users,
  -- A client that does not say what its answer changes may replace those of the same session.
  session_id int,
  primary key (company_id, id),
  unique (company_id, digital_audit_response_id, version),
  foreign key (company_id, place_id) references places (company_id, id),
  foreign key (company_id, digital_audit_response_id) references digital_audit_responses (company_id, id)
);
create unique index digital_audit_answers_current
  on digital_audit_answers (company_id, digital_audit_response_id) where state = 'current';
select app.protect('digital_audit_answers');
revoke delete on digital_audit_answers from larder_app;

insert into digital_audit_answers (company_id, place_id, digital_audit_response_id, version, state, value,
  is_not_applicable, comment, photos, due_on, answered_at, answered_by)
select company_id, place_id, id, version, 'current', value, is_not_applicable, comment, photos, due_on,
  updated_at, updated_by
from digital_audit_responses;
