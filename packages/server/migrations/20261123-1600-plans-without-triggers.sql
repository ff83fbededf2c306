-- The server opens, reopens and unconfirms plans itself (features/plans/plan-state.queries.ts, features/places/write-place.ts).
drop trigger open_plan on places;
drop trigger reopen_plan on places;
drop trigger reopen_plan_kind on places;
drop trigger note_generation on food_safety_plans;
drop function app.open_plan();
drop function app.reopen_plan_of_place();
drop function app.reopen_plan(int, int);
drop function app.note_generation();
drop function app.unconfirm_plan(int, int);
