import { Button, Group, Stack, Switch, Textarea } from '@mantine/core'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { paths } from '#app/paths.ts'
import { texts, useSay } from '#kit/i18n.ts'
import { asProblem } from '#kit/problem.ts'
import { toast, toastProblem } from '#kit/toasts.ts'
import { Card } from '#ui/card.tsx'
import type { Search } from './origin-search.tsx'
import { useStartRecall } from './recalls.api.ts'

type Props = {
  readonly placeId: number
  readonly startsAsDrill: boolean
  readonly search: Search
  readonly chosen: readonly number[]
  /** The lots of the search are still on their way: those of the one before are not meant. */
  readonly isSearching: boolean
}

/** What the lots have in common, as the recall keeps it. */
const originOf = ({ kind, typed, finding, partner, product, from, to }: Search) => ({
  kind,
  text: kind === 'finding' ? finding : kind === 'record' ? typed : '',
  partner_id: partner === '' ? null : Number(partner),
  product_id: product?.id ?? null,
  from: from === '' ? null : from,
  to: to === '' ? null : to,
})

/** The reason, whether it is a drill, and the start. */
export function StartForm({ placeId, search, chosen, isSearching, startsAsDrill }: Props) {
  const say = useSay()
  const navigate = useNavigate()
  const start = useStartRecall()
  const [uuid] = useState(() => crypto.randomUUID())
  const [reason, setReason] = useState('')
  const [isDrill, setIsDrill] = useState(startsAsDrill)
  const isStated = search.kind !== 'finding' || search.finding.trim() !== ''
  const submit = async (): Promise<void> => {
    if (chosen.length === 0) {
      toast('error', texts.t('recalls.choose_lot'))
      return
    }
    const origin = { ...originOf(search), lot_ids: [...chosen] }
    const { id } = await start.mutateAsync({
      params: { placeId },
      body: { uuid, is_drill: isDrill, reason, origin },
    })
    await navigate({ to: paths.traceabilityRecall, params: { recallId: String(id) }, replace: true })
  }
  return (
    <Card>
      <Stack gap="md">
        <ReasonFields reason={reason} onReason={setReason} isDrill={isDrill} onDrill={setIsDrill} />
        <Group>
          <Button
            size="md"
            loading={start.isPending || isSearching}
            disabled={!isStated}
            onClick={() => void submit().catch((thrown: unknown) => toastProblem(asProblem(thrown)))}
          >
            {say(isDrill ? 'recalls.start_drill' : 'recalls.start')}
          </Button>
          <Button
            size="md"
            variant="default"
            renderRoot={(props) => <Link to={paths.traceabilityRecalls} {...props} />}
          >
            {say('ui.cancel')}
          </Button>
        </Group>
      </Stack>
    </Card>
  )
}

type FieldsProps = {
  readonly reason: string
  readonly onReason: (reason: string) => void
  readonly isDrill: boolean
  readonly onDrill: (isDrill: boolean) => void
}

/** Why, as the messages have it, and whether it is a drill. */
export function ReasonFields({ reason, onReason, isDrill, onDrill }: FieldsProps) {
  const say = useSay()
  return (
    <>
      <Textarea
        label={say('recalls.reason')}
        description={say('recalls.reason_hint')}
        autosize
        minRows={2}
        maxLength={2_000}
        value={reason}
        onChange={(event) => onReason(event.currentTarget.value)}
      />
      <Switch
        label={say('recalls.is_drill')}
        description={say('recalls.drill_hint')}
        checked={isDrill}
        onChange={(event) => onDrill(event.currentTarget.checked)}
      />
    </>
  )
}
