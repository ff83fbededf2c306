-- Addresses of other software that are told what happens in a company, and what was sent to them.
create table webhooks (
  company_id int not null references companies,
  id int generated always as identity unique,
  url text not null,
  events text[] not null,
  -- Sealed with the installation's secret: it signs every notice.
  secret bytea not null,
  is_active boolean not null default true,
  -- After a failed attempt the address is left alone until then.
  quiet_until timestamptz,
  created_at timestamptz not null,
  created_by int not null references users,
  primary key (company_id, id)
);
select app.protect('webhooks');

create table webhook_deliveries (
  company_id int not null,
  id int generated always as identity unique,
  webhook_id int not null,
  -- The receiver's key against copies: the same at every attempt.
  uuid uuid not null,
  event text not null,
  -- What it tells of: told once to each webhook.
  key text not null,
  -- As it is sent and signed.
  body text not null,
  status text not null default 'waiting' check (status in ('waiting', 'delivered', 'failed')),
  attempts int not null default 0,
  created_at timestamptz not null,
  attempted_at timestamptz,
  response_status int,
  error text,
  next_attempt_at timestamptz,
  primary key (company_id, id),
  unique (company_id, webhook_id, key),
  foreign key (company_id, webhook_id) references webhooks (company_id, id) on delete cascade
);
create index webhook_deliveries_webhook on webhook_deliveries (company_id, webhook_id, id desc);
select app.protect('webhook_deliveries');
