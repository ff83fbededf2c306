-- The worker claims, renews and ends jobs as larder_gate with statements of its own (kit/jobs.queries.ts).
drop function app.claim_job(timestamptz, int);
drop function app.finish_job(bigint);
drop function app.fail_job(bigint, text, timestamptz, timestamptz);
