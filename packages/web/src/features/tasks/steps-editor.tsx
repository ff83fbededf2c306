import { Button, Checkbox, Group, NativeSelect, SimpleGrid, Stack, Text, TextInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { choosingTypes, stepTypes, type StepType } from '@larder/core/tasks'
import { useState } from 'react'
import { useCompanyFormat } from '#kit/access.ts'
import { focusNow } from '#kit/focus.ts'
import { useSay } from '#kit/i18n.ts'
import { Card } from '#ui/card.tsx'
import { NumberInput } from '#ui/number-input.tsx'
import { moved, newOption, newStep, type OptionDraft, type StepDraft } from './editor-values.ts'
import { GroupField, useGroups } from './group-field.tsx'
import { MoreFields } from './more-fields.tsx'
import { RowTools } from './row-tools.tsx'
import { SensorField } from './sensor-field.tsx'
import { isMeasured } from './unit-drafts.ts'
import styles from './tasks.module.css'

type Props = {
  readonly steps: readonly StepDraft[]
  readonly onChange: (steps: readonly StepDraft[]) => void
}

/** The fields of a form, each of its type. */
export function StepsEditor({ steps, onChange }: Props) {
  const say = useSay()
  const [added, setAdded] = useState<number | null>(null)
  const add = (): void => {
    const step = newStep('enter_text')
    setAdded(step.key)
    onChange([...steps, step])
  }
  return (
    <Stack gap="md">
      {steps.map((step, index) => (
        <Step
          key={step.key}
          step={step}
          fresh={step.key === added}
          index={index}
          count={steps.length}
          onMove={(to) => onChange(moved(steps, index, to))}
          onChange={(part) =>
            onChange(steps.map((one) => (one.key === step.key ? { ...one, ...part } : one)))
          }
          onRemove={() => onChange(steps.filter(({ key }) => key !== step.key))}
        />
      ))}
      <Button variant="default" size="md" leftSection={<IconPlus size={18} aria-hidden />} onClick={add}>
        {say('tasks.add_field')}
      </Button>
    </Stack>
  )
}

type StepProps = {
  readonly step: StepDraft
  /** Was just added: its name gets the focus. */
  readonly fresh: boolean
  readonly index: number
  readonly count: number
  readonly onMove: (to: number) => void
  readonly onChange: (part: Partial<StepDraft>) => void
  readonly onRemove: () => void
}

function Step({ step, fresh, index, count, onMove, onChange, onRemove }: StepProps) {
  const say = useSay()
  const title = step.name.trim() === '' ? say('tasks.field', { number: index + 1 }) : step.name
  const offersOptions = choosingTypes.includes(step.type)
  return (
    <Card>
      <Stack gap="sm" role="group" aria-label={title}>
        <Group justify="space-between" wrap="nowrap">
          <Text fw={600}>{title}</Text>
          <RowTools
            name={title}
            index={index}
            count={count}
            onMove={onMove}
            onRemove={step.of_plan || count === 1 ? undefined : onRemove}
          />
        </Group>
        <TypeAndName step={step} fresh={fresh} index={index} onChange={onChange} />
        {!step.of_plan && isMeasured(step) && <Range step={step} onChange={onChange} />}
        {offersOptions && (
          <Options breach options={step.options} onChange={(options) => onChange({ options })} />
        )}
        {step.type === 'choose_partner' && (
          <Text size="sm" c="dimmed">
            {say('tasks.partner_hint', { page: say('nav.partners') })}
          </Text>
        )}
        <Group gap="md">
          <Checkbox
            py={10}
            label={say('tasks.required')}
            checked={step.is_required}
            onChange={(event) => onChange({ is_required: event.currentTarget.checked })}
          />
          {offersOptions && (
            <Checkbox
              py={10}
              label={say('tasks.own_answer')}
              checked={step.own_answer}
              onChange={(event) => onChange({ own_answer: event.currentTarget.checked })}
            />
          )}
        </Group>
        <TimerSensorAndGroup step={step} index={index} onChange={onChange} />
      </Stack>
    </Card>
  )
}

function TypeAndName({ step, fresh, index, onChange }: Omit<StepProps, 'count' | 'onMove' | 'onRemove'>) {
  const say = useSay()
  const types = stepTypes.map((type) => ({ value: type, label: say(`tasks.type_${type}`) }))
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing={12}>
      <NativeSelect
        label={say('tasks.field_type')}
        data={types}
        value={step.type}
        disabled={step.id !== undefined}
        onChange={(event) => onChange({ type: event.currentTarget.value as StepType })}
      />
      <TextInput
        ref={fresh ? focusNow : null}
        label={say('tasks.field_name')}
        maxLength={255}
        value={step.name}
        required={index > 0}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
      />
    </SimpleGrid>
  )
}

/** The first field has no timer: it starts the task. */
function TimerSensorAndGroup({ step, index, onChange }: Pick<StepProps, 'step' | 'index' | 'onChange'>) {
  const groups = useGroups()
  const timer = index > 0 ? [step.timer_hours, step.notify_minutes] : []
  return (
    <MoreFields open={[...timer, step.sensor, step.group].some((value) => value !== '')}>
      {index > 0 && <TimerFields step={step} onChange={onChange} />}
      {isMeasured(step) && <SensorField value={step.sensor} onChange={(sensor) => onChange({ sensor })} />}
      <GroupField groups={groups} value={step.group} onChange={(group) => onChange({ group })} />
    </MoreFields>
  )
}

function TimerFields({ step, onChange }: Pick<StepProps, 'step' | 'onChange'>) {
  const say = useSay()
  return (
    <div className={styles.two}>
      <NumberInput
        label={say('tasks.timer_hours')}
        negatives={false}
        max={10_000}
        value={step.timer_hours}
        unit={say('ui.unit_hours')}
        onChange={(timer_hours) => onChange({ timer_hours })}
      />
      <NumberInput
        label={say('tasks.timer_notify')}
        digits
        max={600_000}
        value={step.notify_minutes}
        unit={say('ui.unit_minutes')}
        onChange={(notify_minutes) => onChange({ notify_minutes })}
      />
    </div>
  )
}

function Range({ step, onChange }: Pick<StepProps, 'step' | 'onChange'>) {
  const say = useSay()
  const scale = useCompanyFormat().temperatureUnit
  const unit = step.type === 'enter_temperature' ? scale : step.unit
  return (
    <div className={styles.two}>
      <NumberInput
        label={say('tasks.at_least')}
        value={step.min}
        unit={unit}
        onChange={(min) => onChange({ min })}
      />
      <NumberInput
        label={say('tasks.at_most')}
        value={step.max}
        unit={unit}
        onChange={(max) => onChange({ max })}
      />
      {step.type !== 'enter_temperature' && (
        <TextInput
          label={say('tasks.unit')}
          maxLength={20}
          value={step.unit}
          onChange={(event) => onChange({ unit: event.currentTarget.value })}
        />
      )}
    </div>
  )
}

type OptionsProps = {
  /** Whether an option can be marked as a breach. */
  readonly breach: boolean
  readonly options: readonly OptionDraft[]
  readonly onChange: (options: readonly OptionDraft[]) => void
  readonly add?: string
}

/** Answers to choose from, or corrective actions. */
export function Options({ breach, options, onChange, add }: OptionsProps) {
  const say = useSay()
  const set = (key: number, part: Partial<OptionDraft>): void =>
    onChange(options.map((one) => (one.key === key ? { ...one, ...part } : one)))
  return (
    <Stack gap="xs">
      {options.map((option, index) => (
        <Group key={option.key} gap="xs" wrap="wrap">
          <TextInput
            style={{ flex: '1 1 240px' }}
            aria-label={say('tasks.option', { number: index + 1 })}
            maxLength={255}
            value={option.text}
            onChange={(event) => set(option.key, { text: event.currentTarget.value })}
          />
          {breach && (
            <Checkbox
              py={10}
              label={say('tasks.is_breach')}
              checked={option.is_breach}
              onChange={(event) => set(option.key, { is_breach: event.currentTarget.checked })}
            />
          )}
          <RowTools
            name={say('tasks.option', { number: index + 1 })}
            index={index}
            count={options.length}
            onMove={(to) => onChange(moved(options, index, to))}
            onRemove={() => onChange(options.filter(({ key }) => key !== option.key))}
          />
        </Group>
      ))}
      <Button
        variant="subtle"
        size="md"
        w="fit-content"
        h="auto"
        mih={44}
        maw="100%"
        ta="start"
        styles={{ label: { whiteSpace: 'normal' } }}
        leftSection={<IconPlus size={18} aria-hidden />}
        onClick={() => onChange([...options, newOption()])}
      >
        {add ?? say('tasks.add_option')}
      </Button>
    </Stack>
  )
}
