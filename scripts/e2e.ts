// The built product in a real Chromium: `npm run e2e [-- files or options]`, `npm run shots` for the pictures.
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from './browser.ts'

const [first, ...rest] = process.argv.slice(2)
const isShots = first === 'shots'
const options = isShots ? ['--config', 'e2e/shots.config.ts', ...rest] : process.argv.slice(2)

const env = { ...process.env, HAULYARD_BROWSER: findBrowser() }
const node = (args: string[]) => spawnSync(process.execPath, args, { stdio: 'inherit', env }).status ?? 1
process.exitCode =
  node(['scripts/build.ts', '--if-stale']) ||
  node(['node_modules/@playwright/test/cli.js', 'test', ...options])
