import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

// Workers take over what Node has compiled for them before.
process.env['NODE_COMPILE_CACHE'] ??= fileURLToPath(new URL('.cache/compiled', import.meta.url))

const silent = fileURLToPath(new URL('tools/silent-tests.ts', import.meta.url))
const exclude = ['**/node_modules/**', '**/dist/**']

/** Packages whose tests need nothing but Node. */
const plain = ['core', 'knowledge', 'contract', 'locales', 'plan-pdf'].map((name) => ({
  extends: true as const,
  test: { name, include: [`packages/${name}/{src,test}/**/*.test.ts`], exclude },
}))

const web = (name: string, extension: string, isolate: boolean) => ({
  extends: 'packages/web/vite.config.ts',
  root: 'packages/web',
  test: {
    name,
    environment: 'happy-dom',
    // Pages of tests name scripts that are not there.
    environmentOptions: { happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: true } } },
    // As above: all projects together run two files at a time.
    maxWorkers: 2,
    isolate,
    include: [`{src,test}/**/*.test.${extension}`],
    exclude,
    setupFiles: [silent],
    testTimeout: 30_000,
  },
})

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    // A worker loads the modules of a project once, not for every file again: no test replaces a module or
    // leaves state.
    isolate: false,
    setupFiles: [silent],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    passWithNoTests: false,
    // Node loads TypeScript by itself, as in production: nothing is bundled and sent to the workers. The web's
    // projects, whose components Node cannot read, keep Vite.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    projects: [
      ...plain,
      { extends: true, test: { name: 'tools', include: ['tools/**/*.test.ts'], exclude } },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['packages/server/{src,test}/**/*.test.ts'],
          exclude,
          globalSetup: ['packages/server/test/global-setup.ts'],
        },
      },
      web('web', 'ts', false),
      // A component that is still mounted would call the server in the next file's tests.
      web('web-components', 'tsx', true),
    ],
  },
})
