import { traceability, type EpcisPreview } from '@larder/contract/traceability'
import type { EpcisView } from '@larder/core/epcis'
import { Alert, Button, Group, Loader, Stack, Text } from '@mantine/core'
import { IconArrowLeft, IconFileCode } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { paths } from '#app/paths.ts'
import { useAccess } from '#kit/access.ts'
import { useSay } from '#kit/i18n.ts'
import { refetch } from '#kit/query.ts'
import { sendFile } from '#kit/send-file.ts'
import { toast } from '#kit/toasts.ts'
import { trackUpload } from '#kit/uploads.ts'
import { Card } from '#ui/card.tsx'
import { ChoiceField } from '#ui/choice-field.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ChooseImportFile, useImportWork } from '#ui/import-file.tsx'
import { NoPermission } from '#ui/no-permission.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { EpcisChoices, isChosen, sayChoices, type Chosen } from './epcis-choices.tsx'
import { EpcisEvents, EpcisFaults } from './epcis-tables.tsx'

/** Records of traceability from a document of EPCIS 2.0. */
export function EpcisImportPage() {
  const say = useSay()
  const { place, can } = useAccess()
  if (place === null || !can('traceability.record')) return <NoPermission title={say('epcis.title')} />
  return (
    <>
      <PageHeader title={say('epcis.title')}>
        {can('recalls.view') && (
          <Button
            variant="subtle"
            color="ink"
            leftSection={<IconArrowLeft size={18} stroke={1.8} aria-hidden />}
            renderRoot={(props) => <Link to={paths.traceabilityRecalls} {...props} />}
          >
            {say('nav.recalls')}
          </Button>
        )}
      </PageHeader>
      <Import key={place.id} placeId={place.id} />
    </>
  )
}

type Seen = { readonly file: File; readonly preview: EpcisPreview }
const views: readonly EpcisView[] = ['own', 'supplier']
const nothing: Chosen = { products: new Map(), partners: new Map() }

function useEpcisImport(placeId: number) {
  const say = useSay()
  const navigate = useNavigate()
  const client = useQueryClient()
  const { busy, doing } = useImportWork()
  const [seen, setSeen] = useState<Seen | null>(null)
  const [chosen, setChosen] = useState(nothing)
  const params = { placeId }
  const look = (file: File, view?: EpcisView): Promise<void> =>
    doing(async () => {
      const preview = await trackUpload(file.name, (progress) =>
        sendFile({
          route: traceability.previewEpcis,
          params,
          query: view === undefined ? {} : { view },
          file,
          ...progress,
        }),
      )
      setChosen(nothing)
      setSeen({ file, preview })
    })
  const load = ({ file, preview: { view } }: Seen): Promise<void> =>
    doing(async () => {
      const done = await trackUpload(file.name, (progress) =>
        sendFile({
          route: traceability.importEpcis,
          params,
          query: { view, ...sayChoices(chosen) },
          file,
          ...progress,
        }),
      )
      await refetch(client, traceability.importEpcis.writes)
      toast('success', say('epcis.imported', done))
      await navigate({ to: paths.traceabilityRecords })
    })
  return { busy, seen, chosen, setChosen, look, load }
}

function Import({ placeId }: { readonly placeId: number }) {
  const say = useSay()
  const { busy, seen, chosen, setChosen, look, load } = useEpcisImport(placeId)
  const choose = (
    <ChooseImportFile
      accept=".json,.jsonld,application/json,application/ld+json"
      isAnother={seen !== null}
      busy={busy}
      onChoose={(file) => void look(file)}
    />
  )
  if (seen === null)
    return (
      <Card>
        <EmptyState icon={IconFileCode} title={say('epcis.empty')} action={choose}>
          {say('epcis.text')}
        </EmptyState>
      </Card>
    )
  const { file, preview } = seen
  return (
    <Stack gap="md">
      <Card title={file.name} aside={choose}>
        <Summary
          preview={preview}
          busy={busy}
          isReady={isChosen(preview, chosen)}
          onView={(view) => void look(file, view)}
          onLoad={() => void load(seen)}
        />
      </Card>
      {preview.fault_count > 0 ? (
        <EpcisFaults preview={preview} />
      ) : (
        <EpcisChoices placeId={placeId} preview={preview} chosen={chosen} onChoose={setChosen} />
      )}
      {preview.events.length > 0 && <EpcisEvents preview={preview} />}
    </Stack>
  )
}

type SummaryProps = {
  readonly preview: EpcisPreview
  readonly busy: boolean
  readonly isReady: boolean
  readonly onView: (view: EpcisView) => void
  readonly onLoad: () => void
}

function Summary({ preview, busy, isReady, onView, onLoad }: SummaryProps) {
  const say = useSay()
  const { create_count, change_count, remove_count, known_count, skipped_count, fault_count } = preview
  const count = create_count + change_count + remove_count
  return (
    <Stack gap="md">
      <ChoiceField
        label={say('epcis.view')}
        notEmpty
        value={preview.view}
        data={views.map((view) => ({ value: view, label: say(`epcis.view_${view}`) }))}
        onChange={(event) => onView(event.currentTarget.value as EpcisView)}
      />
      {fault_count > 0 && <Alert color="amber">{say('epcis.faults')}</Alert>}
      <Group justify="space-between">
        <Text fw={600} role="status">
          {count === 0 && fault_count === 0 && skipped_count === 0
            ? say('epcis.nothing')
            : say('epcis.counts', {
                create: create_count,
                change: change_count,
                remove: remove_count,
                known: known_count,
                skipped: skipped_count,
              })}
        </Text>
        <Group gap="sm">
          {busy && <Loader size="sm" aria-label={say('ui.loading')} />}
          <Button loading={busy} disabled={count === 0 || fault_count > 0 || !isReady} onClick={onLoad}>
            {say('import.now', { count })}
          </Button>
        </Group>
      </Group>
    </Stack>
  )
}
