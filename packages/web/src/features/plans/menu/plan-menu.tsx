import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useRouterState } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { groupSection } from '@larder/core/haccp'
import { paths, type Path } from '#app/paths.ts'
import { useLanguage, useSay } from '#kit/i18n.ts'
import { useSession } from '#kit/session.ts'
import { targetOfSection } from '../document/section-pages.ts'
import { askedGroup, groupSectionTitles } from '../groups/group-pages.ts'
import { groupsOf, placeOf, productGroupsOf, statusOf, titlesOf } from '../plans.api.ts'
import { ChangedMark } from '../versions/changed-mark.tsx'
import { needsSetup } from '../setup/setup-steps.ts'
import { groupLinks, hiddenPages, pagesOfGenerated, sectionPages } from './menu-shape.ts'

/** Classes of the menu around it. */
type Look = {
  readonly item: string | undefined
  readonly label: string | undefined
  readonly children: string | undefined
}

type Shape = {
  readonly hidden: readonly Path[]
  /** The HACCP analysis of each product group, as items of the list. */
  readonly groups: ReactNode
}
type Props = {
  readonly look: Look
  readonly onFollow: (() => void) | undefined
  readonly children: (shape: Shape) => ReactNode
}

/**
 * The plan's menu of the selected place: its pages, and the block of each product group (plan specification,
 * section 2).
 */
export function PlanMenu({ look, onFollow, children }: Props) {
  const { place_id } = useSession()
  return place_id === null ? (
    children({ hidden: [], groups: null })
  ) : (
    <MenuOfPlace key={place_id} placeId={place_id} look={look} onFollow={onFollow}>
      {children}
    </MenuOfPlace>
  )
}

function MenuOfPlace({ placeId, look, onFollow, children }: Props & { readonly placeId: number }) {
  const lang = useLanguage()
  const { data: place } = useQuery(placeOf(placeId, lang))
  const productBased = place?.use_product_based_plan ?? false
  const { data: kinds } = useQuery({
    ...productGroupsOf(placeId, lang),
    enabled: place !== undefined && !productBased,
  })
  const planId = place?.food_safety_plan?.id ?? null
  const { data: status } = useQuery({ ...statusOf(placeId, planId ?? 0), enabled: planId !== null })
  if (place?.uses_custom_plan === true) return children({ hidden: pagesOfGenerated, groups: null })
  if (status !== undefined && needsSetup(status)) return children({ hidden: sectionPages, groups: null })
  const hidden = hiddenPages(productBased, kinds?.filter(({ selected }) => selected).length ?? null)
  return children({
    hidden,
    groups:
      productBased && planId !== null ? (
        <GroupBlocks placeId={placeId} planId={planId} look={look} onFollow={onFollow} />
      ) : null,
  })
}

type BlockProps = Omit<Props, 'children'> & { readonly placeId: number; readonly planId: number }

function GroupBlocks({ placeId, planId, look, onFollow }: BlockProps) {
  const say = useSay()
  const lang = useLanguage()
  const openGroupId = useRouterState({ select: (state) => askedGroup(state.matches.at(-1)) })
  const { data: groups = [] } = useQuery(groupsOf(placeId, planId))
  const { data: titles = [] } = useQuery(titlesOf(placeId, lang))
  const groupIdsWithPlan = new Set(titles.map(({ fsp_product_group_id }) => fsp_product_group_id))
  return (
    <>
      <li>
        <Link to={paths.planReadyToEatFood} className={look.item} onClick={onFollow}>
          <span className={look.label}>{say('plan.groups')}</span>
        </Link>
      </li>
      {groups.map(({ id, name }) => (
        <GroupBlock
          key={`${id}-${id === openGroupId}`}
          id={id}
          name={name}
          made={groupIdsWithPlan.has(id)}
          opened={id === openGroupId}
          look={look}
          onFollow={onFollow}
        />
      ))}
    </>
  )
}

type GroupProps = Omit<Props, 'children'> & {
  readonly id: number
  readonly name: string
  readonly made: boolean
  readonly opened: boolean
}

/** One product group, closed unless its pages are open: 30 of them stay a short list. */
function GroupBlock({ id, name, made: hasPlan, opened: start, look, onFollow }: GroupProps) {
  const say = useSay()
  const [opened, setOpened] = useState(start)
  const Chevron = opened ? IconChevronDown : IconChevronRight
  return (
    <li>
      <button type="button" className={look.item} aria-expanded={opened} onClick={() => setOpened(!opened)}>
        <span className={look.label}>{name}</span>
        <Chevron size={16} stroke={1.8} aria-hidden />
      </button>
      {opened && (
        <ul className={look.children} style={{ paddingInlineStart: 14 }}>
          {groupLinks(hasPlan).map((section) => (
            <li key={section}>
              <Link {...targetOfSection(groupSection(id, section))} className={look.item} onClick={onFollow}>
                <span className={look.label}>{say(groupSectionTitles[section])}</span>
                <ChangedMark section={groupSection(id, section)} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
