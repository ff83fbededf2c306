/*
 * Runs before `npm start` and `npm test`, on whatever Node is there (20.19 or newer), with nothing installed.
 * It brings the checkout to the state that the sources describe, and does nothing where that is so already:
 *   1. dependencies as package-lock.json says (npm lists what it installed in
 *   node_modules/.package-lock.json); with --production none that only tests and checks need, and where the web
 *   is built already, as in a release, those of the server alone,
 *   2. Node 24 first on the path of npm scripts, also where npm did not run the package's install script,
 *   3. the web, built from its present sources (packages/web/dist/.stamp holds the hash of what it was built
 *   from).
 */
'use strict'
const { spawnSync } = require('node:child_process')
const { createHash } = require('node:crypto')
const fs = require('node:fs')
const path = require('node:path')

const root = path.resolve(__dirname, '..')
const modules = path.join(root, 'node_modules')
const wantedMajor = 24
const isProduction = process.argv.includes('--production')

function run(command, args, cwd) {
  const done = spawnSync(command, args, { cwd, stdio: ['ignore', 'inherit', 'inherit'] })
  if (done.error) throw done.error
  return done.status === 0
}

function readJson(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** Where npm puts the dependency of a package: beside it, or in a folder above. */
function placeOf(packages, from, name) {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/')))) {
    const place = `${at === '' ? '' : `${at}/`}node_modules/${name}`
    if (packages[place]) return place
    if (at === '') return undefined
  }
}

/** The places of what the server needs, with Node itself. */
function placesOfServer(packages) {
  const places = new Set()
  const visit = (place) => {
    if (place === undefined || places.has(place)) return
    places.add(place)
    const { link, resolved, dependencies, optionalDependencies } = packages[place]
    if (link) return visit(resolved)
    const names = Object.keys({ ...dependencies, ...optionalDependencies })
    for (const name of names) visit(placeOf(packages, place, name))
  }
  visit('')
  visit('packages/server')
  return places
}

function isInstalled(isForServer) {
  const wanted = readJson(path.join(root, 'package-lock.json'))
  const present = readJson(path.join(modules, '.package-lock.json'))
  if (!wanted) throw new Error('package-lock.json is missing or unreadable')
  if (!present) return false
  const ofServer = isForServer ? placesOfServer(wanted.packages) : undefined
  return Object.entries(wanted.packages).every(([place, entry]) => {
    if (!place.startsWith('node_modules/') && !place.includes('/node_modules/')) return true
    if (ofServer && !ofServer.has(place)) return true
    if (isProduction && (entry.dev === true || entry.devOptional === true)) return true
    const installed = present.packages[place]
    if (!installed) return entry.optional === true || entry.devOptional === true || entry.peer === true
    return installed.version === entry.version && installed.integrity === entry.integrity
  })
}

function npm(args) {
  const self = process.env.npm_execpath
  if (self && self.endsWith('npm-cli.js')) return run(process.execPath, [self, ...args], root)
  return run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, root)
}

function install(isForServer) {
  console.log('Installing dependencies …')
  const parts = isForServer ? ['--workspace', 'packages/server', '--include-workspace-root'] : []
  const kinds = isProduction ? '--omit=dev' : '--include=dev'
  if (!npm(['ci', kinds, ...parts, '--no-fund', '--no-audit', '--loglevel=error']))
    throw new Error('npm ci failed')
}

function majorOf(binary) {
  const answer = spawnSync(binary, ['--version'], { encoding: 'utf8' })
  return answer.status === 0 ? Number(/^v(\d+)/.exec(answer.stdout)?.[1]) : 0
}

function repairRuntime(onPath) {
  const home = path.join(modules, 'node')
  const script = path.join(home, 'installArchSpecificPackage.js')
  if (!fs.existsSync(script) || !run(process.execPath, [script], home)) return false
  fs.mkdirSync(path.dirname(onPath), { recursive: true })
  fs.symlinkSync(path.relative(path.dirname(onPath), path.join(home, 'bin', 'node')), onPath)
  return majorOf(onPath) === wantedMajor
}

/**
 * Path of a Node of the wanted version: the one of node_modules, repaired where its install script did not
 * run.
 */
function runtime() {
  const onPath = path.join(modules, '.bin', 'node')
  if (majorOf(onPath) === wantedMajor) return onPath
  fs.rmSync(onPath, { force: true })
  if (Number(process.versions.node.split('.')[0]) >= wantedMajor) return process.execPath
  console.log(`Fetching Node ${wantedMajor} …`)
  if (repairRuntime(onPath)) return onPath
  fs.rmSync(onPath, { force: true })
  throw new Error(
    `Node ${wantedMajor} is needed. It comes with the dependencies, but could not be installed here; install it by hand.`,
  )
}

const left = new Set(['node_modules', 'dist', '.cache'])

function filesUnder(place) {
  if (!fs.existsSync(place)) return []
  if (!fs.statSync(place).isDirectory()) return [place]
  return fs
    .readdirSync(place, { withFileTypes: true })
    .filter((entry) => !left.has(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => filesUnder(path.join(place, entry.name)))
}

function webFingerprint() {
  const hash = createHash('sha256')
  const places = [
    'package-lock.json',
    'packages/web',
    'packages/core',
    'packages/contract',
    'packages/locales',
  ]
  for (const file of places.flatMap((place) => filesUnder(path.join(root, place)))) {
    hash.update(path.relative(root, file)).update('\0').update(fs.readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

const web = path.join(root, 'packages', 'web')
const stamp = path.join(web, 'dist', '.stamp')

const isBuiltFrom = (fingerprint) => fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === fingerprint

function buildWeb(node, fingerprint) {
  console.log('Building the web …')
  const vite = path.join(
    path.dirname(require.resolve('vite/package.json', { paths: [web] })),
    'bin',
    'vite.js',
  )
  if (!run(node, [vite, 'build', '--logLevel', 'warn'], web)) throw new Error('the web could not be built')
  fs.writeFileSync(stamp, fingerprint)
}

try {
  const fingerprint = webFingerprint()
  const isBuilt = isBuiltFrom(fingerprint)
  const isForServer = isProduction && isBuilt
  if (!isInstalled(isForServer)) install(isForServer)
  const node = runtime()
  if (!isBuilt) buildWeb(node, fingerprint)
} catch (problem) {
  console.error(`\nLarder could not be prepared: ${problem.message}`)
  process.exit(1)
}
