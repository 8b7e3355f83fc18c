import { expect, test, vi } from 'vitest'
import { resourceEndpoints as resources } from '#areas/resources/contract/endpoints.ts'
import { testApp } from '#test/app.ts'
import { makeAsset } from '#test/fleet.ts'
import { listenToNotices } from '#test/live.ts'

const app = await testApp()
const allocator = await app.as('allocator')

test('screens showing an order are notified of every change to a machine, and of none that was refused', async () => {
  const { id, version } = await makeAsset(app)
  const { heard, stop } = await listenToNotices(app)
  const take = (reason: string) => allocator.call(resources.takeOffRoad, { params: { id }, body: { reason } })
  const steps = [
    () =>
      allocator.call(resources.editAsset, {
        params: { id },
        body: { version, rego_expires_on: '2026-11-21' },
      }),
    () => take('Hose leaks'),
    () => allocator.call(resources.putBackOnRoad, { params: { id }, body: {} }),
    () => allocator.call(resources.archiveAssets, { body: { ids: [id], reason: 'Sold soon' } }),
    () => allocator.call(resources.restoreAssets, { body: { ids: [id] } }),
    () => allocator.call(resources.sellAsset, { params: { id }, body: { sold_on: '2026-11-20' } }),
  ]
  for (const step of steps) {
    heard.length = 0
    const answer = await step()
    expect(answer.status, answer.text).toBe(200)
    await vi.waitFor(() => expect(heard).toContainEqual({ topic: 'job_item', id }))
  }
  heard.length = 0
  expect((await take('Sold already')).status).toBe(409)
  // Notices on this connection arrive in order, so an earlier one would have come first.
  await allocator.call(resources.createCategory, { body: { name: 'Roller 3T', asset_group: 'roller' } })
  await vi.waitFor(() => expect(heard).toContainEqual(expect.objectContaining({ topic: 'asset_category' })))
  expect(heard.map(({ topic }) => topic)).not.toContain('job_item')
  await stop()
})
