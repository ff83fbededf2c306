-- What a place decided on the proposal to check a line less often, or as often as planned again. Decisions stay
-- as they were made.
create table frequency_decisions (
  company_id int not null,
  id bigint generated always as identity,
  place_id int not null,
  task_id int not null,
  kind text not null check (kind in ('lower', 'raise')),
  decision text not null check (decision in ('accept', 'keep')),
  from_frequency text not null,
  to_frequency text not null,
  reason text not null,
  -- Of the days before: checks due and filled, readings and those within the limit, breaches.
  evidence jsonb not null,
  -- The version of the task that the decision made; null = it stayed as it was.
  task_version int,
  decided_at timestamptz not null,
  decided_by int not null references users,
  primary key (company_id, id),
  foreign key (company_id, place_id) references places (company_id, id),
  foreign key (company_id, task_id) references tasks (company_id, id)
);
create index frequency_decisions_task on frequency_decisions (company_id, place_id, task_id, decided_at);
select app.protect('frequency_decisions');
revoke update, delete on frequency_decisions from larder_app;
