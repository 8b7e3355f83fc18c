import { beforeAll, expect, test } from 'vitest'
import { isTracked } from '#areas/driver-jobs/rules/tracked-material.ts'
import { fillDemo, tellFortnight } from '#db/demo/fill.ts'
import { scopes } from '#db/demo/scopes.ts'
import { testApp } from './app.ts'

const catC = scopes.find(({ extras }) => extras.some(([code]) => code === 'TIP-CATC'))?.title
const app = await testApp()
const { platform } = app
const { db } = platform

beforeAll(async () => {
  app.clock.set('2026-11-20T10:30:00+11:00')
  await fillDemo(platform)
  await tellFortnight(platform, new AbortController().signal)
}, 240_000)

test('a load is of what its job is about, as much as its truck may carry, and recorded where it must be', async () => {
  const loads = await db
    .selectFrom('load')
    .innerJoin('driver_job', 'driver_job.id', 'load.driver_job_id')
    .innerJoin('job_item', 'job_item.id', 'driver_job.job_item_id')
    .innerJoin('job', 'job.id', 'job_item.job_id')
    .innerJoin('asset', 'asset.id', 'driver_job.asset_id')
    .select(['job.title', 'material', 'net_t', 'payload_t', 'waste_record_no'])
    .where('tipped_at', 'is not', null)
    .execute()
  expect(loads.length).toBeGreaterThan(40)
  expect(new Set(loads.map(({ payload_t }) => payload_t)).size).toBeGreaterThan(1)
  for (const { title, material, net_t, payload_t, waste_record_no } of loads) {
    const payload = Number(payload_t)
    expect(net_t).toBeGreaterThanOrEqual(0.8 * payload - 0.1)
    expect(net_t).toBeLessThanOrEqual(payload)
    expect([material, waste_record_no !== null]).toEqual([material, isTracked(material)])
    if (title === catC) expect(material).toBe('Cat C')
  }
  expect(loads.some(({ title }) => title === catC)).toBe(true)
})
