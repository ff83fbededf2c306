-- Why an entry was removed, for the mark that it leaves in lists; the chain holds it sealed.
alter table task_entries add column removal_reason text not null default '';
update task_entries e set removal_reason = coalesce((
  select r.reason from revisions r where r.company_id = e.company_id and r.place_id = e.place_id and r.entity = 'entry' and r.entity_id = e.uuid::text and r.op = 'remove' order by r.version desc limit 1), '')
where e.removed_at is not null;
create index task_entries_removed on task_entries (company_id, place_id, entry_date) where removed_at is not null;

-- Whether anything of a place came from a phone.
create index revisions_from_phone on revisions (company_id, place_id) where device = 'phone';
