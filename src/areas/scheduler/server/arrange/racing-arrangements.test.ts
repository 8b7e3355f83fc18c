import { expect, test } from 'vitest'
import { type Reply, testApp } from '#test/app.ts'
import { makeAsset, makeCategory } from '#test/fleet.ts'
import { makeOrders } from '#test/orders.ts'
import { addDays } from '#shared/local-date.ts'
import type { Arranged, OrderChange } from '../../contract/arrange.ts'
import { schedulerEndpoints as calls } from '../../contract/endpoints.ts'

const app = await testApp()
const allocator = await app.as('allocator')
const first = '2027-02-01'
const machines = 20
const people = 20
const rounds = 10
const reason = 'Changed on the board'

/** The same sequence on every run, so that a failure can be repeated. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

test(
  'two hundred changes of twenty people to twenty machines: each is done or refused in words, and none overlap',
  { timeout: 240_000 },
  async () => {
    const { id: asset_category_id } = await makeCategory(app)
    const assets: number[] = []
    const orders: number[] = []
    for (let at = 0; at < machines; at++) assets.push((await makeAsset(app, { asset_category_id })).id)
    for (let at = 0; at < 3; at++) {
      const work_date = addDays(first, at)
      const made = await makeOrders(app, machines, { asset_category_id, work_date, needs_driver: 0 })
      const replies = await Promise.all(
        made.map(({ id }, place) =>
          allocator.call(calls.bookOrder, { params: { id }, body: { asset_id: assets[place]! } }),
        ),
      )
      expect(replies.map(({ status }) => status)).toEqual(made.map(() => 200))
      orders.push(...made.map(({ id }) => id))
    }

    /** An order with its machine, as this person sees it when they begin. */
    const read = async (id: number) => {
      const { rows } = await app.database.pool.query<{
        version: number
        booking: { id: number; version: number; asset_id: number } | null
      }>(
        `select i.version, case when b.id is not null then json_build_object(
           'id', b.id, 'version', b.version, 'asset_id', b.asset_id) end as booking
         from job_item i left join booking b on b.job_item_id = i.id and b.released_at is null where i.id = $1`,
        [id],
      )
      return { seen: { id, version: rows[0]!.version }, booking: rows[0]!.booking ?? undefined }
    }
    const book = (asset_id: number) => [
      { asset_id, driver_id: null, attachment_id: null, certainty: 'confirmed' as const },
    ]
    const release = (booking: { id: number; version: number } | undefined) =>
      booking ? [{ id: booking.id, version: booking.version }] : []
    const send = (changes: OrderChange[]) =>
      allocator.call(calls.arrangeOrders, { body: { orders: changes, reason } })

    const work = async (person: number) => {
      const below = numbersFrom(person + 1)
      const replies: { status: number; message: string }[] = []
      let undo: Arranged['undo'] | null = null
      for (let round = 0; round < rounds; round++) {
        const [one, two] = [await read(orders[below(60)]!), await read(orders[below(60)]!)]
        const kind = below(6)
        const reply: Reply<unknown> =
          kind === 0
            ? await send([{ ...one.seen, work_date: addDays(first, below(5)) }])
            : kind === 1
              ? await send([{ ...one.seen, start_time: '06:00', end_time: `1${below(9)}:00` }])
              : kind === 2
                ? await send([
                    { ...one.seen, release: release(one.booking), book: book(assets[below(machines)]!) },
                  ])
                : kind === 3 && one.booking?.asset_id && two.booking?.asset_id && one.seen.id !== two.seen.id
                  ? await send([
                      { ...one.seen, release: release(one.booking), book: book(two.booking.asset_id) },
                      { ...two.seen, release: release(two.booking), book: book(one.booking.asset_id) },
                    ])
                  : kind === 4
                    ? await allocator.call(calls.copyOrders, {
                        body: { ids: [one.seen.id], dates: [addDays(first, 7 + below(5))] },
                      })
                    : await allocator.call(calls.arrangeOrders, {
                        body: { orders: [], cancel: [], ...undo, reason },
                      })
        replies.push({ status: reply.status, message: reply.message })
        if (reply.status === 200) undo = (reply.data as Arranged).undo
      }
      return replies
    }
    const replies = (await Promise.all(Array.from({ length: people }, (_, person) => work(person)))).flat()

    expect(replies).toHaveLength(people * rounds)
    const refused = replies.filter(({ status }) => status !== 200)
    // Refused in a sentence: by a rule or by someone who was faster, never by the database itself.
    for (const { status, message } of refused) {
      expect([409, 422], message).toContain(status)
      expect(message).toMatch(/^[A-Z].+\.$/)
      expect(message).not.toBe('Something went wrong.')
    }
    expect(replies.length - refused.length).toBeGreaterThan(50)
    const { rows } = await app.database.pool.query(
      `select a.id from booking a join booking b on b.asset_id = a.asset_id and b.id > a.id and b.during && a.during
       where a.released_at is null and b.released_at is null and a.certainty = 'confirmed' and b.certainty = 'confirmed'`,
    )
    expect(rows).toEqual([])
    const { rows: apart } = await app.database.pool.query(
      `select i.order_no from booking b join job_item i on i.id = b.job_item_id
       where b.released_at is null and (b.starts_at, b.ends_at) is distinct from (i.starts_at, i.ends_at)`,
    )
    expect(apart).toEqual([])
  },
)
