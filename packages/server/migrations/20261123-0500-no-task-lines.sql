-- The server describes today's tasks from their definition: nothing reads the stored text any more.
drop trigger keep_lines on tasks;
drop function app.keep_task_lines();
drop function app.task_line(tasks, jsonb);
drop table task_lines;
