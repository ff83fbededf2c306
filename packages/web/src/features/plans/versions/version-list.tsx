import { ActionIcon, Button, CopyButton } from '@mantine/core'
import { IconCheck, IconCopy, IconDownload } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { ResponseOf } from '@larder/contract/kit'
import { plans } from '@larder/contract/plans'
import { paths } from '#app/paths.ts'
import { useAccess, useCompanyFormat } from '#kit/access.ts'
import { callFile } from '#kit/call.ts'
import { formatInstant, formatSize } from '#kit/format.ts'
import { useSay, type Say } from '#kit/i18n.ts'
import { Card } from '#ui/card.tsx'
import { DataTable, type Column } from '#ui/data-table.tsx'
import { DownloadOffer, useFileDownload } from '../download-plan.tsx'
import { usePlan } from '../plan-context.ts'
import styles from './versions.module.css'

export type Version = ResponseOf<typeof plans.versions>[number]

/** Every confirmed version: time, person, edition of the knowledge base, and its ZIP's fingerprint. */
export function VersionList({ versions }: { readonly versions: readonly Version[] }) {
  const say = useSay()
  return (
    <Card title={say('plan.versions_confirmed')} flush>
      <DataTable
        label={say('plan.versions_confirmed')}
        columns={useColumns()}
        rows={versions}
        rowId={({ version }) => String(version)}
      />
    </Card>
  )
}

function useColumns(): readonly Column<Version>[] {
  const say = useSay()
  const { holds } = useAccess()
  const { place, lang } = usePlan()
  const { datePattern } = useCompanyFormat()
  const mayDownload = holds('plans.download')
  return useMemo(
    () => [
      {
        id: 'version',
        header: say('plan.version'),
        value: ({ version }) => version,
        cell: ({ version }) => (
          <Link to={paths.planVersion} params={{ version: String(version) }} className={styles.name}>
            {say('plan.version_name', { version })}
          </Link>
        ),
      },
      {
        id: 'confirmed_at',
        header: say('plan.version_confirmed'),
        value: ({ confirmed_at }) => confirmed_at,
        cell: ({ confirmed_at }) => formatInstant(confirmed_at, place.timezone, datePattern),
      },
      {
        id: 'by',
        header: say('plan.version_by'),
        value: ({ confirmed_by }) => `${confirmed_by.firstname} ${confirmed_by.lastname}`.trim(),
      },
      {
        id: 'edition',
        header: say('plan.version_edition'),
        value: ({ knowledge_version }) => knowledge_version,
      },
      ...zipColumns(say, lang),
      ...(mayDownload ? [downloadColumn(say)] : []),
    ],
    [say, place.timezone, datePattern, lang, mayDownload],
  )
}

const zipColumns = (say: Say, lang: string): readonly Column<Version>[] => [
  {
    id: 'sha256',
    header: say('plan.version_sha256'),
    value: ({ zip }) => zip?.sha256 ?? '',
    sortable: false,
    cell: (version) => <Fingerprint {...version} />,
  },
  {
    id: 'size',
    header: say('plan.version_size'),
    value: ({ zip }) => zip?.size ?? 0,
    cell: ({ zip }) => (zip === null ? '–' : formatSize(zip.size, lang)),
  },
]

const downloadColumn = (say: Say): Column<Version> => ({
  id: 'download',
  header: say('plan.version_zip'),
  value: () => null,
  sortable: false,
  cell: ({ version }) => <VersionDownload version={version} />,
})

/** The first and last characters; the button copies them all. */
function Fingerprint({ version, zip }: Version) {
  const say = useSay()
  if (zip === null) return '–'
  return (
    <span className={styles.fingerprint}>
      <code title={zip.sha256}>{`${zip.sha256.slice(0, 8)}…${zip.sha256.slice(-8)}`}</code>
      <CopyButton value={zip.sha256}>
        {({ copied, copy }) => (
          <ActionIcon
            variant="subtle"
            color="ink"
            aria-label={say(copied ? 'plan.version_copied' : 'plan.version_copy', { version })}
            onClick={copy}
          >
            {copied ? (
              <IconCheck size={16} stroke={1.8} aria-hidden />
            ) : (
              <IconCopy size={16} stroke={1.8} aria-hidden />
            )}
          </ActionIcon>
        )}
      </CopyButton>
    </span>
  )
}

function VersionDownload({ version }: { readonly version: number }) {
  const say = useSay()
  const { place, placeId } = usePlan()
  const download = useFileDownload(() =>
    callFile(plans.downloadVersion, { params: { placeId, version } }, `${place.name} ${version}.zip`),
  )
  return (
    <>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconDownload size={16} stroke={1.7} aria-hidden />}
        loading={download.running}
        aria-label={say('plan.version_download', { version })}
        onClick={() => void download.start()}
      >
        {say('plan.version_download_short')}
      </Button>
      <DownloadOffer download={download} />
    </>
  )
}
