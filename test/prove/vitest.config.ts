import { defineConfig } from 'vitest/config'

/** One file at a time, alone: the proofs measure. */
export default defineConfig({
  test: {
    root: new URL('../..', import.meta.url).pathname,
    include: ['test/prove/*.prove.ts', 'test/**/*.test.ts', 'src/**/*.test.ts'],
    globalSetup: ['test/global-setup.ts'],
    maxWorkers: 1,
    testTimeout: 3_600_000,
    hookTimeout: 60_000,
    reporters: ['dot'],
    disableConsoleIntercept: true,
  },
})
