-- Answers of companies to the questionnaires of packages/locales/questionnaires.json; each is asked once.
create table questionnaire_answers (
  company_id int not null references companies,
  questionnaire_id int not null,
  -- [{ id, option_id }] by question; empty = the company did not want to answer.
  answers jsonb not null,
  answered_by int references users,
  answered_at timestamptz not null,
  primary key (company_id, questionnaire_id)
);
select app.protect('questionnaire_answers');
revoke update, delete on questionnaire_answers from larder_app;
