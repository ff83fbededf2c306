-- Who belongs to which work group of a place: whose work a task of the day is.

create table user_group_members (
  company_id int not null,
  place_id int not null,
  user_group_id int not null,
  user_id int not null references users,
  primary key (company_id, user_group_id, user_id),
  foreign key (company_id, user_group_id) references user_groups (company_id, id) on delete cascade
);
create index user_group_members_user on user_group_members (company_id, place_id, user_id);

select app.protect('user_group_members'::regclass);
