-- Whether the place's addresses are written to when a person enters something that is not as it should be.
alter table places add column mails_breaches boolean not null default true;
