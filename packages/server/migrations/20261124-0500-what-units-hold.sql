-- Foods that a unit holds, by their keys; empty = everything that is kept there. The strictest of them decides the line
-- of the cold round at which the unit is read.
alter table equipment add column holds jsonb not null default '[]';
