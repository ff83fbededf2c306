import { Alert, Button, Code, Group, NativeSelect, SimpleGrid, Stack, Text, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SensorSource } from '@larder/contract/sensor-readings'
import { useCompanyFormat, usePlaceZone } from '#kit/access.ts'
import { useCallForm } from '#kit/form.ts'
import { formatInstant } from '#kit/format.ts'
import { useSay } from '#kit/i18n.ts'
import { asProblem } from '#kit/problem.ts'
import { required } from '#kit/rules.ts'
import { toast, toastProblem } from '#kit/toasts.ts'
import { Card } from '#ui/card.tsx'
import { ConfirmModal } from '#ui/confirm-modal.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { sourcesOf, useCreateSource, useRevokeSource, useRotateSource } from './sensors.api.ts'
import styles from './sensors.module.css'
import rows from '#ui/rows.module.css'

/** Names of products are the same in every language. */
const kinds = [
  ['json', 'JSON'],
  ['the_things_stack', 'The Things Stack'],
  ['chirpstack', 'ChirpStack v4'],
  ['shelly', 'Shelly'],
  ['ruuvi_gateway', 'Ruuvi Gateway'],
] as const
const kindName = (kind: string): string => kinds.find(([key]) => key === kind)?.[1] ?? kind

type Secret = { readonly name: string; readonly token: string; readonly url: string }

/** The sources that send readings of the place. A token is shown once. */
export function Sources({ placeId }: { readonly placeId: number }) {
  const say = useSay()
  const sources = useQuery(sourcesOf(placeId))
  const [secret, setSecret] = useState<Secret | null>(null)
  return (
    <div className={styles.section}>
      <Card title={say('sensors.sources')}>
        <Stack gap="md">
          <Text c="dimmed">{say('sensors.sources_hint')}</Text>
          {secret !== null && <NewToken secret={secret} />}
          <QueryView query={sources} skeleton={null}>
            {(list) => (
              <ul className={rows.rows} aria-label={say('sensors.sources')}>
                {list.map((source) => (
                  <SourceRow key={source.id} placeId={placeId} source={source} onSecret={setSecret} />
                ))}
              </ul>
            )}
          </QueryView>
          <NewSource placeId={placeId} onSecret={setSecret} />
        </Stack>
      </Card>
    </div>
  )
}

function NewToken({ secret: { name, token, url } }: { readonly secret: Secret }) {
  const say = useSay()
  return (
    <Alert color="leaf" title={say('sensors.token_title', { name })} role="status">
      <Text mb="xs">{say('sensors.token_text')}</Text>
      <Code
        block
        style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}
      >{`POST ${url}\nAuthorization: Bearer ${token}`}</Code>
    </Alert>
  )
}

type RowProps = {
  readonly placeId: number
  readonly source: SensorSource
  readonly onSecret: (secret: Secret | null) => void
}

function SourceRow({ placeId, source, onSecret }: RowProps) {
  const say = useSay()
  const { datePattern } = useCompanyFormat()
  const timeZone = usePlaceZone() ?? 'UTC'
  const [action, setAction] = useState<Action | null>(null)
  const lastData =
    source.last_heard_at === null
      ? say('sensors.never_heard')
      : say('sensors.last_heard', { when: formatInstant(source.last_heard_at, timeZone, datePattern) })
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <Text fw={600}>{source.name}</Text>
        <Text size="sm" c="dimmed">{`${kindName(source.kind)} · …${source.last4} · ${lastData}`}</Text>
      </div>
      <Group gap="xs">
        <Button
          size="sm"
          variant="default"
          aria-label={say('sensors.rotate_named', { name: source.name })}
          onClick={() => setAction('rotate')}
        >
          {say('sensors.rotate')}
        </Button>
        <Button
          size="sm"
          variant="subtle"
          color="red"
          aria-label={say('sensors.revoke_named', { name: source.name })}
          onClick={() => setAction('revoke')}
        >
          {say('sensors.revoke')}
        </Button>
      </Group>
      <TokenQuestion
        placeId={placeId}
        source={source}
        action={action}
        onSecret={onSecret}
        onClose={() => setAction(null)}
      />
    </li>
  )
}

type Action = 'rotate' | 'revoke'
type QuestionProps = RowProps & { readonly action: Action | null; readonly onClose: () => void }

/** Asks before the token of a source is replaced or revoked. */
function TokenQuestion({ placeId, source, action, onSecret, onClose }: QuestionProps) {
  const say = useSay()
  const rotate = useRotateSource()
  const revoke = useRevokeSource()
  const params = { placeId, id: source.id }
  const confirm = async (): Promise<void> => {
    try {
      if (action === 'rotate') onSecret(await rotate.mutateAsync({ params }))
      else await revoke.mutateAsync({ params }).then(() => onSecret(null))
      onClose()
    } catch (thrown) {
      toastProblem(asProblem(thrown))
    }
  }
  return (
    <ConfirmModal
      opened={action !== null}
      title={say(action === 'rotate' ? 'sensors.rotate_named' : 'sensors.revoke_named', {
        name: source.name,
      })}
      confirm={say(action === 'rotate' ? 'sensors.rotate' : 'sensors.revoke')}
      dangerous
      busy={rotate.isPending || revoke.isPending}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {say('sensors.token_ends')}
    </ConfirmModal>
  )
}

type NewProps = { readonly placeId: number; readonly onSecret: (secret: Secret) => void }

function NewSource({ placeId, onSecret }: NewProps) {
  const say = useSay()
  const create = useCreateSource()
  const form = useCallForm<{ name: string; kind: (typeof kinds)[number][0] }>({
    initialValues: { name: '', kind: 'json' },
    validate: { name: required },
    save: async (values) => {
      const source = await create.mutateAsync({
        params: { placeId },
        body: { ...values, name: values.name.trim() },
      })
      onSecret(source)
      form.form.reset()
      toast('success', say('sensors.source_made', { name: source.name }))
    },
  })
  return (
    <form onSubmit={form.submit} noValidate>
      <SimpleGrid cols={{ base: 1, sm: 3 }} style={{ alignItems: 'end' }}>
        <TextInput {...form.field('name')} label={say('sensors.source_name')} maxLength={100} required />
        <NativeSelect
          {...form.field('kind')}
          label={say('sensors.source_kind')}
          data={kinds.map(([value, label]) => ({ value, label }))}
        />
        <Button type="submit" loading={form.saving}>
          {say('sensors.source_add')}
        </Button>
      </SimpleGrid>
    </form>
  )
}
