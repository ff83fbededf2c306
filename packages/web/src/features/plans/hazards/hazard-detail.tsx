import { Badge, Button, List, Stack, Text } from '@mantine/core'
import {
  IconActivity,
  IconAlertTriangle,
  IconEye,
  IconFirstAidKit,
  IconShieldCheck,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Suspense, useState, type ComponentType, type ReactNode } from 'react'
import type { HazardDetail } from '@larder/contract/plan-hazards.schemas'
import { paths } from '#app/paths.ts'
import { useSay, type TextKey } from '#kit/i18n.ts'
import { lazyPiece } from '#kit/lazy-piece.ts'
import { QueryView } from '#ui/query-view.tsx'
import { RichTextView } from '#ui/rich-text-view.tsx'
import { RowsSkeleton } from '#ui/skeletons.tsx'
import { Facts, Note } from '../document/document-blocks.tsx'
import { LanguageNote } from '../document/language-note.tsx'
import { ToneBadge } from '../document/tone-badge.tsx'
import { inGroup } from '../groups/group-pages.ts'
import { usePlan } from '../plan-context.ts'
import { hazardOf } from '../plans.api.ts'
import { HazardActions } from './hazard-actions.tsx'
import styles from './hazards.module.css'
import rows from '#ui/rows.module.css'

const HazardEditor = lazyPiece(() => import('./hazard-editor.tsx'), 'HazardEditor')
const LimitForm = lazyPiece(() => import('./limit-form.tsx'), 'LimitForm')

/**
 * One hazard in detail: its four texts, its estimation with the reason, its limits with their force and
 * source, its tasks.
 */
export function HazardAnalysis({ id, lang }: { readonly id: number; readonly lang: string }) {
  const { placeId, groupId } = usePlan()
  const hazard = useQuery(hazardOf(placeId, id, lang, groupId))
  return (
    <div className={styles.detail}>
      <QueryView query={hazard} skeleton={<RowsSkeleton rows={6} />}>
        {(current) => <Detail hazard={current} />}
      </QueryView>
    </div>
  )
}

const texts = [
  ['hazard', 'plan.text_hazard', IconAlertTriangle],
  ['cause', 'plan.text_cause', IconActivity],
  ['do', 'plan.text_do', IconShieldCheck],
  ['check', 'plan.text_check', IconEye],
  ['act', 'plan.text_act', IconFirstAidKit],
] as const satisfies readonly (readonly [keyof HazardDetail['texts'], TextKey, ComponentType])[]

function Detail({ hazard }: { readonly hazard: HazardDetail }) {
  const say = useSay()
  const { canEdit } = usePlan()
  const [editing, setEditing] = useState(false)
  if (editing) {
    return (
      <Suspense fallback={<RowsSkeleton rows={6} />}>
        <HazardEditor hazard={hazard} onClose={() => setEditing(false)} />
      </Suspense>
    )
  }
  return (
    <Stack gap="lg">
      <LanguageNote shown={hazard.language} />
      {hazard.disabled_for_place && <Note tone="warning" text={say('plan.hazard_off_note')} />}
      {canEdit && <HazardActions hazard={hazard} onEdit={() => setEditing(true)} />}
      <dl className={styles.texts}>
        {texts.map(([key, title, Icon]) => (
          <div key={key} className={styles.text} data-part={key}>
            <dt>
              <Icon size={18} stroke={1.7} aria-hidden />
              {say(title)}
            </dt>
            <dd>
              {hazard.rich[key] === undefined ? (
                hazard.texts[key]
              ) : (
                <RichTextView text={hazard.rich[key]} below={6} />
              )}
            </dd>
          </div>
        ))}
      </dl>
      {hazard.members.length > 0 && (
        <Facts rows={[{ label: say('plan.members'), value: hazard.members.join(', ') }]} />
      )}
      <Decision hazard={hazard} />
      {hazard.limit_details.length > 0 && <Limits limits={hazard.limit_details} />}
      {hazard.tasks.length > 0 && <Tasks tasks={hazard.tasks} />}
      <Action hazard={hazard} />
      <Facts
        rows={[
          { label: say('plan.programme'), value: hazard.programme },
          { label: say('plan.sources'), value: hazard.sources },
        ].filter(({ value }) => value !== '')}
      />
      <OriginLink about={hazard.key} of={hazard.name} />
    </Stack>
  )
}

/** The way to every source of a hazard or a limit. */
function OriginLink({ about, of }: { readonly about: string; readonly of: string }) {
  const say = useSay()
  const { groupId } = usePlan()
  return (
    <Link
      to={paths.planStatements}
      search={{ about, ...inGroup(groupId) }}
      className={styles.origin}
      aria-label={`${say('plan.statements_link')}: ${of}`}
    >
      {say('plan.statements_link')}
    </Link>
  )
}

function Part({ title, children }: { readonly title: TextKey; readonly children: ReactNode }) {
  const say = useSay()
  return (
    <section>
      <h3 className={styles.partTitle}>{say(title)}</h3>
      {children}
    </section>
  )
}

function Decision({ hazard: { estimation, adjustments, decision } }: { readonly hazard: HazardDetail }) {
  const say = useSay()
  return (
    <Part title="plan.decision">
      <Text fw={600}>{estimation}</Text>
      {adjustments.length > 0 && (
        <List size="sm" mt={4}>
          {adjustments.map((one, at) => (
            <List.Item key={at}>{one}</List.Item>
          ))}
        </List>
      )}
      <Text mt="xs">{decision.rule}</Text>
      {decision.controlled_at !== null && (
        <Text mt={4}>{say('plan.controlled_at', { step: decision.controlled_at })}</Text>
      )}
      {decision.by_product.length > 0 && (
        <>
          <Text mt="xs" fw={600}>
            {say('plan.by_product')}
          </Text>
          <List size="sm">
            {decision.by_product.map((one) => (
              <List.Item key={one}>{one}</List.Item>
            ))}
          </List>
        </>
      )}
      <ol className={styles.codex}>
        {decision.codex.map(({ question, answer, answer_text, reason }, at) => (
          <li key={at}>
            <Badge color={answer ? 'leaf' : 'ink'} miw={44}>
              {answer_text}
            </Badge>
            <div>
              <Text size="sm" fw={600}>
                {question}
              </Text>
              <Text size="sm" c="dimmed">
                {reason}
              </Text>
            </div>
          </li>
        ))}
      </ol>
    </Part>
  )
}

/** The way to the place's own value. */
function OwnLimit({ limitId, name }: { readonly limitId: string; readonly name: string }) {
  const say = useSay()
  const [opened, setOpened] = useState(false)
  return (
    <>
      <Button
        size="sm"
        variant="default"
        aria-label={`${say('plan.limit_own')}: ${name}`}
        onClick={() => setOpened(true)}
        style={{ alignSelf: 'flex-start' }}
      >
        {say('plan.limit_own')}
      </Button>
      <Suspense fallback={null}>
        {opened && <LimitForm limitId={limitId} onClose={() => setOpened(false)} />}
      </Suspense>
    </>
  )
}

function Limits({ limits }: { readonly limits: HazardDetail['limit_details'] }) {
  const { canEdit } = usePlan()
  return (
    <Part title="plan.limits">
      <ul className={styles.limits}>
        {limits.map((limit, at) => (
          <li key={at}>
            <Text fw={640} size="lg">
              {limit.value}
            </Text>
            <Text size="sm">{limit.name}</Text>
            {limit.lowered !== null && <Text size="sm">{limit.lowered}</Text>}
            <div className={rows.badges}>
              <ToneBadge tone={limit.force}>{limit.force_text}</ToneBadge>
            </div>
            <Text size="sm" c="dimmed">
              {[limit.jurisdiction, limit.sources].filter((one) => one !== '').join(' · ')}
            </Text>
            {limit.ids[0] !== undefined && <OriginLink about={limit.ids[0]} of={limit.name} />}
            {canEdit && limit.ids[0] !== undefined && !limit.ids[0].startsWith('L-own-') && (
              <OwnLimit limitId={limit.ids[0]} name={limit.name} />
            )}
          </li>
        ))}
      </ul>
    </Part>
  )
}

function Tasks({ tasks }: { readonly tasks: HazardDetail['tasks'] }) {
  const say = useSay()
  return (
    <Part title="plan.monitoring">
      <Stack gap="md">
        {tasks.map((task) => (
          <div key={task.id}>
            <Text fw={600}>{task.name}</Text>
            <Text mb="xs">{task.instruction}</Text>
            <Facts
              rows={[
                { label: say('plan.task_frequency'), value: task.frequency },
                { label: say('plan.task_limit'), value: task.limit ?? '' },
                { label: say('plan.task_verification'), value: task.verification },
                { label: say('plan.task_record'), value: task.record },
              ].filter(({ value }) => value !== '')}
            />
          </div>
        ))}
      </Stack>
    </Part>
  )
}

function Action({ hazard: { action } }: { readonly hazard: HazardDetail }) {
  const say = useSay()
  const rows = [
    { label: say('plan.action_product'), value: action.product },
    { label: say('plan.action_process'), value: action.process },
    { label: say('plan.action_record'), value: action.record },
    { label: say('plan.action_options'), value: action.options.join(' · ') },
  ].filter(({ value }) => value !== '')
  return rows.length === 0 ? null : (
    <Part title="plan.corrective_action">
      <Facts rows={rows} />
    </Part>
  )
}
