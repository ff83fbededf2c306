-- Payments by card: what the payment provider says of a company's subscription, and which customer it is there.

alter table subscriptions
  add column currency text,
  -- Places that are paid for.
  add column quantity int,
  add column recurring_payments_enabled boolean not null default false,
  add column card_number_suffix text,
  -- In the past while a payment is overdue.
  add column next_payment_date date,
  add column is_overdue boolean not null default false,
  -- The number of the reading that wrote the row: an older reading does not overwrite a newer one.
  add column provider_reading bigint;

create sequence provider_readings;
grant usage on sequence provider_readings to larder_gate;

create table stripe_customers (
  company_id int primary key references companies,
  customer_id text not null unique,
  created_at timestamptz not null
);
select app.protect('stripe_customers');
revoke update, delete on stripe_customers from larder_app;
grant insert on stripe_customers to larder_gate;

-- Events of the provider that were accepted: each is sent several times.
create table stripe_events (
  id text primary key,
  type text not null,
  received_at timestamptz not null
);
alter table stripe_events enable row level security;
alter table stripe_events force row level security;
create policy gate on stripe_events to larder_gate using (true) with check (true);
revoke all on stripe_events from larder_app;
grant select, insert, delete on stripe_events to larder_gate;
