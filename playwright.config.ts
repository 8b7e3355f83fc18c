import { defineConfig } from '@playwright/test'
import { browserOptions, origin, serverOptions } from './e2e/environment.ts'

/** The slowest come first, so that no worker is left with one while the other is idle. */
const long = ['every-screen', 'hostile-words', 'main-job', 'large-photos', 'call-to-order'].map(
  (name) => `${name}.spec.ts`,
)

/**
 * The built product with the demo company, in a real Chromium. `npm run e2e` builds, finds a browser and
 * starts it.
 */
export default defineConfig({
  testDir: 'e2e',
  projects: [
    { name: 'long', testMatch: long },
    { name: 'journeys', testMatch: '*.spec.ts', testIgnore: long },
  ],
  outputDir: 'test-results',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // One more than CI has cores: one is always waiting for its page or the server.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  // A browser on a busy machine may glitch once; failing twice is a fault, and failing once is reported.
  retries: 1,
  reporter: [['list', { printSteps: false }], ['./e2e/failure-reporter.ts']],
  globalSetup: './e2e/global-setup.ts',
  webServer: serverOptions,
  // An endless wait is reported with its location; a test timeout is not.
  use: { baseURL: origin, actionTimeout: 20_000, navigationTimeout: 30_000, ...browserOptions },
})
