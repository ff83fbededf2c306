-- Every row of a company needs the company: a write beside the erasure either comes before it and is erased
-- too, or finds no company any more. What such writes have left of erased companies goes.
set local role larder_gate;
delete from audit t where company_id is not null and not exists (select from companies c where c.id = t.company_id);
delete from jobs t where company_id is not null and not exists (select from companies c where c.id = t.company_id);
delete from replies t where not exists (select from companies c where c.id = t.company_id);
delete from released_contents t where not exists (select from companies c where c.id = t.company_id);
delete from place_heads t where not exists (select from companies c where c.id = t.company_id);
delete from revision_texts t where not exists (select from companies c where c.id = t.company_id);
delete from revisions t where not exists (select from companies c where c.id = t.company_id);
delete from chain_heads t where not exists (select from companies c where c.id = t.company_id);
reset role;

alter table audit add foreign key (company_id) references companies;
alter table jobs add foreign key (company_id) references companies;
alter table replies add foreign key (company_id) references companies;
alter table released_contents add foreign key (company_id) references companies;
alter table place_heads add foreign key (company_id) references companies;
alter table revision_texts add foreign key (company_id) references companies;
alter table revisions add foreign key (company_id) references companies;
alter table chain_heads add foreign key (company_id) references companies;

-- The erasure holds the places of the company; a lock needs the right to update.
grant update (id) on places to larder_gate;
