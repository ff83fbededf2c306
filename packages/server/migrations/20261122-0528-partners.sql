-- Suppliers and service providers of a place, by name. Entries keep the name as it was.

create table partners (
  company_id int not null,
  id int generated always as identity unique,
  place_id int not null,
  name text not null check (name = btrim(name) and name <> ''),
  is_disabled boolean not null default false,
  created_by int references users,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, place_id) references places (company_id, id)
);
create unique index partners_name on partners (company_id, place_id, lower(name));

select app.protect('partners'::regclass);
revoke delete on partners from larder_app;

-- Until now each step had its own list.
insert into partners (company_id, place_id, name, created_at, updated_at)
select distinct on (t.company_id, t.place_id, lower(btrim(o ->> 'text'))) t.company_id, t.place_id, btrim(o ->> 'text'), t.created_at, t.created_at
from tasks t cross join lateral jsonb_path_query(t.definition, '$.task_steps[*] ? (@.task_step_type_name == "choose_partner").options[*]') o
where btrim(o ->> 'text') <> '' order by t.company_id, t.place_id, lower(btrim(o ->> 'text')), t.id
on conflict do nothing;

-- What versions asked stays as it was.
alter table tasks disable trigger user;
update tasks set definition = jsonb_set(definition, '{task_steps}', (
  select jsonb_agg(case when step ->> 'task_step_type_name' = 'choose_partner' then step || '{"options":[],"allow_custom_value_ind":false}' else step end order by place) from jsonb_array_elements(definition -> 'task_steps') with ordinality as s(step, place)))
where jsonb_path_exists(definition, '$.task_steps[*] ? (@.task_step_type_name == "choose_partner")');
alter table tasks enable trigger user;
