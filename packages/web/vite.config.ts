import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { createLogger, defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { compressedCopies } from './build-compressed.ts'
import { firstLook } from './build-first-look.ts'
import { thirdPartyNotices } from './build-notices.ts'
import { componentStyles } from './build-styles.ts'

/** Where `vite` (development only) finds the server. */
const server = `http://localhost:${process.env['PORT'] ?? 3000}`

/** A release that was fetched before the network went shows the texts of the one before. */
const olderTexts = {
  handlerDidError: async ({ request }: { readonly request: Request }): Promise<Response | undefined> => {
    const name = /texts-\w+-\w+-/.exec(request.url)?.[0] ?? ''
    const cache = await caches.open('texts')
    const older = (await cache.keys()).findLast(({ url }) => url.includes(`/${name}`))
    return older === undefined ? undefined : cache.match(older)
  },
}

/**
 * The application on the home screen, and its shell on disk. The server's answers are never the worker's:
 * kit/kept-reads.ts keeps those.
 */
const pwa = VitePWA({
  registerType: 'prompt',
  injectRegister: false,
  manifest: {
    id: '/',
    name: 'Larder',
    short_name: 'Larder',
    description: "Food safety: the plan, the day's checks and the records",
    start_url: '/activity-log/timeline',
    scope: '/',
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: '#0b6b4b',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/logo.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  },
  workbox: {
    globPatterns: ['index.html', 'early.js', 'logo.svg', 'assets/*.{js,css,woff2}'],
    // Used on a desk, with network: the layout of diagrams, the editor of rich text, pages of PDFs. The reader
    // of codes is for browsers that have none, and stays after its first use.
    globIgnores: ['**/elk*', '**/rich-text-editor*', '**/pdf-pages*', '**/decoder*'],
    maximumFileSizeToCacheInBytes: 1_000_000,
    inlineWorkboxRuntime: true,
    // At the first visit the worker controls the page at once; a later release waits for the user's click.
    clientsClaim: true,
    navigateFallback: '/index.html',
    navigateFallbackDenylist: [/^\/(api|oauth|healthz|readyz|metrics)(\/|$|\?)/, /\.\w{2,5}$/],
    cleanupOutdatedCaches: true,
    runtimeCaching: [
      {
        urlPattern: /\/assets\/texts-[\w-]+\.json$/,
        handler: 'CacheFirst',
        options: { cacheName: 'texts', expiration: { maxEntries: 40 }, plugins: [olderTexts] },
      },
      {
        urlPattern: /\/assets\/(decoder|zxing_reader)-[\w-]+\.(js|wasm)$/,
        handler: 'CacheFirst',
        options: { cacheName: 'decoder', expiration: { maxEntries: 2 } },
      },
    ],
  },
})

/** Modules that are large and used by few: each stays out of the coarse chunks and loads when it is used. */
const large = new RegExp(
  [
    '@tiptap|prosemirror|linkify|rich-text-editor\\.tsx$',
    '@xyflow|[\\\\/]d3-|flow-canvas\\.tsx$',
    'uplot|sensors[\\\\/]curve\\.tsx$',
    'late-panel\\.tsx$|wall-time\\.ts$',
    'easy-app-modal\\.tsx$|address-code\\.tsx$',
    'barcode-detector|zxing-wasm|traceability[\\\\/]decoder\\.ts$',
    'pdfjs-dist|pdf-pages\\.tsx$',
    'dropzone|file-selector|attr-accept|drop-area\\.tsx$',
    // Compares two texts: for versions and conflicts.
    'node_modules[\\\\/]diff[\\\\/]',
  ].join('|'),
)
/** Modules beside the features that only pages of products and lots use. */
const ofProduction =
  /core[\\/]src[\\/](traceability|products)|contract[\\/]src[\\/](traceability|products|recalls)|table-import\.tsx$/
/** Modules beside the features that only pages of the settings use. */
const ofSettings = /core[\\/]src[\\/]measures|components[\\/](Autocomplete|Select)[\\/]/
/** Features that the day leads to. */
const ofDay = /features[\\/](activity-log|app-offer|entries|intro|outbox|records|tickets|verifications)[\\/]/
const library = /node_modules[\\/](qr|temporal-polyfill)/

/** A chunk of all modules in these folders; a folder's modules load together. */
const chunkOf = (name: string, priority: number, folders: RegExp) => ({
  name,
  priority,
  test: (id: string) => folders.test(id) && !large.test(id),
})

/** In CI a warning is an error: it is for us to put right, not for those who start Larder to read. */
const strictLogger = {
  ...createLogger('warn'),
  warn: (text: string): never => {
    throw new Error(text)
  },
}

export default defineConfig({
  ...(process.env['CI'] !== undefined && { customLogger: strictLogger }),
  plugins: [
    react(),
    componentStyles(),
    pwa,
    thirdPartyNotices(fileURLToPath(new URL('../..', import.meta.url))),
    firstLook({ login: ['frame', 'index', 'login'], first: ['day'] }),
    compressedCopies(),
  ],
  resolve: {
    alias: {
      // The package exports its components but not its pictures, which load as files when a menu shows them.
      '#flags': fileURLToPath(new URL('../../node_modules/country-flag-icons/3x2', import.meta.url)),
    },
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
    // tools/check-bundle.ts judges what a page loads, compressed.
    chunkSizeWarningLimit: 2_000,
    manifest: true,
    rolldownOptions: {
      output: {
        // The first load names every page's chunks: one character less on each saves a third of a kilobyte
        // there.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          groups: [
            // What the first page always loads, its libraries apart: they change only with their version, and stay
            // in the browser's cache over a release.
            // So do the styles of the first page: each sheet is a request.
            { name: 'frame', priority: 12, tags: ['$initial'], test: /node_modules|\.css$/ },
            { name: 'start', priority: 11, tags: ['$initial'] },
            // The first look at Larder, with all that it imports and nothing else: tools/check-bundle.ts.
            { name: 'login', priority: 10, test: /auth[\\/](auth-frame|login-page)\.tsx$/ },
            // Every signed-in user needs both: the shell around the pages and the day, with what is below its list.
            {
              name: 'day',
              priority: 9,
              test: /app[\\/]shell[\\/]shell\.tsx$|entries[\\/](timeline-page|history[\\/](day-summary|day-entries))\.tsx?$|(tickets-card|easy-app|(waiting|open|overdue)-count)\.tsx?$/,
            },
            { name: (id) => library.exec(id)?.[1] ?? null, debugName: 'libraries', priority: 6 },
            // The small modules that the front page has in common with others: strangers need no more of
            // them.
            {
              name: 'small',
              priority: 6,
              test: /tabler[\\/]icons-react[\\/]dist[\\/]esm[\\/]icons|legal-documents[\\/](public|legal-names|legal-documents)/,
              minShareCount: 2,
            },
            // Modules that at least two pages use, apart from the features.
            {
              name: 'shared',
              priority: 5,
              test: (id) =>
                (!/src[\\/](app|features)[\\/]/.test(id) ||
                  /(form-modal|row-action|activity-log[\\/]days|tasks[\\/](public|task-kinds)|frequencies[\\/][\w.-]+)\.tsx?$/.test(
                    id,
                  )) &&
                !large.test(id) &&
                !ofSettings.test(id) &&
                !ofProduction.test(id),
              minShareCount: 2,
            },
            // Strangers load these and nothing else of the features.
            chunkOf('front', 5, /features[\\/]front-page[\\/](?!prices)/),
            chunkOf('prices', 1.5, /features[\\/]front-page[\\/]prices/),
            chunkOf(
              'legal-page',
              5,
              /legal-page\.tsx$|render-markdown|node_modules[\\/](markdown-it|linkify-it|mdurl|uc\.micro|punycode\.js|entities)[\\/]/,
            ),
            // A part used by several areas belongs to the first of them.
            chunkOf(
              'account',
              4,
              /src[\\/](app|features[\\/](account|auth|billing(?![\\/](billing-page|choose-payment-page|payment-card|contact))|notifications))[\\/]/,
            ),
            // Owners pay now and then; notices about it are in the frame.
            chunkOf('billing', 3.5, /features[\\/]billing[\\/]/),
            chunkOf('daily', 3, ofDay),
            chunkOf('plan', 2, /features[\\/](plans|tasks)[\\/]/),
            // The preview of a PDF is large and must not load the pages of settings too.
            chunkOf('documents', 2, /features[\\/]documents[\\/]/),
            chunkOf('audits', 2, /features[\\/]digital-audits[\\/]/),
            chunkOf(
              'production',
              2,
              new RegExp(`features[\\\\/](products|traceability|recalls)[\\\\/]|${ofProduction.source}`),
            ),
            chunkOf('people', 2, /features[\\/](workers|team-tasks|work-group-tasks|tablet|users)[\\/]/),
            chunkOf('settings', 1, new RegExp(`features[\\\\/]|${ofSettings.source}`)),
          ],
        },
      },
    },
  },
})
