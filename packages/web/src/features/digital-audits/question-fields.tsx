import {
  ActionIcon,
  Button,
  Checkbox,
  Group,
  SimpleGrid,
  Stack,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { auditQuestionKinds, isScored, type AuditQuestionKind } from '@larder/core/audits'
import { useState, type ReactNode } from 'react'
import { useSay } from '#kit/i18n.ts'
import { ChoiceField } from '#ui/choice-field.tsx'
import { NumberInput } from '#ui/number-input.tsx'
import { kindWords } from './question-words.ts'
import type { QuestionDraft } from './template-draft.ts'
import styles from './digital-audits.module.css'

type Props = {
  readonly question: QuestionDraft
  readonly fault: (part: string) => string | null
  readonly onChange: (part: Partial<QuestionDraft>) => void
  readonly tools: ReactNode
}

/** One question: what is asked and how it is answered; the rest is folded until it is used. */
export function QuestionFields({ question, fault, onChange, tools }: Props) {
  const say = useSay()
  const { kind, text } = question
  return (
    <div className={styles.question}>
      <Group justify="space-between" align="flex-end" gap="xs">
        <ChoiceField
          label={say('audits.kind')}
          notEmpty
          data={auditQuestionKinds.map((value) => ({ value, label: say(kindWords[value]) }))}
          value={kind}
          onChange={(event) => onChange({ kind: event.currentTarget.value as AuditQuestionKind })}
        />
        {tools}
      </Group>
      <Textarea
        label={say('audits.question')}
        required
        autosize
        maxLength={500}
        value={text}
        error={fault('text')}
        onChange={(event) => onChange({ text: event.currentTarget.value })}
      />
      <KindFields question={question} fault={fault} onChange={onChange} />
      <MoreFields question={question} onChange={onChange} />
    </div>
  )
}

type PartProps = Omit<Props, 'tools'>

function KindFields({ question, fault, onChange }: PartProps) {
  const say = useSay()
  const { kind, max_score, min, max, unit } = question
  if (kind === 'choice') return <Options question={question} fault={fault} onChange={onChange} />
  if (kind === 'score')
    return (
      <NumberInput
        label={say('audits.max_score')}
        digits
        max={10}
        value={max_score}
        error={fault('max_score')}
        onChange={(value) => onChange({ max_score: value })}
      />
    )
  if (kind === 'number')
    return (
      <SimpleGrid cols={3} spacing="xs">
        <NumberInput
          label={say('audits.min')}
          value={min}
          error={fault('min')}
          onChange={(value) => onChange({ min: value })}
        />
        <NumberInput
          label={say('audits.max')}
          value={max}
          error={fault('max')}
          onChange={(value) => onChange({ max: value })}
        />
        <TextInput
          label={say('audits.unit')}
          maxLength={20}
          value={unit}
          onChange={(event) => onChange({ unit: event.currentTarget.value })}
        />
      </SimpleGrid>
    )
  return null
}

function Options({ question: { options }, fault, onChange }: PartProps) {
  const say = useSay()
  const set = (index: number, part: object): void =>
    onChange({ options: options.map((option, at) => (at === index ? { ...option, ...part } : option)) })
  return (
    <Stack gap="xs">
      {options.map((option, index) => (
        <Group key={index} gap="xs" wrap="nowrap" align="flex-end">
          <TextInput
            style={{ flex: 1 }}
            label={say('audits.option', { number: index + 1 })}
            maxLength={120}
            value={option.text}
            onChange={(event) => set(index, { text: event.currentTarget.value })}
          />
          <NumberInput
            style={{ width: '6rem' }}
            label={say('audits.points')}
            digits
            max={100}
            value={option.points}
            onChange={(points) => set(index, { points })}
          />
          <ActionIcon
            variant="subtle"
            color="ink"
            size={44}
            aria-label={say('plan.remove_item', { name: option.text })}
            disabled={options.length <= 2}
            onClick={() => onChange({ options: options.filter((_, at) => at !== index) })}
          >
            <IconX size={18} aria-hidden />
          </ActionIcon>
        </Group>
      ))}
      {fault('options') !== null && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {fault('options')}
        </Text>
      )}
      <div>
        <Button
          variant="subtle"
          px="xs"
          disabled={options.length >= 10}
          leftSection={<IconPlus size={18} stroke={1.8} aria-hidden />}
          onClick={() => onChange({ options: [...options, { text: '', points: '0' }] })}
        >
          {say('audits.add_option')}
        </Button>
      </div>
    </Stack>
  )
}

/** Weight, critical, guidance and corrective action. */
function MoreFields({ question, onChange }: Pick<Props, 'question' | 'onChange'>) {
  const say = useSay()
  const { kind, weight, is_critical, guidance, corrective_action } = question
  const isUsed = weight !== '1' || is_critical || guidance !== '' || corrective_action !== ''
  const [opened, setOpened] = useState(isUsed)
  if (!opened)
    return (
      <div>
        <Button variant="subtle" px="xs" onClick={() => setOpened(true)}>
          {say('audits.more_fields')}
        </Button>
      </div>
    )
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <Textarea
          label={say('audits.guidance')}
          autosize
          maxLength={2_000}
          value={guidance}
          onChange={(event) => onChange({ guidance: event.currentTarget.value })}
        />
        {isScored({ kind }) && (
          <Textarea
            label={say('entries.corrective_action')}
            autosize
            maxLength={1_000}
            value={corrective_action}
            onChange={(event) => onChange({ corrective_action: event.currentTarget.value })}
          />
        )}
      </SimpleGrid>
      {isScored({ kind }) && (
        <Group gap="lg" align="flex-end">
          <ChoiceField
            label={say('audits.weight')}
            notEmpty
            data={Array.from({ length: 10 }, (_, at) => ({ value: `${at + 1}`, label: `${at + 1}` }))}
            value={weight}
            onChange={(event) => onChange({ weight: event.currentTarget.value })}
          />
          <Checkbox
            pb="xs"
            label={say('audits.critical_hint')}
            checked={is_critical}
            onChange={(event) => onChange({ is_critical: event.currentTarget.checked })}
          />
        </Group>
      )}
    </>
  )
}
