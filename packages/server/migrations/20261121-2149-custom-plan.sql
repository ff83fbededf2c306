-- A place may use a plan of its own (files of the type custom_plan) instead of the generated one: who confirmed those files, and when.

alter table food_safety_plans
  add column custom_confirmed_at timestamptz,
  add column custom_confirmed_by int references users,
  -- Of the list of files that was confirmed, names and contents.
  add column custom_confirmed_sha256 text,
  add check ((custom_confirmed_at is null) = (custom_confirmed_sha256 is null));
