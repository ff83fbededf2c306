/** Saves operations: on the disk of this device, or else on the server. */
import { addressOf, type CallInput, type Route } from '@larder/contract/kit'
import { photos as photoRoutes } from '@larder/contract/photos'
import { asProblem, Problem } from '../problem.ts'
import { proofForLater } from '../tablet.ts'
import { Unsent } from './deliver.ts'
import { announceAndWake } from './deliverer.ts'
import { writesOf, type OutboxItem } from './item.ts'
import type { Photo } from './photo.ts'
import { personNow, refresh, store } from './queue.ts'
import { sendItem } from './send-item.ts'

type Operation<R extends Route> = Pick<OutboxItem, 'entity' | 'title' | 'detail' | 'place_id'> & {
  readonly route: R
  readonly input: CallInput<R>
  /** The operation's uuid; one of its own where the record has none yet to give. */
  readonly op_id?: string
  readonly task_id?: number
  /** The photos that the body names; sent after the record. */
  readonly photos?: readonly Photo[]
  /** Operations that are sent before: the body names their records by these uuids. */
  readonly after?: readonly string[]
}

type Draft = Omit<OutboxItem, 'order'>
type Common = Omit<Draft, 'op_id' | 'delivery' | 'detail' | 'photo' | 'writes'> & Pick<Route, 'writes'>
/** The record that photos belong to, and the route that writes it. */
type RecordFacts = Pick<Operation<Route>, 'route' | 'entity' | 'title' | 'place_id'>

const commonOf = (
  user_id: number,
  { route, entity, title, place_id, task_id = null }: RecordFacts & { readonly task_id?: number | null },
): Common => ({
  entity,
  title,
  place_id,
  task_id,
  user_id,
  queued_at: Date.now(),
  state: 'waiting',
  attempts: 0,
  next_at: 0,
  refusal: null,
  sent_at: null,
  writes: route.writes,
  ...proofForLater(),
})

const photoItem = (common: Common, { uuid, filename, type, bytes }: Photo): Draft => ({
  ...common,
  op_id: uuid,
  detail: filename,
  photo: { name: filename, type, size: bytes.byteLength },
  delivery: {
    route: photoRoutes.send.name,
    method: photoRoutes.send.method,
    address: addressOf(photoRoutes.send, { params: { placeId: common.place_id, uuid } }),
    body: null,
  },
})

/** Record and photos are on the disk together or not at all. */
async function put(items: readonly Draft[], photos: readonly Photo[]): Promise<void> {
  await store.add(
    items,
    photos.map(({ uuid, bytes }) => ({ op_id: uuid, bytes })),
  )
  await announceAndWake()
}

function recordItem<R extends Route>(operation: Operation<R>, common: Common): Draft {
  const { route, input, detail, after = [] } = operation
  return {
    ...common,
    op_id: operation.op_id ?? crypto.randomUUID(),
    detail,
    photo: null,
    ...(after.length > 0 && { after }),
    delivery: {
      route: route.name,
      method: route.method,
      address: addressOf(route, input),
      body: input.body === undefined ? null : JSON.stringify(input.body),
    },
  }
}

/** Straight to the server, under the keys that the outbox would send. Throws `Problem`. */
async function sendNow(drafts: readonly Draft[], photos: readonly Photo[]): Promise<void> {
  for (const item of drafts) {
    const bytes = photos.find(({ uuid }) => uuid === item.op_id)?.bytes ?? null
    await sendItem({ ...item, order: 0 }, bytes).catch((thrown: unknown) => {
      const problem = asProblem(thrown instanceof Unsent ? thrown.problem : thrown)
      throw problem.code === 'network' ? new Problem({ code: 'not_kept', message: problem.message }) : problem
    })
  }
  await refresh([...new Set(drafts.flatMap((item) => writesOf({ ...item, order: 0 })))])
}

/** On the disk, or else on the server. */
async function keepOrSend(drafts: readonly Draft[], photos: readonly Photo[]): Promise<void> {
  const isKept = await put(drafts, photos).then(
    () => true,
    () => false,
  )
  if (!isKept) await sendNow(drafts, photos)
}

/**
 * Saves an operation with its photos: resolves when the device has stored them durably, and the outbox sends
 * them. A browser without storage (a policy, a full disk, a database that does not answer) saves on the server
 * directly and throws `Problem` where that fails.
 */
export async function saveOperation<R extends Route>(operation: Operation<R>): Promise<void> {
  const common = commonOf(await personNow(), operation)
  const { photos = [] } = operation
  await keepOrSend(
    [recordItem(operation, common), ...photos.map((photo) => photoItem(common, photo))],
    photos,
  )
}

/** Photos of a record that the server has just taken. Resolves and throws as `saveOperation` does. */
export async function savePhotos(
  recordPhotos: RecordFacts & { readonly photos: readonly Photo[] },
): Promise<void> {
  if (recordPhotos.photos.length === 0) return
  const common = commonOf(await personNow(), recordPhotos)
  await keepOrSend(
    recordPhotos.photos.map((photo) => photoItem(common, photo)),
    recordPhotos.photos,
  )
}
