// The built product in a real Chromium: `npm run e2e [-- files or options]`, `npm run shots` for the
// pictures.
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from './browser.ts'

const [first, ...rest] = process.argv.slice(2)
const isShots = first === 'shots'
const options = isShots ? ['--config', 'e2e/shots.config.ts', ...rest] : process.argv.slice(2)

/** A port that is free now. */
async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return String(port)
}

const folder = mkdtempSync(join(tmpdir(), 'haulyard-e2e-'))
chmodSync(folder, 0o711) // as root, the database runs as a different user
const env = {
  ...process.env,
  HAULYARD_BROWSER: findBrowser(),
  HAULYARD_E2E_FOLDER: folder,
  HAULYARD_E2E_PORT: await freePort(),
}
const node = (args: string[]) => spawnSync(process.execPath, args, { stdio: 'inherit', env }).status ?? 1
try {
  process.exitCode =
    node(['scripts/build.ts', '--if-stale']) ||
    node(['node_modules/@playwright/test/cli.js', 'test', ...options])
} finally {
  rmSync(folder, { recursive: true, force: true })
}
