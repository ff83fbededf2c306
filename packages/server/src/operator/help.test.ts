import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const program = fileURLToPath(new URL('../main.ts', import.meta.url))

it('prints how it is started, and starts nothing', () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'larder-help-')), 'data')
  const { stdout, status } = spawnSync(process.execPath, [program, '--help'], {
    env: { ...process.env, LARDER_DATA: folder },
    encoding: 'utf8',
  })
  expect(status).toBe(0)
  expect(stdout).toContain('npm start -- --demo')
  expect(existsSync(folder)).toBe(false)
})
