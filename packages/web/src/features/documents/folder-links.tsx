import { useQuery } from '@tanstack/react-query'
import { Link, useRouterState } from '@tanstack/react-router'
import { useLanguage } from '#kit/i18n.ts'
import { useSession } from '#kit/session.ts'
import { foldersOf } from './documents.api.ts'
import { addressOfFolder, flat } from './folder-address.ts'
import styles from './documents.module.css'

type Props = {
  readonly className: string | undefined
  readonly labelClassName: string | undefined
  readonly onFollow: (() => void) | undefined
}

/** The folders of the selected place, as items of the navigation. */
export function FolderLinks(props: Props) {
  const { place_id } = useSession()
  return place_id === null ? null : <LinksOfPlace key={place_id} placeId={place_id} {...props} />
}

function LinksOfPlace({
  placeId,
  className,
  labelClassName,
  onFollow,
}: Props & { readonly placeId: number }) {
  const lang = useLanguage()
  const { data: folders = [] } = useQuery(foldersOf(placeId, lang))
  const openFolderId = useRouterState({
    select: ({ location: { search } }) => ('id' in search ? Number(search.id) : null),
  })
  return flat(folders).map(({ folder, above }) => (
    <li key={folder.id}>
      <Link
        {...addressOfFolder(folder, above)}
        className={className}
        activeOptions={{ exact: true, includeSearch: true }}
        {...(openFolderId === folder.id && { 'aria-current': 'page' as const })}
        onClick={onFollow}
      >
        <span className={[labelClassName, above !== null && styles.inner].filter(Boolean).join(' ')}>
          {folder.name}
        </span>
      </Link>
    </li>
  ))
}
