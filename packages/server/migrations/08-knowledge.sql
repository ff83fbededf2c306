-- Editions of the knowledge base.

-- A plan is read with the edition that it was made from, also after a newer one was published. Only the
-- operator writes.
create table knowledge_editions (
  version int primary key,
  -- Of facts and texts, hexadecimal.
  sha256 text not null,
  facts jsonb not null,
  -- Language → texts.
  texts jsonb not null,
  published_at timestamptz not null,
  -- Of what may not change under the same version: facts and English texts. A release may bring other
  -- languages.
  content_sha256 text
);
alter table knowledge_editions enable row level security;
alter table knowledge_editions force row level security;
create policy everyone_reads on knowledge_editions for select using (true);
create policy operator_completes on knowledge_editions for update using (true) with check (true);
create policy operator_publishes on knowledge_editions for insert with check (true);
revoke insert, update, delete on knowledge_editions from larder_app;
