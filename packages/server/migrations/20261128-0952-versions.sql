-- The version that a change of a row is based on: a change of an older one is refused (409).
alter table companies add column version int not null default 1;
alter table places add column version int not null default 1;
alter table folders add column version int not null default 1;
alter table files add column version int not null default 1;
alter table partners add column version int not null default 1;
alter table monitoring_pause_periods add column version int not null default 1;
alter table place_groups add column version int not null default 1;
alter table product_units add column version int not null default 1;
alter table team_tasks add column version int not null default 1;
alter table team_task_entries add column version int not null default 1;
alter table work_group_tasks add column version int not null default 1;
alter table webhooks add column version int not null default 1;
alter table workers add column version int not null default 1;
