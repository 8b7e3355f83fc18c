// The built product in a real Chromium: `npm run e2e [-- files or options]`, `npm run shots` for the pictures.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from './browser.ts'
import { memoryFolder } from './memory-folder.ts'

const [first, ...rest] = process.argv.slice(2)
const isShots = first === 'shots'
const options = isShots ? ['--config', 'e2e/shots.config.ts', ...rest] : process.argv.slice(2)

/** A free port. */
async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return String(port)
}

// The browsers put their files there as well.
process.env['TMPDIR'] = memoryFolder()
const folder = mkdtempSync(join(tmpdir(), 'haulyard-e2e-'))
chmodSync(folder, 0o711) // as root, the database runs as someone else
// Read by the tests' environment on import.
process.env['HAULYARD_BROWSER'] = findBrowser()
process.env['HAULYARD_E2E_FOLDER'] = folder
process.env['HAULYARD_E2E_PORT'] = await freePort()
const { demoEnv, copyFolder } = await import('../e2e/environment.ts')

/** @throws Error on a non-zero exit code. */
async function node(args: string[], env: Record<string, string> = {}): Promise<void> {
  const child = spawn(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } })
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}`)
}

/** Fills the demo company while the application builds: each uses one core. */
async function fillDemo(): Promise<void> {
  await node(['scripts/demo.ts'], demoEnv)
  // Keeps the owner: PostgreSQL refuses files of another.
  execFileSync('cp', ['-a', demoEnv.HAULYARD_DATA, copyFolder])
}

try {
  await Promise.all([node(['scripts/build.ts', '--if-stale']), fillDemo()])
  await node(['node_modules/@playwright/test/cli.js', 'test', ...options])
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
