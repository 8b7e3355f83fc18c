import { expect, test } from 'vitest'
import { fillDemo } from '#db/demo/fill.ts'
import { growDemo, sizeOf, sizes } from '#db/demo/sizes.ts'
import { testApp } from './app.ts'

test('a word that is no size is refused with those there are', () => {
  expect(() => sizeOf('huge')).toThrow('There is no size "huge". There are: small, medium, large.')
})

test(
  'a demo that has grown has what its size says, every paper of it in order',
  { timeout: 90_000 },
  async () => {
    const { platform } = await testApp()
    await fillDemo(platform)
    const { db } = platform
    const size = {
      ...sizes.small,
      clients: 140,
      own_assets: 55,
      their_assets: 15,
      drivers: 40,
      quotes: 20,
      active_jobs: 8,
      orders_a_day: 6,
      bookings: 180,
    }
    await growDemo(platform, size)
    const count = async (table: 'client' | 'asset' | 'driver' | 'quote' | 'job' | 'job_item') =>
      Number(
        (
          await db
            .selectFrom(table)
            .select((e) => e.fn.countAll().as('many'))
            .executeTakeFirstOrThrow()
        ).many,
      )
    expect({
      clients: await count('client'),
      assets: await count('asset'),
      drivers: await count('driver'),
      quotes: await count('quote'),
      jobs: await count('job'),
      orders: await count('job_item'),
    }).toEqual({ clients: 140, assets: 70, drivers: 40, quotes: 20, jobs: 4 * 8, orders: 4 * 10 * 6 })

    const numbers = await db
      .selectFrom('number_sequence')
      .select(['name', 'last_number'])
      .orderBy('name')
      .execute()
    expect(numbers).toEqual([
      { name: 'job', last_number: 32 },
      { name: 'quote', last_number: 20 },
    ])
    const orders = await db
      .selectFrom('job_item')
      .leftJoin('booking', 'booking.job_item_id', 'job_item.id')
      .select(['job_item.id', 'order_status', 'work_date'])
      .select((e) => e.fn.count('booking.id').as('bookings'))
      .groupBy('job_item.id')
      .execute()
    const past = orders.filter(({ work_date }) => work_date <= platform.clock.today())
    expect(past.length).toBeGreaterThan(100)
    expect(past.filter(({ order_status }) => order_status !== 'Confirmed')).toEqual([])
    for (const { bookings, order_status } of orders)
      expect(order_status).toBe(Number(bookings) === 2 ? 'Confirmed' : 'Pending')

    const sent = await db
      .selectFrom('quote')
      .leftJoin('issued_document as paper', (join) =>
        join.onRef('paper.record_id', '=', 'quote.id').on('paper.record_type', '=', 'quote'),
      )
      .select(['quote.status', 'paper.id as paper_id'])
      .execute()
    expect(sent.some(({ status }) => status === 'Draft')).toBe(true)
    expect(sent.some(({ status }) => status === 'Viewed')).toBe(true)
    for (const { status, paper_id } of sent) expect(paper_id === null).toBe(status === 'Draft')
  },
)
