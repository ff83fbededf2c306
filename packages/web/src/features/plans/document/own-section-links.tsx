import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { isOwnSection, type SectionGroup } from '@larder/core/haccp'
import { paths } from '#app/paths.ts'
import { useLanguage } from '#kit/i18n.ts'
import { useSession } from '#kit/session.ts'
import { titlesOf } from '../plans.api.ts'
import { ChangedMark } from '../versions/changed-mark.tsx'

type Props = {
  readonly group: SectionGroup
  readonly className?: string | undefined
  readonly labelClassName?: string | undefined
  readonly onFollow?: (() => void) | undefined
}

/**
 * The place's own sections under a heading of the side menu (plan specification, section 2); none before the
 * plan is made.
 */
export function OwnSectionLinks({ group, className, labelClassName, onFollow }: Props) {
  const { place_id } = useSession()
  const lang = useLanguage()
  const { data = [] } = useQuery({ ...titlesOf(place_id ?? 0, lang), enabled: place_id !== null })
  return data
    .filter(({ static_name, section_group }) => section_group === group && isOwnSection(static_name))
    .map(({ static_name, title }) => (
      <li key={static_name}>
        <Link
          to={paths.planCustom}
          params={{ custom: static_name }}
          className={className}
          activeOptions={{ exact: true, includeSearch: false }}
          onClick={onFollow}
        >
          <span className={labelClassName}>{title}</span>
          <ChangedMark section={static_name} />
        </Link>
      </li>
    ))
}
