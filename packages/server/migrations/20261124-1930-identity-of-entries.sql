-- How the person of an entry was identified: by their own account, or by PIN on a tablet of the place.

-- Null in entries from before; so is worker_id where the person is none of the place's workers.
alter table task_entries add column worker_id int;
alter table task_entries add column device_id int;
-- pin_later: typed on the tablet without network; the person gave the PIN when it was sent.
alter table task_entries add column identified_by text
  check (identified_by in ('account', 'pin', 'pin_later', 'sensor'));
