-- What a company has bought. Requests only read it: it is written by the operator, and later by the payment provider's
-- notices, neither of whom comes by a session. A company without a row is in its trial, or has nothing.
create table subscriptions (
  company_id int primary key references companies,
  price_package_id int not null check (price_package_id in (1, 10, 11, 12)),
  haccp_only boolean not null default false,
  haccp_renewable boolean not null default false,
  haccp_fast boolean not null default false,
  -- The last day.
  renewal_valid_to date,
  subscription_renewal_period text check (subscription_renewal_period in ('1 year', '1 month')),
  is_campaign boolean not null default false,
  stripe_subscription_id text,
  last_paid_amt numeric(12, 2),
  updated_at timestamptz not null
);
select app.protect('subscriptions'::regclass);
revoke insert, update, delete on subscriptions from larder_app;
grant insert, update, delete on subscriptions to larder_gate;

-- The operator's writes are audited like those of requests.
create policy operator on audit for insert to larder_gate with check (actor = 'operator');
grant insert on audit to larder_gate;
