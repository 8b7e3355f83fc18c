import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { tipSiteEndpoints } from '#areas/tip-sites/contract/endpoints.ts'
import { testApp } from '#test/app.ts'
import { send, stepping, tap } from '#test/driver-jobs.ts'
import { type Place, loaded, tippedAt, untilWork } from '#test/loads.ts'
import { addTip, newTipSite, tipsOf } from '#test/tips.ts'

const app = await testApp()
const owner = await app.database.owner()
const allocator = await app.as('allocator')
const { newJob, takeAll } = stepping(app)

const everyDay = Array.from({ length: 7 }, () => ({ opens: '06:00', closes: '16:30' }))

test('of two sites with one name the load is for the one that was chosen, and the other does not stand in for it', async () => {
  const job = await newJob({ asset_group: 'truck' })
  const material = 'Clean Fill with ASB'
  const fields = { name: 'Westgate Soil', materials: [{ material, conditions: null }] }
  const altona = await newTipSite(app, { ...fields, suburb: 'Altona' })
  const laverton = await newTipSite(app, { ...fields, suburb: 'Laverton', asbestos_ok: 1 })
  const { data: tip } = await addTip(app, job.order.id, laverton.id, { material })
  await takeAll(job, await untilWork(app, job))
  const load = loaded(job, material, '07:30', { waste_record_no: `WT-${randomUUID().slice(0, 8)}` })
  await takeAll(job, [load])
  const at = (place: Omit<Place, 'tip'>, name = 'Westgate Soil') =>
    send(job, tippedAt(job, load, '08:10', { tip: name, ...place }))
  const notAChoice = (field: string, label: string) => ({
    status: 422,
    errors: { [`data.${field}`]: `${label} is not one of the choices.` },
  })
  for (const place of [{}, { tip_site_id: altona.id }])
    expect(await at(place)).toMatchObject({
      status: 409,
      message: `Westgate Soil does not accept asbestos, which ${material} contains. It may go to Westgate Soil (Laverton).`,
    })
  const ids = { tip_site_id: laverton.id, tip_order_id: tip.id }
  expect(await at({ tip_site_id: laverton.id }, 'Epping')).toMatchObject(
    notAChoice('tip_site_id', 'Tip site'),
  )
  expect(await at(ids, 'Epping')).toMatchObject(notAChoice('tip_order_id', 'Tip order'))
  const insert = `insert into load (driver_job_id, client_load_id, load_no, material, loaded_at, tipped_at, status, tip, tip_site_id, tip_order_id)
    values ($1, gen_random_uuid(), 9, $2, now(), now(), 'tipped', 'Westgate Soil', $3, $4)`
  for (const [site, order, constraint] of [
    [null, null, 'load_tip_contents'],
    [altona.id, null, 'load_tip_contents'],
    [altona.id, tip.id, 'load_tip_order_own'],
  ])
    await expect(owner.query(insert, [job.id, material, site, order])).rejects.toMatchObject({ constraint })
  expect((await at(ids)).status).toBe(200)
  expect(await tipsOf(app, job.order.id)).toMatchObject([{ done_loads: 1 }])
})

test('a phone without signal knows a tip site by the name it had, and by no name it never had', async () => {
  const job = await newJob({ asset_group: 'truck' })
  const site = await newTipSite(app, { name: 'Altona Clean Fill', suburb: 'Altona' })
  const { data: tip } = await addTip(app, job.order.id, site.id)
  await takeAll(job, await untilWork(app, job))
  const load = loaded(job, 'Clay', '07:30')
  await takeAll(job, [load])
  for (const [version, name] of [
    [1, 'Altona Recycling'],
    [2, 'Bayside Recycling'],
  ] as const)
    await allocator.call(tipSiteEndpoints.editTipSite, { params: { id: site.id }, body: { version, name } })
  const at = (name: string) =>
    send(job, tippedAt(job, load, '08:10', { tip: name, tip_site_id: site.id, tip_order_id: tip.id }))
  expect(await at('Bayside Clean Fill')).toMatchObject({ status: 422 })
  expect((await at('Altona Clean Fill')).status).toBe(200)
  expect(await tipsOf(app, job.order.id)).toMatchObject([{ done_loads: 1 }])
  const history = await allocator.request('GET', `/api/records/tip_site/${site.id}/history`)
  expect(history.text).not.toContain('former_names')
})

test('a ticket number is unique for its tip site, not for what the site is called', async () => {
  const site = await newTipSite(app, { name: 'Merri Tip', suburb: 'Coburg', hours: everyDay })
  const namesake = await newTipSite(app, { name: 'Merri Tip', suburb: 'Preston', hours: everyDay })
  const inUse = { status: 409, message: 'This ticket number is already recorded for that tip.' }
  /** A day's only load, with ticket T-7. */
  const tipped = async (tip: string, ordered?: number) => {
    const job = await newJob({ asset_group: 'truck' })
    const order = ordered === undefined ? undefined : (await addTip(app, job.order.id, ordered)).data
    const place = { tip, ...(order && { tip_site_id: ordered!, tip_order_id: order.id }) }
    const load = loaded(job, 'Clay', '07:30')
    await takeAll(job, [...(await untilWork(app, job)), load])
    const step = tap('tip', job.at('08:30'), {
      client_load_id: load.data.client_load_id as string,
      net_t: 10,
      ticket_no: 'T-7',
      ...place,
    })
    return { job, reply: await send(job, step) }
  }
  const first = await tipped('Merri Tip', site.id)
  expect(first.reply).toMatchObject({ status: 200 })
  // Another site of the same name has tickets of its own; a typed name may be either.
  expect((await tipped('Merri Tip', namesake.id)).reply).toMatchObject({ status: 200 })
  expect((await tipped('merri tip')).reply).toMatchObject(inUse)

  await allocator.call(tipSiteEndpoints.editTipSite, {
    params: { id: site.id },
    body: { version: 1, name: 'Merri Clean Fill' },
  })
  expect((await tipped('Merri Clean Fill', site.id)).reply).toMatchObject(inUse)
  // The same once the ticket is on a docket.
  await takeAll(first.job, [
    tap('finish', first.job.at('15:00'), {}),
    tap('sign', first.job.at('15:10'), { unsigned_reason: 'Nobody on site' }),
  ])
  expect((await tipped('Merri Clean Fill', site.id)).reply).toMatchObject(inUse)
  const again = app.database.pool.query(
    `insert into load (driver_job_id, client_load_id, load_no, material, tip, tip_site_id, loaded_at, tipped_at, ticket_no, status)
     select driver_job_id, gen_random_uuid(), 9, material, 'Elsewhere', tip_site_id, loaded_at, tipped_at, 't-7', status
     from load where driver_job_id = $1`,
    [first.job.id],
  )
  await expect(again).rejects.toMatchObject({ code: '23505', constraint: 'load_ticket' })
})
