-- Whom a recall has reached, and what they answered.
create table recall_recipients (
  company_id int not null,
  place_id int not null,
  recall_id int not null,
  -- partner:12, place:3, or name:… where a dispatch names nobody of the list.
  recipient text not null check (recipient <> ''),
  informed_at timestamptz,
  informed_by int references users,
  answer text not null default '',
  updated_at timestamptz not null,
  primary key (company_id, recall_id, recipient),
  foreign key (company_id, recall_id) references recalls (company_id, id),
  foreign key (company_id, place_id) references places (company_id, id)
);
select app.protect('recall_recipients');
revoke delete on recall_recipients from larder_app;
