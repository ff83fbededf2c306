import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { nothing, oneFailure, root, run, type Stage } from './stage.ts'

const atOnce = 2

function projects(): string[] {
  const packages = readdirSync(join(root, 'packages')).map((name) => `packages/${name}`)
  return [...packages, 'tools', 'e2e', 'bench'].filter((folder) =>
    existsSync(join(root, folder, 'tsconfig.json')),
  )
}

async function checkTypes(): Promise<boolean> {
  const waiting = projects()
  let sound = true
  const worker = async (): Promise<void> => {
    for (let folder = waiting.shift(); folder !== undefined; folder = waiting.shift()) {
      const { ok, output } = await run('tsc', ['-p', folder, '--pretty', 'false'], { show: false })
      console.log(`${ok ? 'sound ' : 'BROKEN'}  ${folder}`)
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
