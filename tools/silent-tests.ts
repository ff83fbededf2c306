/** A test that prints fails: what nobody is meant to read hides what somebody is. Set up by vitest.config.ts. */
import { format } from 'node:util'
import { afterEach } from 'vitest'

/** What libraries say of things that are as they should be. */
const wellMeant = [
  // `field` of a form hands the key over with the other props, which works as well as a key of its own.
  'A props object containing a "key" prop is being spread into JSX',
  // The provider of the tests is one for development.
  'oidc-provider ',
]

const lines: string[] = []
for (const level of ['debug', 'info', 'log', 'warn', 'error'] as const)
  console[level] = (...parts: unknown[]) => {
    const line = `console.${level}: ${format(...parts)}`
    if (!wellMeant.some((text) => line.includes(text))) lines.push(line)
  }

afterEach(() => {
  const printed = lines.splice(0)
  if (printed.length > 0) throw new Error(`The test printed:\n${printed.join('\n')}`)
})
