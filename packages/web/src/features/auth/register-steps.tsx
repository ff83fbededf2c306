import { Group, Progress, Text } from '@mantine/core'
import { useSay } from '#kit/i18n.ts'

const steps = ['account', 'company', 'final'] as const
export type RegisterStep = (typeof steps)[number]

const names = {
  account: 'auth.step_account',
  company: 'auth.step_company',
  final: 'auth.step_final',
} as const

/** Where one is in registration: account, company, final. */
export function RegisterSteps({ active }: { readonly active: RegisterStep }) {
  const say = useSay()
  const at = steps.indexOf(active) + 1
  const words = say('auth.step_of', { at, of: steps.length, name: say(names[active]) })
  return (
    <div>
      <Text size="xs" fw={600} c="var(--mantine-color-leaf-text)" mb={6}>
        {words}
      </Text>
      <Group grow gap={6} role="img" aria-label={words}>
        {steps.map((step, index) => (
          <Progress key={step} size={5} value={index < at ? 100 : 0} aria-hidden tabIndex={-1} />
        ))}
      </Group>
    </div>
  )
}
