/** Shared links whose last day is over, for a journey that does not wait until midnight. */
import { join } from 'node:path'
import { openPglite } from '#db/open.ts'

/** In the data folder of a server that does not run. */
export async function endLinksIn(data_folder: string, place_id: number): Promise<void> {
  const { pool, close } = await openPglite({ folder: join(data_folder, 'database') })
  try {
    await pool.query('update shared_accesses set expires_at = now() where place_id = $1', [place_id])
    await pool.query(
      `update shared_sessions s set expires_at = now() from shared_accesses a
        where a.company_id = s.company_id and a.id = s.shared_access_id and a.place_id = $1`,
      [place_id],
    )
  } finally {
    await close()
  }
}
