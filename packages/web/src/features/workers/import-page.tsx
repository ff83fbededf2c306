import { workers, type ImportPreview } from '@larder/contract/workers'
import { Button } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { paths } from '#app/paths.ts'
import { useAccess } from '#kit/access.ts'
import { useSay, type TextKey } from '#kit/i18n.ts'
import { refetch } from '#kit/query.ts'
import { sendFile } from '#kit/send-file.ts'
import { toast } from '#kit/toasts.ts'
import { trackUpload } from '#kit/uploads.ts'
import { NoPermission } from '#ui/no-permission.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { TableImport, type ImportQuery } from '#ui/table-import.tsx'

/** People from a table. */
export function ImportPage() {
  const say = useSay()
  const { place, can } = useAccess()
  if (place === null || !can('workers.private')) return <NoPermission title={say('team.import_title')} />
  return (
    <>
      <PageHeader title={say('team.import_title')} hint={place.name}>
        <Button
          variant="subtle"
          color="ink"
          leftSection={<IconArrowLeft size={18} stroke={1.8} aria-hidden />}
          renderRoot={(props) => <Link to={paths.teamPeople} {...props} />}
        >
          {say('team.all')}
        </Button>
      </PageHeader>
      <Import key={place.id} placeId={place.id} />
    </>
  )
}

type Field = NonNullable<ImportPreview['columns'][number]['field']>

const fieldNames: Readonly<Record<Field, TextKey>> = {
  name: 'team.field_name',
  first_name: 'users.first_name',
  last_name: 'users.last_name',
  email: 'users.email',
  phone: 'team.phone',
  position: 'team.position',
  idcode: 'team.idcode',
  groups: 'nav.roles',
}

function Import({ placeId }: { readonly placeId: number }) {
  const say = useSay()
  const navigate = useNavigate()
  const client = useQueryClient()
  const params = { placeId }
  const load = async (file: File, query: ImportQuery): Promise<void> => {
    const done = await trackUpload(file.name, (progress) =>
      sendFile({ route: workers.import, params, query: { ...query, skip_wrong: 'true' }, file, ...progress }),
    )
    await refetch(client, workers.import.writes)
    toast(
      'success',
      say('team.imported', { added: done.newWorkers.length, existing: done.existingWorkers.length }),
    )
    await navigate({ to: paths.teamPeople })
  }
  return (
    <TableImport<Field, ImportPreview>
      title={say('team.import_empty')}
      text={say('team.import_text')}
      fieldNames={fieldNames}
      second={{ title: say('users.email'), of: ({ email }) => email }}
      onLook={(file, query) =>
        trackUpload(file.name, (progress) =>
          sendFile({ route: workers.preview, params, query, file, ...progress }),
        )
      }
      onLoad={load}
    />
  )
}
