import { defineConfig } from '@playwright/test'
import { browserOptions, origin, serverOptions } from './e2e/environment.ts'

/** What takes longest comes first, so that no worker is left with it while the other has nothing to do. */
const long = ['every-screen', 'hostile-words', 'main-job', 'large-photos', 'call-to-order'].map(
  (name) => `${name}.spec.ts`,
)

/** The built product with the demo company, in a real Chromium. `npm run e2e` builds, finds a browser and starts it. */
export default defineConfig({
  testDir: 'e2e',
  projects: [
    { name: 'long', testMatch: long },
    { name: 'journeys', testMatch: '*.spec.ts', testIgnore: long },
  ],
  outputDir: 'test-results',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // A browser on a busy machine may miss a moment once; what fails twice is a fault, and what failed once is named.
  retries: 1,
  reporter: [['list', { printSteps: false }], ['./e2e/failure-reporter.ts']],
  globalSetup: './e2e/global-setup.ts',
  webServer: serverOptions,
  // What waits for ever is said with its place; a test that runs out of time says none.
  use: { baseURL: origin, actionTimeout: 20_000, navigationTimeout: 30_000, ...browserOptions },
})
