import { defineConfig } from 'vitest/config'

/** Proofs that need the people and plants of the tests, on an application of their own; `npm test` leaves them out. */
export default defineConfig({
  test: {
    root: new URL('../..', import.meta.url).pathname,
    include: ['test/prove/*.prove.ts'],
    globalSetup: ['test/global-setup.ts'],
    maxWorkers: 1,
    testTimeout: 600_000,
    hookTimeout: 30_000,
    reporters: ['dot'],
    disableConsoleIntercept: true,
  },
})
