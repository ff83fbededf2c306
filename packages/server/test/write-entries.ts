/** Sends entries to a running server until it is gone. */
import { randomUUID } from 'node:crypto'

export type EntryTarget = { readonly place_id: number; readonly task_id: number; readonly token: string }

async function postEntry(
  server: string,
  { place_id, task_id, token }: EntryTarget,
  uuid: string,
): Promise<number> {
  const response = await fetch(
    `${server}/api/places/${place_id}/activity-log/task-subtypes/1/tasks/${task_id}/entries`,
    {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        uuid,
        entry_fields: [{ task_step_id: task_id, value: { temp: '4.0', unit: 'C' } }],
      }),
    },
  )
  await response.arrayBuffer()
  return response.status
}

/** Answers the uuids that were acknowledged. */
export async function writeEntries(
  server: string,
  target: EntryTarget,
  onAcknowledged: () => void,
): Promise<string[]> {
  const acknowledged: string[] = []
  for (;;) {
    const uuid = randomUUID()
    if ((await postEntry(server, target, uuid).catch(() => null)) !== 201) return acknowledged
    acknowledged.push(uuid)
    onAcknowledged()
  }
}
