-- The chain says more of each record; records from before are sealed as they are found, by revisions of their own.

alter table revisions drop constraint revisions_op_check;
alter table revisions add constraint revisions_op_check check (op in ('create', 'change', 'remove', 'verify',
  'confirm', 'erase', 'attach', 'continue', 'seal'));

-- Number of the lot's present values: it orders what the chains of several places say of one lot.
-- 0 = no revision says it yet.
alter table lots add column version int not null default 0;
alter table lots alter column version set default 1;
