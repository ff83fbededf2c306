import type { DigitalAudit } from '@larder/contract/digital-audits'
import { Button, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { paths } from '#app/paths.ts'
import { useLanguage, useSay } from '#kit/i18n.ts'
import { asProblem } from '#kit/problem.ts'
import { toastProblem } from '#kit/toasts.ts'
import { Card } from '#ui/card.tsx'
import { readyOf, useCreateTemplate } from './digital-audits.api.ts'
import styles from '#ui/rows.module.css'

type Props = {
  readonly companyId: number
  /** A ready one whose name is used is not offered again. */
  readonly taken: readonly DigitalAudit[]
}

/** Templates to use as they are, and to change afterwards. */
export function ReadyTemplates({ companyId, taken }: Props) {
  const say = useSay()
  const navigate = useNavigate()
  const { data = [] } = useQuery(readyOf(useLanguage()))
  const create = useCreateTemplate()
  const names = new Set(taken.map(({ name }) => name.toLowerCase()))
  const offered = data.filter(({ name }) => !names.has(name.toLowerCase()))
  if (offered.length === 0) return null
  const use = async ({ key: _key, ...body }: (typeof data)[number]): Promise<void> => {
    try {
      const newTemplate = await create.mutateAsync({ params: { companyId }, body })
      await navigate({ to: paths.auditTemplate, params: { templateId: String(newTemplate.id) } })
    } catch (thrown) {
      toastProblem(asProblem(thrown))
    }
  }
  return (
    <Card title={say('audits.ready')}>
      <ul className={styles.rows}>
        {offered.map((ready) => (
          <li key={ready.key} className={styles.row}>
            <div className={styles.words}>
              <Text fw={600}>{ready.name}</Text>
              <Text size="sm" c="dimmed">
                {ready.description}
              </Text>
              <Text size="sm" c="dimmed">
                {say('audits.questions_count', { count: ready.questions.length })}
              </Text>
            </div>
            <Button
              variant="default"
              size="md"
              disabled={create.isPending}
              aria-label={say('audits.use_ready', { name: ready.name })}
              onClick={() => void use(ready)}
            >
              {say('audits.use')}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
