import { Alert, Button, Code, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { RecordsState } from '@larder/contract/records'
import { useAccess, useCompanyFormat, usePlaceId, usePlaceZone } from '#kit/access.ts'
import { formatInstant } from '#kit/format.ts'
import { useSay } from '#kit/i18n.ts'
import { Card } from '#ui/card.tsx'
import { ErrorNotice } from '#ui/error-notice.tsx'
import { FactList } from '#ui/fact-list.tsx'
import { NoPermission } from '#ui/no-permission.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { BundleForm } from './bundle-form.tsx'
import { checkOf, recordsOf } from './records.api.ts'

/** Whether the records are what was written, and the bundle that an inspector checks without us. */
export function RecordsPage() {
  const say = useSay()
  const { place, can } = useAccess()
  if (place === null || !can('records.view')) return <NoPermission title={say('records.title')} />
  return (
    <>
      <PageHeader title={say('records.title')} hint={say('records.hint')} />
      <Stack gap="md" key={place.id}>
        <Card title={say('records.state')}>
          <State />
        </Card>
        <Card title={say('records.bundle')}>
          <BundleForm placeId={place.id} name={place.name} />
        </Card>
      </Stack>
    </>
  )
}

function State() {
  const state = useQuery(recordsOf(usePlaceId()))
  return <QueryView query={state}>{(current) => <Facts state={current} />}</QueryView>
}

function Facts({ state: { revisions, head, signed, unsigned } }: { readonly state: RecordsState }) {
  const say = useSay()
  const { datePattern } = useCompanyFormat()
  const zone = usePlaceZone() ?? 'UTC'
  const at = (instant: string): string => formatInstant(instant, zone, datePattern)
  const code = (text: string) => <Code style={{ overflowWrap: 'anywhere' }}>{text}</Code>
  return (
    <>
      <FactList
        facts={[
          { label: say('records.revisions'), value: String(revisions) },
          { label: say('records.unsigned'), value: String(unsigned) },
          {
            label: say('records.signed'),
            value:
              signed === null
                ? say('records.never_signed')
                : say('records.signed_at', { number: signed.number, date: at(signed.signed_at) }),
          },
          { label: say('records.root'), value: signed === null ? '' : code(signed.root) },
          { label: say('records.head'), value: head === null ? '' : code(head) },
        ]}
      />
      <Check />
    </>
  )
}

function Check() {
  const say = useSay()
  const { data, error, isFetching, refetch } = useQuery(checkOf(usePlaceId()))
  return (
    <Stack mt="lg" gap="sm" align="flex-start">
      <Button variant="default" loading={isFetching} onClick={() => void refetch()}>
        {say('records.check')}
      </Button>
      {error !== null && <ErrorNotice problem={error} onRetry={() => void refetch()} />}
      <div role="status">
        {data !== undefined && data.fault === null && (
          <Alert color="green" title={say('records.sound')}>
            {say('records.sound_text', { number: data.revisions, heads: data.signed_heads })}
          </Alert>
        )}
        {data?.fault != null && (
          <Alert color="red" title={say('records.broken')}>
            <Text>{say('records.broken_text', { number: data.fault.seq ?? 0 })}</Text>
            <Text size="sm">{data.fault.detail}</Text>
          </Alert>
        )}
      </div>
    </Stack>
  )
}
