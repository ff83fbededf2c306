/** SQL for the name of a worker. */
import { sql, type RawBuilder } from 'kysely'

/**
 * Joins the account `u` of the worker `w`, where the person has accepted and has access to the company:
 * row-level security shows no others.
 */
export const accountOfWorker = (): RawBuilder<unknown> =>
  sql`left join users u on u.id = w.user_id and not exists (select from invitations i
    where i.company_id = w.company_id and i.user_id = u.id) and not exists (select from pin_accounts a
    where a.company_id = w.company_id and a.user_id = u.id)`

/** The name of worker `w` with account `u`; the address where there is no name. */
export const shownName = (): RawBuilder<string> =>
  sql<string>`coalesce(nullif(btrim(concat_ws(' ', coalesce(u.firstname, w.first_name),
    coalesce(u.lastname, w.last_name))), ''), nullif(coalesce(u.username, w.email), ''), '')`
