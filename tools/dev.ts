/**
 * `npm run dev`: the server on PORT (3000), started again whenever one of its sources changes, and the web
 * with hot reload on http://localhost:5173, which passes API calls to that server. Ctrl-C ends both; if one
 * ends, so does the other.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { root } from './stages/stage.ts'

const programs = {
  server: ['--watch', '--watch-preserve-output', 'packages/server/src/main.ts', ...process.argv.slice(2)],
  web: [join(root, 'node_modules', 'vite', 'bin', 'vite.js'), 'packages/web', '--clearScreen', 'false'],
} as const

const children: ChildProcess[] = []
let ending = false

function end(code: number): void {
  if (ending) return
  ending = true
  process.exitCode = code
  for (const child of children) child.kill('SIGTERM')
}

for (const [name, args] of Object.entries(programs)) {
  const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit' })
  child.once('exit', (code) => {
    if (!ending) console.error(`The ${name} ended.`)
    end(code ?? 1)
  })
  children.push(child)
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => end(0))
