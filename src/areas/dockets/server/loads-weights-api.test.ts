import { expect, test } from 'vitest'
import { at, docketBody, docketing, paperDocket, workedOrder } from '#test/dockets.ts'
import { docketEndpoints as calls } from '../contract/endpoints.ts'

const { app, owner, allocator } = await docketing()
app.clock.set(at('18:00', '2026-11-23'))
const sand = { material: 'Sand', loaded_at: at('08:00') }
const enter = async (load: object) =>
  allocator.call(calls.createDocket, {
    body: await docketBody(app, await workedOrder(app), { loads: [{ ...sand, ...load }] as never }),
  })

test.each([
  [
    { gross_t: 42.5, tare_t: 10.32, net_t: 31.18 },
    'loads.0.net_t',
    'Gross less tare is 32.18 t, not 31.18 t.',
  ],
  [{ gross_t: 10, tare_t: 12 }, 'loads.0.tare_t', 'Tare of 12 t is more than gross of 10 t.'],
  [{ gross_t: 12, tare_t: 12 }, 'loads.0.tare_t', 'Gross and tare are the same, so there is no load.'],
  [{ gross_t: 42_500 }, 'loads.0.gross_t', 'Gross must be 200 or less. Are these kg? 42,500 kg is 42.5 t.'],
  [{ tare_t: 0 }, 'loads.0.tare_t', 'Tare must be more than 0.'],
])('weights that cannot be are refused: %j', async (load, field, words) => {
  const refused = await enter(load)
  expect([refused.status, refused.errors]).toEqual([422, { [field]: words }])
})

test('net is gross less tare, to the kilogram, and the sheet has all three', async () => {
  const { data, status, text } = await enter({ gross_t: 42.5, tare_t: 10.321 })
  expect(status, text).toBe(200)
  expect(data.loads[0]).toMatchObject({ gross_t: 42.5, tare_t: 10.321, net_t: 32.179 })
  const { data: sheet } = await allocator.call(calls.getDocketDocument, { params: { id: data.id } })
  expect(sheet.model.loads[0]).toMatchObject({ gross_t: 42.5, tare_t: 10.321, net_t: 32.179 })
})

test('the database refuses weights that do not add up, whoever writes them', async () => {
  const { id } = await paperDocket(app)
  const set = (load: object) =>
    owner.query('update docket set loads = $2 where id = $1', [id, JSON.stringify([{ ...sand, ...load }])])
  await expect(set({ gross_t: 42.5, tare_t: 10.32, net_t: 31 })).rejects.toThrow(/docket_weights/)
  await expect(set({ gross_t: 42.5, tare_t: 10.32 })).rejects.toThrow(/docket_weights/)
  expect((await set({ gross_t: 42.5, tare_t: 10.32, net_t: 32.18 })).rowCount).toBe(1)
})
