/** Sensors that were last heard of an hour ago, for a journey that does not wait that long. */
import { join } from 'node:path'
import { openPglite } from '#db/open.ts'

/** In the data folder of a server that does not run: its watch looks as soon as it starts. */
export async function silenceSensorsIn(data_folder: string): Promise<void> {
  const { pool, close } = await openPglite({ folder: join(data_folder, 'database') })
  try {
    await pool.query("update sensor_states set heard_at = heard_at - interval '1 hour'")
    await pool.query("update sensors set judged_since = judged_since - interval '1 day'")
    await pool.query("update jobs set run_at = now() where name = 'sensors.watch'")
  } finally {
    await close()
  }
}
