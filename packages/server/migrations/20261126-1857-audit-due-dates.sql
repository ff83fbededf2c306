-- Until when what an audit found is to be put right.
alter table tickets add column due_on date;
alter table digital_audit_responses add column due_on date;
