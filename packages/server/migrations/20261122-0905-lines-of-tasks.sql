-- What the list of the day shows of a task beside where it stands, as JSON text that is written when the task is and only
-- joined when the list is read. Before, every reading took definition and texts of every task apart again.
create table task_lines (
  company_id int not null,
  task_id int not null,
  lang text not null,
  -- An object without its closing brace: what depends on the moment follows it.
  line text not null,
  -- Of a checklist: lines with a frequency of their own.
  own_lines jsonb,
  primary key (company_id, task_id, lang),
  foreign key (company_id, task_id) references tasks (company_id, id) on delete cascade
);
select app.protect('task_lines'::regclass);

create function app.task_line(t tasks, words jsonb) returns text language sql stable as $$
  select left(row_to_json(shown)::text, -1) from (select
    t.id, t.task_subtype_id, words ->> 'name' as name, words ->> 'instruction' as instruction, t.is_default,
    t.task_version, t.definition -> 'is_checklist' as is_checklist, t.definition -> 'task_steps' as task_steps, t.definition -> 'sub_tasks' as sub_tasks,
    case when t."limit" is null then null else json_build_object('min', t."limit" -> 'min', 'max', t."limit" -> 'max', 'text', words ->> 'limit') end as "limit",
    coalesce(words -> 'options', '[]') || (t.definition #> '{corrective_action,options}') as action_options, (t.definition -> 'corrective_action') - 'options' as corrective_action,
    t.definition -> 'user_group_id' as user_group_id, t.definition -> 'responsible_role_ids' as responsible_role_ids, t.definition -> 'related_to' as related_to) shown
$$;

-- Whoever writes the task. English stands for languages that it has no words in.
create function app.keep_task_lines() returns trigger language plpgsql as $$
begin
  insert into task_lines as l (company_id, task_id, lang, line, own_lines)
  select new.company_id, new.id, w.lang, app.task_line(new, w.words),
    case when (new.definition -> 'is_checklist')::boolean then jsonb_path_query_array(new.definition, '$.sub_tasks[*] ? (@.task_frequency_type_id != null || @.custom_frequency != null)') end
  from jsonb_each('{"en":null}' || new.texts) as w(lang, words)
  on conflict (company_id, task_id, lang) do update set line = excluded.line, own_lines = excluded.own_lines
    where (l.line, l.own_lines) is distinct from (excluded.line, excluded.own_lines);
  delete from task_lines where company_id = new.company_id and task_id = new.id and lang <> 'en' and not new.texts ? lang;
  return null;
end $$;
create trigger keep_lines after insert or update on tasks for each row execute function app.keep_task_lines();

insert into task_lines (company_id, task_id, lang, line, own_lines)
select t.company_id, t.id, w.lang, app.task_line(t, w.words),
  case when (t.definition -> 'is_checklist')::boolean then jsonb_path_query_array(t.definition, '$.sub_tasks[*] ? (@.task_frequency_type_id != null || @.custom_frequency != null)') end
from tasks t cross join lateral jsonb_each('{"en":null}' || t.texts) as w(lang, words);
