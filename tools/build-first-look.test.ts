import { expect, it } from 'vitest'
import { textsNamedIn } from '../packages/web/build-first-look.ts'

it.each([
  ['say("auth.log_in")', 'auth.log_in', true],
  ['say(`auth.log_in`)', 'auth.log_in', true],
  ["say('days.left',{count:n})", 'days.left_few', true],
  ['say(`state.${name}`)', 'state.overdue', true],
  ['say(`state.is_${name}`)', 'state.overdue', false],
  ['say("auth.log_in_again")', 'auth.log_in', false],
  ['a.log_in("auth")', 'auth.log_in', false],
])('the script %s names %s: %s', (code, key, isNamed) => {
  expect(textsNamedIn(code)(key)).toBe(isNamed)
})
