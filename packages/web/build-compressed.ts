import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const compressible = /\.(m?js|css|html|svg|json|txt|webmanifest|wasm)$/
/** A smaller file fits into one packet either way. */
const minBytes = 1_000

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file)
  if (content.length < minBytes) return
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    promisify(gzip)(content, { level: 9 }),
  ])
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
}

/**
 * Writes a brotli and a gzip copy beside every text file of the build, so that the server compresses nothing
 * itself.
 */
export function compressedCopies(): Plugin {
  let folder = 'dist'
  return {
    name: 'compressed-copies',
    apply: 'build',
    configResolved: (config) => {
      folder = join(config.root, config.build.outDir)
    },
    closeBundle: {
      // The service worker is written in this hook too, by the plugin before.
      order: 'post',
      sequential: true,
      async handler() {
        const names = await readdir(folder, { recursive: true })
        const files = names.filter((name) => compressible.test(name) && !name.startsWith('.'))
        await Promise.all(files.map((name) => compressFile(join(folder, name))))
      },
    },
  }
}
