import { showsProductsOnly } from '@larder/core/billing'
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { useRouter, useRouterState } from '@tanstack/react-router'
import {
  Fragment,
  lazy,
  Suspense,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react'
import { useAccess } from '#kit/access.ts'
import { useSay } from '#kit/i18n.ts'
import { lazyPiece } from '#kit/lazy-piece.ts'
import { loadPiece } from '#kit/refresh.ts'
import { paths, type Path } from '../paths.ts'
import {
  placeInNav,
  visibleNav,
  withProductsOnly,
  withAnalysesLast,
  withoutIdleSeparators,
  type NavChild,
  type NavItem,
  type NavPlace,
} from '../nav.ts'
import { PathLink } from './path-link.tsx'
import styles from './shell.module.css'

/** A part of the navigation that is left out if it cannot be loaded: the page works without it. */
function optional<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy<ComponentType<Props>>(() =>
    loadPiece(load).then(
      (part) => ({ default: part }),
      () => ({ default: () => null }),
    ),
  )
}

/** Loaded with the plan, not with every page. */
const SectionSearch = optional(() =>
  import('#features/plans/search/section-search.tsx').then((module) => module.SectionSearch),
)

const CoherenceCount = optional(() =>
  import('#features/plans/coherence/coherence-count.tsx').then((module) => module.CoherenceCount),
)
const WaitingCount = optional(() =>
  import('#features/verifications/waiting-count.tsx').then((module) => module.WaitingCount),
)
const OpenCount = optional(() =>
  import('#features/tickets/open-count.tsx').then((module) => module.OpenCount),
)
const OverdueCount = optional(() =>
  import('#features/entries/history/overdue-count.tsx').then((module) => module.OverdueCount),
)

/** The number of things to do on a page, beside its link. */
const counts: { readonly [P in Path]?: ComponentType } = {
  [paths.planCoherence]: CoherenceCount,
  [paths.activityLogTimeline]: OverdueCount,
  [paths.activityLogVerification]: WaitingCount,
  [paths.activityLogTickets]: OpenCount,
}

/** The number of overdue checks beside a closed group, so that it stays visible. */
export function FoldedMark({ item: { to } }: { readonly item: NavItem }) {
  if (to !== paths.activityLog) return null
  return (
    <Suspense fallback={null}>
      <OverdueCount />
    </Suspense>
  )
}

const PageMark = optional(() =>
  import('#features/plans/versions/changed-mark.tsx').then((module) => module.PageMark),
)
const OwnSectionLinks = optional(() =>
  import('#features/plans/document/own-section-links.tsx').then((module) => module.OwnSectionLinks),
)

const FolderLinks = optional(() =>
  import('#features/documents/folder-links.tsx').then((module) => module.FolderLinks),
)

const menuGroups = {
  'nav.general': 'general',
  'nav.haccp_analysis': 'haccp',
  'nav.annexes': 'annexes',
} as const

/** The group of the plan's menu that ends at this position; the place's own sections follow it. */
function groupEndingAt(
  children: readonly NavChild[],
  at: number,
): (typeof menuGroups)[keyof typeof menuGroups] | undefined {
  const next = children[at + 1]
  if (next !== undefined && !('separator' in next)) return undefined
  const above = children.slice(0, at + 1).findLast((child) => 'separator' in child)
  const name = above !== undefined && 'separator' in above ? above.separator : undefined
  return name !== undefined && Object.hasOwn(menuGroups, name)
    ? menuGroups[name as keyof typeof menuGroups]
    : undefined
}

/** The navigation that the actor may see. */
export function useNav(): readonly NavItem[] {
  const router = useRouter()
  const { holds, company } = useAccess()
  const items = visibleNav(holds, (path) => path in router.routesByPath)
  return company !== null && showsProductsOnly(company.features) ? withProductsOnly(items) : items
}

/** The position of the current page in the navigation. */
function useNavPlace(): NavPlace {
  const items = useNav()
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  return placeInNav(items, pathname)
}

const PlanMenu = lazyPiece(() => import('#features/plans/menu/plan-menu.tsx'), 'PlanMenu')

type LinksProps = { readonly item: NavItem; readonly onFollow?: (() => void) | undefined }

/** The children of an item, with the titles between them. */
export function ChildLinks({ item, onFollow }: LinksProps) {
  if (item.to === paths.plan) return <PlanLinks item={item} onFollow={onFollow} />
  const links = item.children ?? []
  if (item.to !== paths.documents) return <Children links={links} marked={false} onFollow={onFollow} />
  // The folders are above the settings.
  const separatorIndex = links.findIndex((child) => 'separator' in child)
  const settings = separatorIndex === -1 ? links.length : separatorIndex
  return (
    <>
      <Children links={links.slice(0, settings)} marked={false} onFollow={onFollow} />
      <Suspense fallback={null}>
        <FolderLinks className={styles.item} labelClassName={styles.label} onFollow={onFollow} />
      </Suspense>
      <Children links={links.slice(settings)} marked={false} onFollow={onFollow} />
    </>
  )
}

/** The pages of the plan: the search above them, and the analyses of product groups where there are any. */
function PlanLinks({ item: { children = [] }, onFollow }: LinksProps) {
  const draw = (hidden: readonly Path[], groups: ReactNode) => {
    const ordered = groups === null ? children : withAnalysesLast(children)
    const links = withoutIdleSeparators(
      ordered.filter((child) => !('to' in child && hidden.includes(child.to))),
    )
    return <Children links={links} marked groups={groups} onFollow={onFollow} />
  }
  return (
    <>
      {/* Above what is drawn anew when the menu has loaded: what was typed stays. */}
      {children.length > 1 && (
        <li>
          <Suspense fallback={null}>
            <SectionSearch onFollow={onFollow} />
          </Suspense>
        </li>
      )}
      <Suspense fallback={draw([paths.planProductionCapacity], null)}>
        <PlanMenu
          look={{ item: styles.item, label: styles.label, children: styles.children }}
          onFollow={onFollow}
        >
          {({ hidden, groups }) => draw(hidden, groups)}
        </PlanMenu>
      </Suspense>
    </>
  )
}

type ChildrenProps = {
  readonly links: readonly NavChild[]
  /** Marks the pages of the plan that changed since it was confirmed. */
  readonly marked: boolean
  readonly groups?: ReactNode
  readonly onFollow: (() => void) | undefined
}

function Children({ links, marked, groups = null, onFollow }: ChildrenProps) {
  const say = useSay()
  return links.map((child, at) => {
    const own = marked ? groupEndingAt(links, at) : undefined
    return (
      <Fragment key={'separator' in child ? child.separator : child.to}>
        {'separator' in child ? (
          <li className={styles.separator}>{say(child.separator)}</li>
        ) : (
          <ChildLink child={child} marked={marked} onFollow={onFollow} />
        )}
        {'separator' in child && child.separator === 'nav.haccp_analysis' && groups}
        {own !== undefined && (
          <Suspense fallback={null}>
            <OwnSectionLinks
              group={own}
              className={styles.item}
              labelClassName={styles.label}
              onFollow={onFollow}
            />
          </Suspense>
        )}
      </Fragment>
    )
  })
}

type ChildLinkProps = {
  readonly child: Extract<NavChild, { to: Path }>
  readonly marked: boolean
  readonly onFollow: (() => void) | undefined
}

function ChildLink({ child, marked, onFollow }: ChildLinkProps) {
  const say = useSay()
  const Count = counts[child.to]
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  const nearest = useNavPlace().to === child.to
  const current = nearest && (child.exact !== true || pathname === child.to)
  const line = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (current) line.current?.scrollIntoView({ block: 'nearest' })
  }, [current])
  return (
    <li ref={line}>
      <PathLink to={child.to} className={styles.item} exact current={current} onClick={onFollow}>
        <span className={styles.label}>{say(child.label)}</span>
        {marked && (
          <Suspense fallback={null}>
            <PageMark to={child.to} />
          </Suspense>
        )}
        {Count !== undefined && (
          <Suspense fallback={null}>
            <Count />
          </Suspense>
        )}
      </PathLink>
    </li>
  )
}

type EntryProps = {
  readonly item: NavItem
  readonly collapsed: boolean
  /** Shows the pages of a group in a dialog while the navigation shows only icons. */
  readonly onOpen: (item: NavItem) => void
}

/** One item of the desktop navigation: a link, or a button that opens a group of pages. */
export function NavEntry({ item, collapsed, onOpen }: EntryProps) {
  const say = useSay()
  const isCurrent = useNavPlace().item?.to === item.to
  const { icon: Icon, label, to, children } = item
  const content = (
    <>
      <Icon size={20} stroke={1.7} />
      {!collapsed && <span className={styles.label}>{say(label)}</span>}
    </>
  )
  const attributes = {
    'aria-label': say(label),
    ...(collapsed && { title: say(label) }),
    ...(isCurrent && { 'data-active': true }),
  }
  if (children !== undefined && !collapsed)
    return (
      <NavGroup item={item} isCurrent={isCurrent}>
        {content}
      </NavGroup>
    )
  return (
    <li>
      {children === undefined ? (
        <PathLink to={to} className={styles.item} current={isCurrent} {...attributes}>
          {content}
        </PathLink>
      ) : (
        <button
          type="button"
          className={styles.item}
          aria-haspopup="dialog"
          {...attributes}
          onClick={() => onOpen(item)}
        >
          {content}
        </button>
      )}
    </li>
  )
}

type GroupProps = { readonly item: NavItem; readonly isCurrent: boolean; readonly children: ReactNode }

/** Is open while it contains the current page, until the user closes or opens it. */
function NavGroup({ item, isCurrent, children }: GroupProps) {
  const [choice, setChoice] = useState<{ readonly isCurrent: boolean; readonly opened: boolean } | null>(null)
  const opened = choice?.isCurrent === isCurrent ? choice.opened : isCurrent
  const Chevron = opened ? IconChevronDown : IconChevronRight
  return (
    <li>
      <button
        type="button"
        className={styles.item}
        aria-expanded={opened}
        onClick={() => setChoice({ isCurrent, opened: !opened })}
      >
        {children}
        {!opened && <FoldedMark item={item} />}
        <Chevron size={16} stroke={1.8} aria-hidden />
      </button>
      {opened && (
        <ul className={styles.children}>
          <ChildLinks item={item} />
        </ul>
      )}
    </li>
  )
}
