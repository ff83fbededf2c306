-- What was answered to an operation that a device may send again: the same answer, for ever.

create table replies (
  company_id int not null,
  -- Made on the device: an entry's own uuid, or the key of a later operation on it.
  op_id uuid not null,
  user_id int references users,
  -- SHA-256 over method, address and canonical body.
  body_hash bytea not null,
  status int not null,
  -- The answer's bytes.
  answer text not null,
  created_at timestamptz not null,
  primary key (company_id, op_id)
);

select app.protect('replies'::regclass);
revoke update, delete on replies from larder_app;
