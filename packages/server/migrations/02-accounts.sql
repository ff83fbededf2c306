-- Accounts, their sessions and tokens.

create table users (
  id int generated always as identity primary key,
  username text not null,
  username_key text generated always as (lower(username)) stored unique,
  password_hash text,
  firstname text not null default '',
  lastname text not null default '',
  id_code text,
  phone text,
  lang text not null default 'en',
  newsletter boolean not null default true,
  has_seen_intro_slides boolean not null default false,
  last_seen_notification_at timestamptz,
  created_at timestamptz not null,
  email_proven_at timestamptz
);
create unique index users_id_code on users (id_code) where id_code is not null;
alter table users enable row level security;
alter table users force row level security;
create policy accounts on users to larder_public using (true) with check (true);
create policy gate on users to larder_gate using (true) with check (true);
create policy self on users for update to larder_app using (id = (select app.user_id()))
  with check (id = (select app.user_id()));
revoke select, insert, delete on users from larder_app;
grant select, insert, update on users to larder_public;
grant select, insert, delete on users to larder_gate;
grant select (id, username, firstname, lastname, id_code, phone, lang, newsletter, has_seen_intro_slides,
  last_seen_notification_at, created_at) on users to larder_app;

create table sessions (
  id int generated always as identity primary key,
  token_hash bytea not null unique,
  user_id int not null references users on delete cascade,
  remember boolean not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_user on sessions (user_id);
alter table sessions enable row level security;
alter table sessions force row level security;
create policy accounts on sessions to larder_public using (true) with check (true);
create policy gate on sessions to larder_gate using (true);
create policy own on sessions to larder_app using (user_id = (select app.user_id()))
  with check (user_id = (select app.user_id()));
grant select, insert, update, delete on sessions to larder_public;
grant select on sessions to larder_gate;

-- Reset, invitation, Smart-ID and unsubscribe tokens: hashed, bound to a purpose, used once.
create table one_time_tokens (
  token_hash bytea primary key,
  purpose text not null check (purpose in ('reset', 'invite', 'unsubscribe', 'smartid', 'oauth_state',
    'mail_address')),
  user_id int references users on delete cascade,
  detail jsonb not null default '{}',
  expires_at timestamptz not null,
  used_at timestamptz
);
create index one_time_tokens_user on one_time_tokens (user_id);
alter table one_time_tokens enable row level security;
alter table one_time_tokens force row level security;
create policy accounts on one_time_tokens to larder_public using (true) with check (true);
create policy hand_out on one_time_tokens for insert to larder_app with check (true);
revoke select, update, delete on one_time_tokens from larder_app;
grant select, insert, update, delete on one_time_tokens to larder_public;

-- Browsers from which an account has signed in; several people may share one.
create table known_devices (
  token_hash bytea not null,
  user_id int not null references users on delete cascade,
  created_at timestamptz not null,
  primary key (token_hash, user_id)
);
create index known_devices_user on known_devices (user_id);
alter table known_devices enable row level security;
alter table known_devices force row level security;
create policy accounts on known_devices to larder_public using (true) with check (true);
revoke all on known_devices from larder_app;
grant select, insert, delete on known_devices to larder_public;

-- A solved challenge counts once.
create table used_challenges (
  challenge_hash bytea primary key,
  expires_at timestamptz not null
);
create index used_challenges_expiry on used_challenges (expires_at);
alter table used_challenges enable row level security;
alter table used_challenges force row level security;
create policy accounts on used_challenges to larder_public using (true) with check (true);
revoke all on used_challenges from larder_app;
grant select, insert, delete on used_challenges to larder_public;

-- Buckets of tokens that limit requests by key.
create table throttles (
  key text primary key,
  tokens double precision not null,
  updated_at timestamptz not null
);
create index throttles_updated on throttles (updated_at);
alter table throttles enable row level security;
alter table throttles force row level security;
create policy accounts on throttles to larder_public using (true) with check (true);
revoke all on throttles from larder_app;
grant select, insert, update, delete on throttles to larder_public;
