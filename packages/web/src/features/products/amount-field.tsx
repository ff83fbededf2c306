import { NativeSelect } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useSay } from '#kit/i18n.ts'
import { NumberInput } from '#ui/number-input.tsx'
import styles from './products.module.css'

type Field = ReturnType<UseFormReturnType<Record<string, unknown>>['getInputProps']>

type Props = {
  readonly label: string
  readonly amount: Field
  readonly unit: Field
  readonly units: readonly { readonly id: number; readonly name: string }[]
}

/** A number and its unit. */
export function AmountField({ label, amount, unit, units }: Props) {
  const say = useSay()
  return (
    <div className={styles.pair}>
      <NumberInput {...amount} label={label} negatives={false} />
      <NativeSelect
        {...unit}
        aria-label={`${label}: ${say('products.unit')}`}
        data={[
          { value: '', label: say('products.unit') },
          ...units.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
      />
    </div>
  )
}

/** The fields of an amount and its unit as the contract has them; an emptied amount takes its unit away. */
export const amountOf = (amount: string, unit: string): readonly [string | null, number | null] =>
  amount === '' ? [null, null] : [amount, unit === '' ? null : Number(unit)]
