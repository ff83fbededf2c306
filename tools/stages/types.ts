import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { nothing, oneFailure, root, run, type Stage } from './stage.ts'

const atOnce = 2

/** Packages without Node in their code check their tests, which have it, by a configuration of its own. */
const configurations = ['tsconfig.json', 'tsconfig.test.json']

function projects(): string[] {
  const packages = readdirSync(join(root, 'packages')).map((name) => `packages/${name}`)
  return [...packages, 'tools', 'e2e', 'bench']
    .flatMap((folder) => configurations.map((file) => `${folder}/${file}`))
    .filter((file) => existsSync(join(root, file)))
}

async function checkTypes(): Promise<boolean> {
  const waiting = projects()
  let sound = true
  const worker = async (): Promise<void> => {
    for (let project = waiting.shift(); project !== undefined; project = waiting.shift()) {
      const { ok, output } = await run('tsc', ['-p', project, '--pretty', 'false'], { show: false })
      console.log(`${ok ? 'sound ' : 'BROKEN'}  ${project}`)
      if (!ok) console.log(output)
      sound &&= ok
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return sound
}

export const types: Stage = {
  name: 'types',
  title: 'Types',
  run: async () => ((await checkTypes()) ? nothing : oneFailure),
}
