-- When a task was disabled or removed: an entry that was made before is accepted when it is delivered later.
alter table tasks add column disabled_at timestamptz;
update tasks set disabled_at = updated_at where is_disabled;

create function app.keep_disabled_at() returns trigger language plpgsql as $$
begin
  if not new.is_disabled then
    new.disabled_at := null;
  elsif tg_op = 'INSERT' then
    new.disabled_at := new.created_at;
  elsif not old.is_disabled then
    new.disabled_at := new.updated_at;
  end if;
  return new;
end $$;
create trigger keep_disabled_at before insert or update of is_disabled on tasks for each row execute function app.keep_disabled_at();
