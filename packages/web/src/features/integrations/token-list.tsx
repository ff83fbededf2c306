import { Button } from '@mantine/core'
import { IconPlugConnected } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { ResponseOf } from '@larder/contract/kit'
import type { companyTokens } from '@larder/contract/companies'
import { useCompanyFormat } from '#kit/access.ts'
import { formatInstant } from '#kit/format.ts'
import { useSay } from '#kit/i18n.ts'
import { asProblem } from '#kit/problem.ts'
import { toast, toastProblem } from '#kit/toasts.ts'
import { Card } from '#ui/card.tsx'
import { ConfirmModal } from '#ui/confirm-modal.tsx'
import { DataTable, type Column } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { tokensOf, useRevokeToken } from './integrations.api.ts'

type Token = ResponseOf<typeof companyTokens.list>[number]

/** The tokens in use, by name and last four characters. */
export function TokenList({ companyId }: { readonly companyId: number }) {
  const say = useSay()
  const { datePattern } = useCompanyFormat()
  const tokens = useQuery(tokensOf(companyId))
  const [ending, setEnding] = useState<Token | null>(null)
  const columns = useMemo<readonly Column<Token>[]>(
    () => [
      { id: 'name', header: say('integrations.name'), value: ({ name }) => name },
      { id: 'last4', header: say('integrations.ends_in'), value: ({ last4 }) => last4, cell: ({ last4 }) => <code>…{last4}</code>, sortable: false },
      { id: 'created_at', header: say('integrations.created'), value: ({ created_at }) => created_at, cell: ({ created_at }) => formatInstant(created_at, Intl.DateTimeFormat().resolvedOptions().timeZone, datePattern) },
      {
        id: 'revoke', header: say('integrations.actions'), value: () => null, sortable: false,
        cell: (token) => (
          <Button variant="subtle" color="red" size="xs" aria-label={say('integrations.revoke_named', { name: token.name })} onClick={() => setEnding(token)}>
            {say('integrations.revoke')}
          </Button>
        ),
      },
    ],
    [say, datePattern],
  )
  const empty = (
    <EmptyState icon={IconPlugConnected} title={say('integrations.empty_title')}>
      {say('integrations.empty_text')}
    </EmptyState>
  )
  return (
    <Card flush>
      <QueryView query={tokens}>{(list) => <DataTable label={say('integrations.tokens')} columns={columns} rows={list} rowId={({ id }) => String(id)} empty={empty} />}</QueryView>
      <RevokeToken token={ending} onClose={() => setEnding(null)} />
    </Card>
  )
}

function RevokeToken({ token, onClose }: { readonly token: Token | null; readonly onClose: () => void }) {
  const say = useSay()
  const revoke = useRevokeToken()
  const confirm = async (): Promise<void> => {
    if (token === null) return
    try {
      await revoke.mutateAsync({ params: { tokenId: token.id } })
      toast('success', say('integrations.revoked', { name: token.name }))
    } catch (thrown) {
      toastProblem(asProblem(thrown))
    } finally {
      onClose()
    }
  }
  return (
    <ConfirmModal opened={token !== null} title={say('integrations.revoke_title', { name: token?.name ?? '' })} confirm={say('integrations.revoke')} dangerous busy={revoke.isPending} onConfirm={() => void confirm()} onClose={onClose}>
      {say('integrations.revoke_text')}
    </ConfirmModal>
  )
}
