import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { lockFolder } from './folder-lock.ts'

const folder = join(realpathSync(mkdtempSync(join(tmpdir(), 'larder-lock-'))), 'database')
const children: ChildProcess[] = []
afterAll(() => {
  for (const child of children) child.kill('SIGKILL')
  rmSync(join(folder, '..'), { recursive: true, force: true })
})

const script = `
  import { lockFolder } from ${JSON.stringify(new URL('folder-lock.ts', import.meta.url).href)}
  try { lockFolder(${JSON.stringify(folder)}); console.log('won') } catch (error) { console.log(error.message)
    }
  setInterval(() => {}, 1000)`

async function contend(): Promise<{ readonly child: ChildProcess; readonly said: string }> {
  const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  const [said] = (await once(child.stdout, 'data')) as [Buffer]
  return { child, said: said.toString().trim() }
}

it('lets one of many processes open the folder, and another one after a kill', async () => {
  const contenders = await Promise.all(Array.from({ length: 8 }, contend))
  const winners = contenders.filter(({ said }) => said === 'won')
  expect(winners).toHaveLength(1)
  const refusals = contenders.filter(({ said }) => said !== 'won').map(({ said }) => said)
  expect(refusals.filter((said) => !/^(Process \d+ on |Another process )/.test(said))).toEqual([])
  const [winner] = winners
  expect(refusals.join('\n')).toContain(`Process ${winner?.child.pid} `)
  winner?.child.kill('SIGKILL')
  if (winner) await once(winner.child, 'exit')
  const { release } = lockFolder(folder)
  expect(() => lockFolder(folder)).toThrow(`Process ${process.pid} on `)
  expect((await contend()).said).toContain(`Process ${process.pid} on `)
  release()
  lockFolder(folder).release()
}, 60_000)
