-- Standing duties of a place (tasks of type 1): the knowledge base's defaults once they are decided on, and its own.

create table work_group_tasks (
  company_id int not null,
  id int generated always as identity unique,
  place_id int not null,
  is_default boolean not null,
  task_subtype_id int not null check (task_subtype_id between 8 and 14),
  task_desc text check ((task_desc is null) = is_default),
  -- The group as long as it exists; the name is that of a group that is gone, or of somebody else.
  user_group_id int,
  responsible_name text not null default '',
  -- Who does it instead; null = the place itself.
  partner_id int,
  is_outsourceable boolean not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  removed_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, place_id) references places (company_id, id),
  foreign key (company_id, user_group_id) references user_groups (company_id, id) on delete set null (user_group_id),
  foreign key (company_id, partner_id) references partners (company_id, id)
);
create unique index work_group_tasks_default on work_group_tasks (company_id, place_id, task_subtype_id) where is_default;
create index work_group_tasks_place on work_group_tasks (company_id, place_id);
create index work_group_tasks_group on work_group_tasks (company_id, user_group_id) where user_group_id is not null;
create index work_group_tasks_partner on work_group_tasks (company_id, partner_id) where partner_id is not null;
select app.protect('work_group_tasks');
revoke delete on work_group_tasks from larder_app;
