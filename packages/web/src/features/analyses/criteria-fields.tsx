import { ActionIcon, Button, Checkbox, Fieldset, Stack, Text, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import type { Criterion } from '@larder/core/analyses'
import { useSay } from '#kit/i18n.ts'
import { NumberInput } from '#ui/number-input.tsx'
import styles from './analyses.module.css'

/** As it is typed. */
export type CriterionDraft = {
  readonly key: string
  readonly parameter: string
  readonly unit: string
  readonly is_absence: boolean
  readonly n: string
  readonly c: string
  readonly m: string
  readonly M: string
}

export const draftsOf = (criteria: readonly Criterion[]): readonly CriterionDraft[] =>
  criteria.map(({ n, c, m, M, ...rest }, index) => ({
    ...rest,
    key: `stored ${index}`,
    n: String(n),
    c: String(c),
    m: String(m),
    M: M === null ? '' : String(M),
  }))

/** A criterion without a name is dropped; the server says what is wrong with the others. */
export const criteriaOf = (drafts: readonly CriterionDraft[]): Criterion[] =>
  drafts
    .filter(({ parameter }) => parameter.trim() !== '')
    .map(({ parameter, unit, is_absence, n, c, m, M }) => ({
      parameter: parameter.trim(),
      unit: unit.trim(),
      is_absence,
      n: Number(n),
      c: Number(c),
      m: is_absence ? 0 : Number(m),
      M: is_absence || M === '' ? null : Number(M),
    }))

const fresh = (key: string): CriterionDraft => ({
  key,
  parameter: '',
  unit: 'cfu/g',
  is_absence: false,
  n: '5',
  c: '0',
  m: '',
  M: '',
})

type Props = {
  readonly criteria: readonly CriterionDraft[]
  readonly onChange: (criteria: readonly CriterionDraft[]) => void
}

/** What results are judged by: n, c, m and M of each value. */
export function CriteriaFields({ criteria, onChange }: Props) {
  const say = useSay()
  const set = (key: string, part: Partial<CriterionDraft>): void =>
    onChange(criteria.map((one) => (one.key === key ? { ...one, ...part } : one)))
  return (
    <Fieldset legend={say('analyses.criteria')}>
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {say('analyses.criteria_hint')}
        </Text>
        {criteria.map((one) => (
          <CriterionRow
            key={one.key}
            criterion={one}
            onChange={(part) => set(one.key, part)}
            onRemove={() => onChange(criteria.filter(({ key }) => key !== one.key))}
          />
        ))}
        <div>
          <Button
            variant="default"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => onChange([...criteria, fresh(crypto.randomUUID())])}
          >
            {say('analyses.criterion_add')}
          </Button>
        </div>
      </Stack>
    </Fieldset>
  )
}

type RowProps = {
  readonly criterion: CriterionDraft
  readonly onChange: (part: Partial<CriterionDraft>) => void
  readonly onRemove: () => void
}

function CriterionRow({ criterion, onChange, onRemove }: RowProps) {
  const say = useSay()
  const { parameter, unit, is_absence } = criterion
  const figures = is_absence ? (['n', 'c'] as const) : (['n', 'c', 'm', 'M'] as const)
  return (
    <div>
      <div className={styles.criterion}>
        <TextInput
          label={say('analyses.parameter')}
          maxLength={80}
          value={parameter}
          onChange={(event) => onChange({ parameter: event.currentTarget.value })}
        />
        {figures.map((name) => (
          <NumberInput
            key={name}
            label={name}
            negatives={false}
            value={criterion[name]}
            onChange={(typed) => onChange({ [name]: typed })}
          />
        ))}
        <TextInput
          label={say('analyses.unit')}
          maxLength={20}
          value={unit}
          onChange={(event) => onChange({ unit: event.currentTarget.value })}
        />
        <ActionIcon
          variant="subtle"
          size={44}
          aria-label={say('analyses.criterion_remove', { name: parameter })}
          onClick={onRemove}
        >
          <IconTrash size={18} aria-hidden />
        </ActionIcon>
      </div>
      <Checkbox
        mt="xs"
        label={say('analyses.is_absence')}
        checked={is_absence}
        onChange={(event) =>
          onChange({
            is_absence: event.currentTarget.checked,
            unit: event.currentTarget.checked ? '25 g' : 'cfu/g',
          })
        }
      />
    </div>
  )
}
