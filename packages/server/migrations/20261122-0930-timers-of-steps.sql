-- An entry of a form with timers waits for its next step until then; both null = it is finished.
alter table task_entries
  add column next_step_id int,
  add column next_due_at timestamptz,
  add check ((next_step_id is null) = (next_due_at is null));
create index task_entries_running on task_entries (company_id, place_id, next_due_at) where next_step_id is not null and removed_at is null;

alter table revisions drop constraint revisions_op_check;
alter table revisions add constraint revisions_op_check check (op in ('create', 'change', 'remove', 'verify', 'confirm', 'erase', 'attach', 'continue'));

-- Null = everybody at the place; else whom it is for, and the addresses that a letter goes to.
alter table notifications add column user_ids int[], add column emails text[];

-- The instruction in one line stands on the day too.
create or replace function app.task_line(t tasks, words jsonb) returns text language sql stable as $$
  select left(row_to_json(shown)::text, -1) from (select
    t.id, t.task_subtype_id, words ->> 'name' as name, words ->> 'instruction' as instruction, coalesce(t.definition ->> 'instructionSummaryText', '') as "instructionSummaryText", t.is_default,
    t.task_version, t.definition -> 'is_checklist' as is_checklist, t.definition -> 'task_steps' as task_steps, t.definition -> 'sub_tasks' as sub_tasks,
    case when t."limit" is null then null else json_build_object('min', t."limit" -> 'min', 'max', t."limit" -> 'max', 'text', words ->> 'limit') end as "limit",
    coalesce(words -> 'options', '[]') || (t.definition #> '{corrective_action,options}') as action_options, (t.definition -> 'corrective_action') - 'options' as corrective_action,
    t.definition -> 'user_group_id' as user_group_id, t.definition -> 'responsible_role_ids' as responsible_role_ids, t.definition -> 'related_to' as related_to) shown
$$;


update task_lines l set line = app.task_line(t, case when l.lang = 'en' and not t.texts ? 'en' then null else t.texts -> l.lang end) from tasks t where t.company_id = l.company_id and t.id = l.task_id;
