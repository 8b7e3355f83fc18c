import { expect, test } from 'vitest'
import type { Permission } from '#shared/permissions.ts'
import { effectiveGrants } from '#shared/roles.ts'
import { demoApp } from './demo-app.ts'
import { mayCall } from './foreign-ids.ts'
import { amountsIn, moneyHeadingsIn, moneyKeysIn } from './money-words.ts'
import { type PersonName, emailOf, people } from './people.ts'
import { figure } from './proof.ts'
import { addressesOf, reads } from './reads.ts'

interface Exception {
  right: Permission
  why: string
  /** The only call that may answer with it; any call without one. */
  call?: string
}
const ofSheet = { right: 'driver-jobs:read', call: 'docketOfDriverJob' } as const
/** Keys that sound like money and may be read all the same, by those with a right. */
const allowed: Readonly<Record<string, Exception>> = {
  sell_price_cents: { right: 'products:read', why: 'The price list.' },
  priced_from: { right: 'products:read', why: 'The day from which the price list says so.' },
  min_pl_cover_cents: { right: 'jobs:read', why: 'The insurance that a subcontractor must have.' },
  price_asset_qty: { right: 'work-orders:read', why: 'How many machines are charged.' },
  show_line_prices: { right: 'quotes:read', why: 'Whether the client sees line prices.' },
  has_prices: { ...ofSheet, why: 'That the sheet a client signs has none.' },
  unit_price: { ...ofSheet, why: 'Empty by its schema.' },
  total: { ...ofSheet, why: 'Empty by its schema, or of a table of hours and loads.' },
  totals: { ...ofSheet, why: 'The sheet of a docket without prices has none.' },
}

/** Those who plan and do the work, and must not learn what clients pay for it. */
const names = ['allocator', 'driver', 'subcontractor', 'safety'] as const satisfies readonly PersonName[]
const app = await demoApp()

/** The people of the demo company with the most work, so that each call has something to answer. */
async function takePlaces(): Promise<void> {
  const busiest = {
    driver: 'select count(*) from driver_job where driver_id = u.driver_id',
    subcontractor:
      'select count(*) from booking b join asset a on a.id = b.asset_id where a.subcontractor_id = u.subcontractor_id',
    allocator: 'select count(*) from notification where user_id = u.id',
    safety: 'select count(*) from notification where user_id = u.id',
  }
  for (const name of names)
    await app.database.pool.query(
      `update app_user set email = $1 where id = (
         select id from app_user u where user_type = $2 order by (${busiest[name]}) desc, id limit 1)`,
      [emailOf(name), people[name].user_type],
    )
}
await takePlaces()

const answered = new Set<string>()
let answers = 0

test.each(names)('no answer to %s contains a rate, a cost or a total', async (name) => {
  const who = await app.as(name)
  const grants = effectiveGrants(people[name].user_type)
  const isAllowed = (key: string, call: string) => {
    const exception = allowed[key]
    if (exception === undefined || (exception.call ?? call) !== call) return false
    return grants[exception.right] !== undefined
  }
  const found = new Set<string>()
  for (const [call, e] of reads.filter(([, one]) => mayCall(one, name)))
    for (const address of await addressesOf(who, name, e)) {
      const { status, text, data, headers } = await who.request('GET', address)
      if (status !== 200) continue
      answered.add(call)
      answers++
      const isCsv = String(headers['content-type']).includes('csv')
      for (const key of moneyKeysIn(data)) if (!isAllowed(key, call)) found.add(`${call}: ${key}`)
      for (const heading of isCsv ? moneyHeadingsIn(text) : []) found.add(`${call}: ${heading}`)
      if (!headers['content-disposition'])
        for (const amount of amountsIn(text)) found.add(`${call}: ${amount}`)
    }
  expect([...found]).toEqual([])
})

test('every call that one of them may read by has answered', () => {
  const called = reads.filter(([, e]) => names.some((name) => mayCall(e, name))).map(([call]) => call)
  // Files have their own tests: what they contain is not ours.
  expect(called.filter((call) => !answered.has(call))).toEqual(['getAvatar', 'getFile'])
  figure(
    'S25',
    `${answers} answers of ${answered.size} calls to ${names.length} roles: no rate, cost or total`,
  )
})
