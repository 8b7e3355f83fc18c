import { expect, test } from 'vitest'
import { resourceEndpoints } from '#areas/resources/contract/endpoints.ts'
import { notificationEndpoints } from '#areas/notifications/contract/endpoints.ts'
import { type Caller, testApp } from '#test/app.ts'
import { makeAsset } from '#test/fleet.ts'
import { defectStatuses } from '../contract/choices.ts'
import { checklistEndpoints as calls } from '../contract/endpoints.ts'

const app = await testApp()
const allocator = await app.as('allocator')
const safety = await app.as('safety')
const accounts = await app.as('accounts')
const driver = await app.as('driver')
const subcontractor = await app.as('subcontractor')
const { pool } = app.database

type Severity = 'minor' | 'major' | 'critical'
async function reported(severity: Severity = 'minor', asset_id?: number) {
  const body = { asset_id: asset_id ?? (await makeAsset(app)).id, severity, description: 'Hose leaks' }
  const { data, status, text } = await allocator.call(calls.reportDefect, { body })
  expect(status, text).toBe(200)
  return data
}
const moves = {
  startRepair: (who: Caller, id: number, version?: number) =>
    who.call(calls.startRepair, { params: { id }, body: { version } }),
  fix: (who: Caller, id: number, version?: number, put_back_on_road: 0 | 1 = 0) =>
    who.call(calls.fixDefect, {
      params: { id },
      body: { version, resolution: 'New hose', put_back_on_road },
    }),
  verify: (who: Caller, id: number, version?: number) =>
    who.call(calls.verifyDefect, { params: { id }, body: { version } }),
}
const chain = ['startRepair', 'fix', 'verify'] as const
/** Brings a new defect into a status. */
async function inStatus(
  status: (typeof defectStatuses)[number],
  severity: Severity = 'minor',
  asset_id?: number,
) {
  const { id, asset_id: of } = await reported(severity, asset_id)
  for (const action of chain.slice(0, defectStatuses.indexOf(status)))
    expect((await moves[action](action === 'verify' ? safety : allocator, id)).status).toBe(200)
  return { id, asset_id: of }
}
const statusOf = async (asset_id: number) =>
  (await allocator.call(resourceEndpoints.getAsset, { params: { id: asset_id } })).data.status

test('without the right to report, repair or verify it is refused; so is an asset out of use', async () => {
  const { id, asset_id } = await reported()
  const body = { asset_id, severity: 'minor', description: 'Hose leaks' } as const
  expect((await app.visitor.call(calls.reportDefect, { body })).status).toBe(401)
  for (const who of [accounts, driver, subcontractor]) {
    expect((await who.call(calls.reportDefect, { body })).status).toBe(403)
    for (const action of chain) expect((await moves[action](who, id)).status).toBe(403)
  }
  expect((await moves.verify(allocator, id)).status).toBe(403)
  expect((await moves.startRepair(allocator, 999_999)).status).toBe(404)
  expect(
    (
      await allocator.call(calls.reportDefect, {} as never, {
        raw: { asset_id, severity: 'bad', description: 'x' },
      })
    ).errors,
  ).toEqual({
    severity: 'Severity is not one of the choices.',
    description: 'Description must be at least 2 characters.',
  })
  await pool.query('update asset set archived_at = now() where id = $1', [asset_id])
  for (const gone of [asset_id, 999_999])
    expect((await allocator.call(calls.reportDefect, { body: { ...body, asset_id: gone } })).errors).toEqual({
      asset_id: 'Machine is not one of the choices.',
    })
})

test.each(defectStatuses.flatMap((status) => chain.map((action) => [status, action] as const)))(
  'from %s, %s',
  async (status, action) => {
    const { id } = await inStatus(status)
    // Copied by hand from the domain's chain.
    const next = { Open: 'startRepair', 'In Repair': 'fix', Fixed: 'verify', Verified: null }[status]
    const reply = await moves[action](safety, id)
    if (next === action) {
      expect(reply.status).toBe(200)
      expect(reply.data.status).toBe(defectStatuses[defectStatuses.indexOf(status) + 1])
    } else {
      expect([reply.status, reply.message]).toEqual([409, expect.stringMatching(/defect|repair/i)])
      expect((await safety.call(calls.getDefect, { params: { id } })).data.status).toBe(status)
    }
  },
)

test('nobody verifies their own fix, and who fixed and who verified is recorded', async () => {
  const { id } = await inStatus('In Repair')
  await moves.fix(safety, id)
  expect(await moves.verify(safety, id)).toMatchObject({
    status: 409,
    message: 'You cannot approve your own record.',
  })
  const second = await inStatus('Fixed')
  expect((await moves.verify(safety, second.id)).data).toMatchObject({
    status: 'Verified',
    resolution: 'New hose',
    fixed_by: allocator.user_id,
    fixed_by_name: 'Alby Wills',
    verified_by_name: 'Sam Ferris',
  })
})

test('a repair based on a stale version is refused with the current one', async () => {
  const { id, version } = await reported()
  await moves.startRepair(allocator, id, version)
  const stale = await moves.startRepair(safety, id, version)
  expect(stale.status).toBe(409)
  expect(stale.message).toMatch(/^Alby Wills changed this record/)
})

test('a critical defect parks its asset and notifies the safety officer; a minor one does neither', async () => {
  const minor = await reported('minor')
  expect([minor.took_off_road, await statusOf(minor.asset_id)]).toEqual([0, 'available'])
  const critical = await reported('critical')
  expect([critical.took_off_road, critical.asset_status]).toEqual([1, 'off_road'])
  const { data } = await safety.call(notificationEndpoints.listNotifications, { query: {} })
  expect(data.filter(({ record_type }) => record_type === 'asset_defect')).toMatchObject([
    {
      record_id: critical.id,
      title: `${critical.fleet_no} ${critical.asset} is off road: Hose leaks`,
      body: 'Reported by Alby Wills. It is not booked on any order.',
    },
  ])
})

test('a fixed asset goes back on the road only when asked, and only after its last critical defect', async () => {
  const first = await inStatus('In Repair', 'critical')
  const second = await inStatus('In Repair', 'critical', first.asset_id)
  const refused = await moves.fix(allocator, first.id, undefined, 1)
  expect([refused.status, refused.message]).toEqual([
    409,
    'Another critical defect is not fixed yet: Hose leaks',
  ])
  expect((await allocator.call(calls.getDefect, { params: { id: first.id } })).data.status).toBe('In Repair')
  expect((await moves.fix(allocator, first.id)).status).toBe(200)
  expect(await statusOf(first.asset_id)).toBe('off_road')
  const done = await moves.fix(allocator, second.id, undefined, 1)
  expect([done.status, done.data.asset_status]).toEqual([200, 'available'])
  const onRoad = await inStatus('In Repair', 'minor')
  expect(await moves.fix(allocator, onRoad.id, undefined, 1)).toMatchObject({
    status: 409,
    message: 'This machine is on the road.',
  })
})

test('a list shows unverified ones first, and filters by asset, status and severity', async () => {
  const asset = await makeAsset(app)
  const verified = await inStatus('Verified', 'minor', asset.id)
  const open = await inStatus('Open', 'major', asset.id)
  const ids = async (query: object) =>
    (await safety.call(calls.listDefects, { query: { asset_id: asset.id, ...query } })).data.map(
      ({ id }) => id,
    )
  expect(await ids({})).toEqual([open.id, verified.id])
  expect(await ids({ sort: 'reported_at' })).toEqual([open.id, verified.id])
  expect(await ids({ status: 'open' })).toEqual([open.id])
  expect(await ids({ status: 'Verified' })).toEqual([verified.id])
  expect(await ids({ severity: 'major' })).toEqual([open.id])
  expect(await ids({ severity: 'critical' })).toEqual([])
  expect(await ids({ search: 'hose' })).toEqual([open.id, verified.id])
})
