import type { companyTokens } from '@larder/contract/companies'
import type { ResponseOf } from '@larder/contract/kit'
import { Button, Text } from '@mantine/core'
import { IconPlugConnected } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useCompanyFormat } from '#kit/access.ts'
import { formatInstant, deviceZone } from '#kit/format.ts'
import { useSay } from '#kit/i18n.ts'
import { lazyPiece } from '#kit/lazy-piece.ts'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { RowsSkeleton } from '#ui/skeletons.tsx'
import { tokensOf } from './integrations.api.ts'
import { scopeNames } from './token-scopes.ts'
import styles from '#ui/rows.module.css'

type Token = ResponseOf<typeof companyTokens.list>[number]

const RevokeToken = lazyPiece(() => import('./revoke-token.tsx'), 'RevokeToken')

/** The tokens in use, by name and last four characters. */
export function TokenList({ companyId }: { readonly companyId: number }) {
  const say = useSay()
  const tokens = useQuery(tokensOf(companyId))
  const [ending, setEnding] = useState<Token | null>(null)
  return (
    <Card title={say('integrations.tokens')}>
      <QueryView query={tokens} skeleton={<RowsSkeleton rows={3} />}>
        {(list) =>
          list.length === 0 ? (
            <EmptyState icon={IconPlugConnected} title={say('integrations.empty_title')}>
              {say('integrations.empty_text')}
            </EmptyState>
          ) : (
            <ul className={styles.rows}>
              {list.map((token) => (
                <TokenRow key={token.id} token={token} onRevoke={() => setEnding(token)} />
              ))}
            </ul>
          )
        }
      </QueryView>
      <Suspense fallback={null}>
        {ending !== null && <RevokeToken token={ending} onClose={() => setEnding(null)} />}
      </Suspense>
    </Card>
  )
}

function TokenRow({ token, onRevoke }: { readonly token: Token; readonly onRevoke: () => void }) {
  const say = useSay()
  const { datePattern } = useCompanyFormat()
  const isOver = token.expires_at !== null && new Date(token.expires_at) <= new Date()
  const timeZone = deviceZone()
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <Text fw={600}>{token.name}</Text>
        <Text size="sm" c="dimmed">
          {[
            say('integrations.about', {
              last4: token.last4,
              when: formatInstant(token.created_at, timeZone, datePattern),
            }),
            ...token.scopes.map((scope) => say(scopeNames[scope])),
          ].join(' · ')}
        </Text>
        {token.expires_at !== null && (
          <Text size="sm" c={isOver ? 'red' : 'dimmed'}>
            {say(isOver ? 'integrations.ended' : 'integrations.ends', {
              when: formatInstant(token.expires_at, timeZone, datePattern),
            })}
          </Text>
        )}
      </div>
      <Button
        variant="subtle"
        color="red"
        size="sm"
        flex="none"
        aria-label={say('integrations.revoke_named', { name: token.name })}
        onClick={onRevoke}
      >
        {say('integrations.revoke')}
      </Button>
    </li>
  )
}
