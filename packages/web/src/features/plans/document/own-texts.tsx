import { Badge, Button, Group, Stack } from '@mantine/core'
import { IconPencil, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { BeforeOrAfter } from '@larder/contract/own-words'
import { useSay } from '#kit/i18n.ts'
import { asProblem } from '#kit/problem.ts'
import { toastProblem } from '#kit/toasts.ts'
import { Card } from '#ui/card.tsx'
import { RichTextView } from '#ui/rich-text-view.tsx'
import { usePlan } from '../plan-context.ts'
import { beforeOrAfterOf, useChangeText, useCreateText, useDisableText } from '../plans.api.ts'
import { OwnTextForm } from './own-text-form.tsx'

type Props = { readonly name: string; readonly position: 'before' | 'after' }

/** The place's own texts before or after a section of its plan, with editing in place for its editors. */
export function OwnTexts({ name, position }: Props) {
  const say = useSay()
  const { placeId, lang, canEdit } = usePlan()
  const { data = [] } = useQuery(beforeOrAfterOf(placeId))
  const create = useCreateText()
  const [adding, setAdding] = useState(false)
  const here = data.filter(
    (one) => one.static_name === name && one.position === position && (canEdit || !one.disabled_for_place),
  )
  return (
    <>
      {here.map((text) => (
        <OwnText key={text.id} text={text} />
      ))}
      {adding && (
        <Card>
          <OwnTextForm
            label={say(position === 'before' ? 'plan.text_before' : 'plan.text_after')}
            initial={[]}
            save={(text, reason) =>
              create.mutateAsync({
                params: { placeId },
                body: { static_name: name, position, language: lang, text, reason },
              })
            }
            onClose={() => setAdding(false)}
          />
        </Card>
      )}
      {canEdit && !adding && (
        <Button
          size="compact-sm"
          variant="subtle"
          color="ink"
          fw={500}
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={() => setAdding(true)}
          style={{ alignSelf: 'flex-start' }}
        >
          {say(position === 'before' ? 'plan.text_before_add' : 'plan.text_after_add')}
        </Button>
      )}
    </>
  )
}

function OwnText({ text }: { readonly text: BeforeOrAfter }) {
  const say = useSay()
  const { placeId, canEdit } = usePlan()
  const change = useChangeText()
  const disable = useDisableText()
  const [editing, setEditing] = useState<BeforeOrAfter | null>(null)
  const toggle = (): void =>
    disable.mutate(
      { params: { placeId, id: text.id }, body: { disabled_for_place: !text.disabled_for_place } },
      { onError: (thrown) => toastProblem(asProblem(thrown)) },
    )
  if (editing !== null) {
    return (
      <Card>
        <OwnTextForm
          key={editing.version}
          label={say(text.position === 'before' ? 'plan.text_before' : 'plan.text_after')}
          initial={editing.text}
          save={(words, reason, over) =>
            change.mutateAsync({
              params: { placeId, id: text.id },
              body: {
                language: editing.language,
                text: words,
                reason,
                version: over?.version ?? editing.version,
              },
            })
          }
          onTake={(theirs) => setEditing(theirs as BeforeOrAfter)}
          onClose={() => setEditing(null)}
        />
      </Card>
    )
  }
  return (
    <Card>
      <Stack gap="sm">
        {text.disabled_for_place && <Badge color="ink">{say('plan.text_disabled')}</Badge>}
        <RichTextView text={text.text} below={1} />
        {canEdit && (
          <Group gap="sm">
            <Button
              size="sm"
              variant="default"
              leftSection={<IconPencil size={16} aria-hidden />}
              onClick={() => setEditing(text)}
            >
              {say('ui.edit')}
            </Button>
            <Button size="sm" variant="default" loading={disable.isPending} onClick={toggle}>
              {say(text.disabled_for_place ? 'plan.text_enable' : 'plan.text_disable')}
            </Button>
          </Group>
        )}
      </Stack>
    </Card>
  )
}
