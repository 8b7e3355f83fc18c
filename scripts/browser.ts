// Finds a Chromium for the tests, or installs one.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** The first is Chromium without the parts of a window, and a little faster. */
const known = [
  '/usr/lib/chromium/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]
const found = (): string | undefined =>
  [...known, chromium.executablePath()].find((path) => path && existsSync(path))

const isDebianRoot = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** The path of a Chromium, installed if missing: by apt as root on Debian, else Playwright's own. */
export function findBrowser(): string {
  const path = found()
  if (path) return path
  console.log('No Chromium found: installing one …')
  if (isDebianRoot()) {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell'], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  } else {
    spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], {
      stdio: 'inherit',
    })
  }
  const installed = found()
  if (!installed)
    throw new Error(
      'The end-to-end tests need Chromium: install it (Debian: apt-get install chromium-headless-shell) and run npm test again.',
    )
  return installed
}
