-- Analyses that the knowledge base asks for, as the place has changed them, beside those of its own: one table.
alter table custom_analyses
  -- Fact id in the knowledge base of the analysis that the row changes; null = one of the place's own.
  add column default_key text,
  -- Not done at this place; its results stay.
  add column is_disabled boolean not null default false,
  -- [Criterion] of core; null = those of the knowledge base.
  add column criteria jsonb,
  add constraint custom_analyses_default unique (company_id, place_id, default_key);

-- The analysis of the place's own (`custom_analyses.id`) that the task is made from; the analysis may be removed.
alter table tasks add column analysis_id int;
create unique index tasks_analysis on tasks (company_id, place_id, analysis_id) where removed_at is null;
