-- The scan or photo of a certificate or training: a file of the person.
alter table team_task_entries
  add column file_id int,
  add foreign key (company_id, file_id) references files (company_id, id);
create index team_task_entries_file on team_task_entries (company_id, file_id) where file_id is not null;
