-- Counts up with every change: whoever changes names the version that was seen, and does not write over what somebody else saved meanwhile.
alter table user_groups add column version int not null default 1;
alter table custom_analyses add column version int not null default 1;
alter table place_processes add column version int not null default 1;
