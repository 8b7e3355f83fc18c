import { defineConfig } from '@playwright/test'
import { browserOptions, origin, serverOptions } from './e2e/environment.ts'

/** The built product with the demo company, in a real Chromium. `npm run e2e` builds, finds a browser and starts it. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  reporter: [['list', { printSteps: false }]],
  globalSetup: './e2e/global-setup.ts',
  webServer: serverOptions,
  use: { baseURL: origin, ...browserOptions },
})
