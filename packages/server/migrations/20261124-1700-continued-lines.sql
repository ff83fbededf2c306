-- The line of a round that continues a single task which the plan has no more. Null = none does.
alter table tasks add column continued_by int;
alter table tasks add constraint tasks_continued_by foreign key (company_id, continued_by)
  references tasks (company_id, id);
create index tasks_continued_by on tasks (company_id, continued_by) where continued_by is not null;
