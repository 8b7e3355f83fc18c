import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { settingNames } from '#platform/server/start/config.ts'

const port = process.env['HAULYARD_E2E_PORT'] ?? '43117'
export const origin = `http://127.0.0.1:${port}`

/** A run's database and stored sign-ins; recreated by scripts/e2e. */
export const runFolder = process.env['HAULYARD_E2E_FOLDER'] ?? join(tmpdir(), 'haulyard-e2e')
/** A copy of the data from before the first test, for a test that changes its own. */
export const copyFolder = join(runFolder, 'copy')
export const statePath = (person: string): string => join(runFolder, 'people', `${person}.json`)

/** A Friday morning: the demo company's data depends on the day. */
export const demoMorning = '2026-11-20T06:00:00+11:00'

const serverEnv = {
  // What is empty counts as not set, and a developer's own .env no longer sets it.
  ...Object.fromEntries(settingNames.map((name) => [name, ''])),
  // As `npm start` does.
  NODE_COMPILE_CACHE: 'node_modules/.cache/haulyard',
  PORT: port,
  HAULYARD_DATA: join(runFolder, 'data'),
  HAULYARD_CLOCK: demoMorning,
  HAULYARD_DEMO: '1',
}
/** With which scripts/e2e fills the demo company: before six, so that what happens from then on is the latest. */
export const demoEnv = { ...serverEnv, HAULYARD_CLOCK: '2026-11-20T05:50:00+11:00' }

export const serverOptions = {
  command: `exec ${process.execPath} src/app/server/main.ts`,
  // Also for a configuration in its own folder.
  cwd: fileURLToPath(new URL('..', import.meta.url)),
  url: `${origin}/api/health/ready`,
  timeout: 180_000,
  reuseExistingServer: false,
  gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  stdout: 'ignore',
  env: serverEnv,
} as const

export const desk = { width: 1440, height: 900 } as const

const path = process.env['HAULYARD_BROWSER']
export const browserOptions = {
  viewport: desk,
  locale: 'en-AU',
  timezoneId: 'Australia/Melbourne',
  // No test depends on animations, and they cost time.
  contextOptions: { reducedMotion: 'reduce' },
  // Tracing everything doubles the time; to find a failure use `npm run e2e -- --trace on`.
  screenshot: 'only-on-failure',
  launchOptions: {
    ...(path ? { executablePath: path } : {}),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // A page lives for seconds: code that is optimised for it does not pay back.
      '--js-flags=--no-opt --no-maglev',
      // A page that leaves the application for a moment would start it in a new process, for two thirds more.
      '--renderer-process-limit=1',
    ] as string[],
  },
} as const
