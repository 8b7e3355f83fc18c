import { expect, test } from 'vitest'
import { testApp } from '#test/app.ts'
import { newRequirement } from '#test/work-orders.ts'
import { requirementEndpoints } from '../../contract/requirement-endpoints.ts'

const app = await testApp()

/** May see the job, but not its prices. */
const without = ['allocator', 'safety'] as const

test('the prices of requirements are in no history or log of viewers who may not see rates', async () => {
  const requirement = await newRequirement(app)
  const allocator = await app.as('allocator')
  const accounts = await app.as('accounts')
  const edited = await allocator.call(requirementEndpoints.editRequirement, {
    params: { id: requirement.id },
    body: { version: requirement.version, est_hours: 9 },
  })
  expect(edited.status).toBe(200)
  const places = [`/api/records/job/${requirement.job_id}/history`, '/api/activity-log']
  for (const place of places) {
    expect((await accounts.request('GET', place)).text).toContain('rate_snapshot')
    for (const name of without) {
      const log = await (await app.as(name)).request('GET', place)
      expect([name, place, log.status]).toEqual([name, place, 200])
      expect(log.text).toContain('est_hours')
      expect(log.text).not.toContain('rate_snapshot')
    }
  }
})
