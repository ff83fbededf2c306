import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** Where `vite` (development only) finds the server. */
const server = 'http://localhost:3000'

/**
 * The contract asks rules of core inside its schemas alone, and those are not in the browser (kit/inert-schemas.ts). So the
 * rules need not come with every route either: their imports turn into the same stand-in. Screens import rules themselves.
 */
function contractWithoutRules(): Plugin {
  const namesOf = (list: string): string[] => list.split(',').map((name) => name.trim()).filter((name) => name !== '' && !name.startsWith('type '))
  return {
    name: 'contract-without-rules',
    enforce: 'pre',
    transform: (code, id) =>
      /[\\/]contract[\\/]src[\\/].*\.ts$/.test(id)
        ? { code: code.replace(/^import \{([^}]*)\} from '@larder\/core\/[\w-]+'/gm, (_, list: string) => `import { ${namesOf(list).map((name) => `z as ${name}`).join(', ')} } from 'zod'`), map: null }
        : null,
  }
}

export default defineConfig({
  plugins: [contractWithoutRules(), react()],
  resolve: {
    alias: [
      // The package exports its components but not its pictures, which load as files when a menu shows them.
      { find: '#flags', replacement: fileURLToPath(new URL('../../node_modules/country-flag-icons/3x2', import.meta.url)) },
      // The contract's schemas stay on the server; see the file's head.
      { find: /^zod$/, replacement: fileURLToPath(new URL('./src/kit/inert-schemas.ts', import.meta.url)) },
    ],
  },
  server: { proxy: { '/api': server, '/oauth': server } },
  build: {
    outDir: 'dist',
    // Older targets make the minifier rewrite `light-dark()`, which the dark scheme rests on.
    cssTarget: ['chrome123', 'safari17.5', 'firefox128'],
    target: ['chrome123', 'safari17.5', 'firefox128'],
    // Nothing is inlined as data: URL, so that the policy can stay `img-src 'self'`.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    sourcemap: false,
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What changes only with a library's version stays in the browser's cache over a release.
            // The component library is left to automatic splitting: naming it would pull all of it into the first load.
            { name: 'frame', test: /node_modules[\\/](react|react-dom|scheduler|i18next|react-i18next|@tanstack[\\/](react-router|router-core|history|react-query|query-core|react-store|store))[\\/]/ },
          ],
        },
      },
    },
  },
})
