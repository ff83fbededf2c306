-- Going on with an entry makes a new version of it, and is no correction.
alter table task_entries add column is_corrected boolean not null default false;
update task_entries set is_corrected = true where version > 1;
