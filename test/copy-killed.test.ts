import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { chance } from '#db/demo/random.ts'
import { addDays } from '#shared/local-date.ts'
import { count, figure } from './proof.ts'
import { type HaulyardProcess, post, setUp, start } from './process.ts'
import { envOf, folderWithDatabase, withDatabase } from './real-server.ts'

const day = '2026-11-23'
const env = { HAULYARD_CLOCK: `${day}T06:00:00+11:00` }
const rounds = count({ short: 1, full: 20 })
/** How long the server may work on a copy, in milliseconds: in short not as long as one takes. */
const killedWithin = count({ short: 60, full: 250 })
/** As many as one copy may have. */
const dates = 60

interface Headers extends Record<string, string> {
  authorization: string
}
interface Made {
  id: number
}

/** An order of a new business, with its machine. */
async function bookedOrder(origin: string, headers: Headers): Promise<Made> {
  const make = async (path: string, body: object) => {
    const { data, message, success } = await post(origin, path, body, headers)
    if (!success) throw new Error(`${path}: ${message}`)
    return data as Made
  }
  const client = await make('/api/clients', {
    name: 'First Civil',
    client_type: 'civil',
    email: 'office@example.com',
  })
  const site = await make(`/api/clients/${client.id}/sites`, {
    name: 'Quarry',
    address_line1: '1 Quarry Road',
    suburb: 'Epping',
    state: 'VIC',
    postcode: '3076',
  })
  const category = await make('/api/asset-categories', { name: 'Trencher', asset_group: 'excavator' })
  const asset = await make('/api/assets', {
    fleet_no: 'TR-01',
    name: 'Trencher',
    asset_category_id: category.id,
  })
  const job = await make('/api/jobs', {
    client_id: client.id,
    job_site_id: site.id,
    title: 'Cable trench',
    job_type: 'Machine Hire',
    status: 'Pending',
    start_date: day,
    end_date: day,
  })
  await make(`/api/superAdmin/job/${job.id}/requirements`, {
    assetData: [{ asset_category_id: category.id, qty: 1 }],
  })
  const listed = await fetch(`${origin}/api/work-orders?job_id=${job.id}`, { headers })
  const [order] = ((await listed.json()) as { data: Made[] }).data
  if (!order) throw new Error('The job has no order.')
  await make(`/api/work-orders/${order.id}/bookings`, { asset_id: asset.id })
  return order
}

const timeout = count({ short: 120_000, full: 3_600_000 })
test(
  'a copy to 60 dates is whole or not there when the server is killed, and is finished by asking again',
  { timeout },
  async () => {
    const folder = folderWithDatabase()
    await withDatabase(folder, (owner) =>
      owner.query(`insert into company (name, is_default) values ('First Civil', true)`),
    )
    const begin = () => start({ ...envOf(folder), ...env })
    let server: HaulyardProcess = await begin()
    onTestFinished(async () => void (await server.end('SIGKILL')))
    const headers: Headers = await setUp(server.origin)
    const order = await bookedOrder(server.origin, headers)
    const random = chance(17)
    let unanswered = 0

    for (let round = 0; round < rounds; round++) {
      const body = {
        ids: [order.id],
        dates: Array.from({ length: dates }, (_, at) => addDays(day, 1 + round * dates + at)),
      }
      const key = { ...headers, 'idempotency-key': `copy-${round}` }
      const copy = () => post(server.origin, '/api/bookings/copy', body, key)
      const first = copy().catch(() => null)
      await sleep(random.whole(20, killedWithin))
      await server.end('SIGKILL')
      const answer = await first
      server = await begin()
      // What was answered is kept; what was not is done now, once, under the same key.
      const again = await copy()
      expect(again.status, again.message).toBe(200)
      if (answer) expect(again).toEqual(answer)
      else unanswered++
    }
    expect(unanswered).toBeGreaterThan(0)
    expect(await server.end('SIGTERM')).toBe(0)

    await withDatabase(folder, async (owner) => {
      const { rows } = await owner.query<{ day: string; booked: number; logged: number }>(
        `select work_date::text as day,
         (select count(*) from booking b where b.job_item_id = i.id and b.released_at is null
           and (b.starts_at, b.ends_at) = (i.starts_at, i.ends_at))::int as booked,
         (select count(*) from activity_log l where l.record_type = 'job_item' and l.record_id = i.id
           and l.action = 'created')::int as logged
       from job_item i where duplicated_from_id = $1 order by work_date`,
        [order.id],
      )
      expect(rows).toEqual(
        Array.from({ length: rounds * dates }, (_, at) => ({
          day: addDays(day, 1 + at),
          booked: 1,
          logged: 1,
        })),
      )
    })
    figure(
      'R1',
      `${rounds} kills during a copy to ${dates} dates: whole or not there, and done once when asked again`,
    )
  },
)
