// Builds the browser application into dist/. With --if-stale only when its sources have changed.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

// `npm start` begins here; the rest of it needs a Unix shell.
if (process.platform === 'win32' && process.argv.includes('--if-stale')) {
  console.error('Haulyard runs on Linux and macOS. On Windows, start it inside WSL.')
  process.exit(1)
}

const root = fileURLToPath(new URL('..', import.meta.url))
const stamp = join(root, 'dist/.built-from')
const sources = [
  'src',
  'public',
  'index.html',
  'quote.html',
  'vite.config.ts',
  'vite.public.config.ts',
  'scripts/chunks.ts',
  'scripts/precompressed.ts',
  'package-lock.json',
  'package.json',
]

function* filesOf(path: string): Generator<string> {
  const full = join(root, path)
  if (!existsSync(full)) return
  try {
    for (const name of readdirSync(full).toSorted()) yield* filesOf(join(path, name))
  } catch {
    if (!/\/server\/|\.test\.tsx?$/.test(path)) yield path
  }
}

/** One hash over all sources of the browser application. */
function hashOfSources(): string {
  const hash = createHash('sha256')
  for (const source of sources) {
    for (const path of filesOf(source))
      hash
        .update(path)
        .update('\0')
        .update(readFileSync(join(root, path)))
  }
  return hash.digest('hex')
}

const hash = hashOfSources()
const isFresh = existsSync(stamp) && readFileSync(stamp, 'utf8') === hash
if (!(isFresh && process.argv.includes('--if-stale'))) {
  console.log('Building the browser application …')
  // Absent in a production install, which needs no build.
  const { build } = await import('vite').catch(() => {
    throw new Error(
      'The browser application is not built. Run "npm ci && npm run build" before "npm ci --omit=dev".',
    )
  })
  await build({ root, logLevel: 'warn' })
  // After the application, whose build empties the folder.
  await build({ root, logLevel: 'warn', configFile: join(root, 'vite.public.config.ts') })
  writeFileSync(stamp, hash)
}
