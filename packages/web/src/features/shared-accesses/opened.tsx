import type { SharedAccess } from '@larder/contract/shared-accesses'
import { useQuery } from '@tanstack/react-query'
import { folderChoices, foldersOf } from '#features/documents/public.tsx'
import { useAccess } from '#kit/access.ts'
import { useLanguage, useSay } from '#kit/i18n.ts'
import { moduleNames } from './modules.ts'

/** What a link opens: its modules, and the chosen folders of documents. */
export function Opened({ access: { modules, folder_ids } }: { readonly access: SharedAccess }) {
  const say = useSay()
  const lang = useLanguage()
  const { place } = useAccess()
  const { data = [] } = useQuery({
    ...foldersOf(place?.id ?? 0, lang),
    enabled: place !== null && folder_ids !== null,
  })
  const folders = folderChoices(data, true)
    .filter(({ value }) => folder_ids?.includes(Number(value)) === true)
    .map(({ label }) => label)
  return modules
    .map((module) =>
      module === 'documents' && folders.length > 0
        ? `${say(moduleNames[module])} (${folders.join(', ')})`
        : say(moduleNames[module]),
    )
    .join(', ')
}
