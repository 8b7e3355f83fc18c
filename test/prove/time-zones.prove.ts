import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { figure } from '../proof.ts'

const zones = ['UTC', 'Australia/Melbourne', 'America/New_York', 'Pacific/Kiritimati']

/** All pure rules, and the API tests about days, nights and clock changes. */
const parts: Readonly<Record<string, readonly string[]>> = {
  'all rules': ['--project', 'rules'],
  'days and clocks over the API': [
    '--project',
    'api',
    'src/platform/server/database/database.test.ts',
    'src/areas/scheduler/server/clock-changes-api.test.ts',
    'src/areas/work-orders/server/orders-api.test.ts',
    'src/areas/checklists/server/complete-checklist.test.ts',
    'src/areas/dockets/server/dockets-api.test.ts',
    'src/areas/driver-jobs/server/steps/steps-api.test.ts',
    'src/areas/invoices/server/invoices-api.test.ts',
  ],
}

// R19.
test.each(zones)('on a machine in the time zone of %s everything is as in Melbourne', (TZ) => {
  for (const [part, args] of Object.entries(parts)) {
    const { status, stdout } = spawnSync('node_modules/.bin/vitest', ['run', '--maxWorkers=1', ...args], {
      env: { ...process.env, TZ, HAULYARD_FIGURES: '' },
      encoding: 'utf8',
    })
    const [, passed] = /Tests.*?(\d+) passed/.exec(stdout) ?? []
    expect([part, status, status === 0 ? '' : stdout]).toEqual([part, 0, ''])
    expect(Number(passed)).toBeGreaterThan(50)
    figure('R19', `${TZ}: ${passed} tests of ${part}`)
  }
})
