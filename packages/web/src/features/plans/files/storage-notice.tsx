import { Alert } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ResponseOf } from '@larder/contract/kit'
import type { files } from '@larder/contract/files'
import { isNearlyFull } from '@larder/core/files'
import { useSay } from '#kit/i18n.ts'
import { usePlan } from '../plan-context.ts'
import { storageOf } from '../plans.api.ts'

/** Warns before uploads are refused. */
export function StorageNotice() {
  const { placeId } = usePlan()
  const { data } = useQuery(storageOf(placeId))
  return data === undefined ? null : <StorageNote storage={data} />
}

export function StorageNote({ storage }: { readonly storage: ResponseOf<typeof files.storage> }) {
  const say = useSay()
  if (!isNearlyFull(storage)) return null
  const percent = Math.min(100, Math.floor((storage.used_bytes / storage.limit_bytes) * 100))
  return <Alert color="amber">{say('files.storage_nearly_full', { percent })}</Alert>
}
