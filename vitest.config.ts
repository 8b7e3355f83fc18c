import { defineConfig } from 'vitest/config'
import { memoryFolder } from './scripts/memory-folder.ts'
import { LongestFirst } from './test/longest-first.ts'

// What the tests start puts its files there as well.
process.env['TMPDIR'] = memoryFolder()

export default defineConfig({
  test: {
    // Two more than CI has cores: some are always waiting for their database, a server or a caller.
    maxWorkers: 4,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'rules',
          include: [
            'src/shared/**/*.test.ts',
            'src/platform/contract/**/*.test.ts',
            'src/platform/web/**/*.test.ts',
            'src/ui/**/*.test.ts',
            'src/app/web/**/*.test.ts',
            'src/areas/*/rules/**/*.test.ts',
            'src/areas/*/web/**/*.test.ts',
            'src/areas/*/contract/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          isolate: false,
          // Property tests take a while on a busy machine.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'api',
          include: [
            'src/platform/server/**/*.test.ts',
            'src/areas/*/server/**/*.test.ts',
            'test/**/*.test.ts',
          ],
          globalSetup: ['test/global-setup.ts'],
          // Each file's server is short-lived: collecting its garbage takes a tenth of the time otherwise.
          execArgv: ['--max-semi-space-size=64'],
          alias: [
            { find: /^\.\/hash-cost\.ts$/, replacement: `${import.meta.dirname}/test/cheap-hash-cost.ts` },
          ],
          isolate: false,
          // Only for what hangs: on a slow, busy machine some take half a minute.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 60_000 } },
        },
      },
    ],
  },
})
