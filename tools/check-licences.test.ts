import { expect, it } from 'vitest'
import { listPackages, writeNotices } from '../packages/web/build-notices.ts'
import { exceptions, judgeLicences } from './check-licences.ts'
import { root } from './stages/stage.ts'

const packages = listPackages(root)
const found = (licence: string, name = 'some-package') =>
  judgeLicences([...packages, { name, version: '1.0.0', licence, folder: '' }])

it('finds nothing in what is installed', () => {
  expect(judgeLicences(packages)).toEqual([])
  expect(packages.length).toBeGreaterThan(300)
})

it.each([
  ['MIT', []],
  ['(GPL-3.0-only OR MIT)', []],
  ['GPL-3.0-only', ['some-package 1.0.0: GPL-3.0-only is not allowed']],
  ['MIT AND AGPL-3.0-only', ['some-package 1.0.0: MIT AND AGPL-3.0-only is not allowed']],
  ['EPL-2.0', ['some-package 1.0.0: EPL-2.0 is not allowed']],
  ['', ['some-package 1.0.0: has no licence']],
])('judges a package under “%s”', (licence, findings) => {
  expect(found(licence)).toEqual(findings)
})

it('takes the licence of an exception from its packages alone, and wants each exception used', () => {
  expect(found('EPL-2.0', 'elkjs')).toEqual([])
  expect(judgeLicences([])).toHaveLength(exceptions.length)
})

it('writes each text once, with the packages that have it', () => {
  const notices = writeNotices(root)
  for (const name of ['react', 'fastify', 'elkjs', '@fontsource-variable/inter'])
    expect(notices).toMatch(new RegExp(`^${name} [\\d.]+ \\(`, 'm'))
  expect(notices.split('Copyright (c) 2021 Apideck')).toHaveLength(2)
})
