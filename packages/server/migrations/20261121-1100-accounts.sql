-- Accounts: a browser that several people share is known for each of them; a solved challenge counts once.

alter table known_devices drop constraint known_devices_pkey;
alter table known_devices add primary key (token_hash, user_id);
create index known_devices_user on known_devices (user_id);
create index one_time_tokens_user on one_time_tokens (user_id);

create index throttles_updated on throttles (updated_at);

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
