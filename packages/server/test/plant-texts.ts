/** Writes a text into every name, note and number that people give in a company. */
import { query } from './builders.ts'
import type { TestApp } from './harness.ts'

const given =
  '(name|comment|description|notes?|title|reason|batch_number|^code|section|document_number|address|phone|trainer|kept_where)$'
/** They choose what is done. */
const chosen = '^(task_step_type_name|table_name|event_name|username)$'

/** A column may have a list of values, and then takes no text of people: it stays as it is. */
const made = `
create or replace function public.plant_texts(p_company int, p_text text, p_given text, p_chosen text)
  returns setof text language plpgsql as $plant$
declare
  c record;
  v_count int;
begin
  for c in select k.table_name as t, k.column_name as col,
      case when k.table_name = 'companies' then 'id' else 'company_id' end as key
    from information_schema.columns k join information_schema.tables b
      on b.table_schema = k.table_schema and b.table_name = k.table_name and b.table_type = 'BASE TABLE'
    where k.table_schema = 'public' and k.data_type = 'text' and k.is_generated = 'NEVER'
      and k.column_name ~ p_given and k.column_name !~ p_chosen
      and k.table_name not in ('audit', 'revisions', 'jobs', 'replies')
      and (k.table_name = 'companies' or exists (select from information_schema.columns i
        where i.table_schema = 'public' and i.table_name = k.table_name and i.column_name = 'company_id'))
  loop
    begin
      execute format('update %1$I set %2$I = $2 || n.n::text from (select ctid as at, row_number() over () as n
        from %1$I where %3$I = $1) n where %1$I.ctid = n.at', c.t, c.col, c.key)
        using p_company, p_text;
      get diagnostics v_count = row_count;
      if v_count > 0 then return next c.t || '.' || c.col; end if;
    exception when others then null;
    end;
  end loop;
  for c in select k.table_name as t, k.column_name as col from information_schema.columns k
    where k.table_schema = 'public' and k.data_type = 'jsonb' and k.table_name <> 'jobs'
      and exists (select from information_schema.columns i where i.table_schema = 'public'
        and i.table_name = k.table_name and i.column_name = 'company_id')
  loop
    begin
      execute format('update %1$I set %2$I = regexp_replace(%2$I::text,
        ''"((product_|partner_|supplier_)?name|comment|batch_number|document_number|title)": "[^"]*"'',
        ''"\\1": '' || replace(to_jsonb($2)::text, ''\\'', ''\\\\''), ''g'')::jsonb where company_id = $1', c.t, c.col)
        using p_company, p_text;
    exception when others then null;
    end;
  end loop;
end $plant$`

/** Rows differ by a number at the end. @returns the columns that have it now */
export async function plantTexts(test: TestApp, company_id: number, text: string): Promise<string[]> {
  await test.database.pool.query(made)
  const rows = await query<{ planted: string }>(test, 'select plant_texts($1, $2, $3, $4) as planted', [
    company_id,
    text,
    given,
    chosen,
  ])
  return rows.map(({ planted }) => planted)
}
