import { expect, test } from 'vitest'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Grants, Permission } from '#shared/permissions.ts'
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
/** Keys that sound like money and may be read all the same, by those with a right; `call: key` of one call alone. */
const allowed: Readonly<Record<string, Exception>> = {
  sell_price_cents: { right: 'products:read', why: 'The price list.' },
  'Sell price': { right: 'products:read', why: 'The price list.', call: 'exportProducts' },
  'Priced from': { right: 'products:read', why: 'The day of it.', call: 'exportProducts' },
  rate_cents: { right: 'products:read', why: 'What an attachment is hired at, as in the price list.' },
  'getRateCard: rate_cents': {
    right: 'rate-cards:read',
    why: 'What a client pays by the card, as in the price list, or what they are paid themselves.',
  },
  'exportRateCards: Rate': { right: 'rate-cards:read', why: 'What a client pays by the card.' },
  rate_unit: { right: 'products:read', why: 'What that is charged by.' },
  Rate: { right: 'products:read', why: 'The same.', call: 'exportAttachments' },
  approval_threshold_cents: {
    right: 'invoices:write',
    why: 'Above which someone else approves.',
    call: 'getInvoiceSettings',
  },
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

/** Rights to see amounts, or to work with them. */
const moneyRights = [
  'clients:credit',
  'dockets:prices',
  'dockets:settings',
  'drivers:cost',
  'invoices:settings',
  'invoices:totals',
  'jobs:rates',
  'payments:read',
  'payments:write',
  'products:cost',
  'quotes:margin',
  'quotes:prices',
  'quotes:settings',
  'rate-cards:cost',
  'rate-cards:settings',
  'resources:cost',
  'tip-sites:cost',
  'tip-sites:rates',
  'stats:money',
] as const satisfies readonly Permission[]

const answered = new Set<string>()
let answers = 0

/** The keys and amounts of money in whatever a person with these grants may read. */
async function moneyRead(name: PersonName, grants: Grants): Promise<string[]> {
  const who = await app.as(name)
  const may = (e: Endpoint) =>
    e.permission === 'signed_in' || grants[e.permission as Permission] !== undefined
  const isAllowed = (key: string, call: string) => {
    const exception = allowed[`${call}: ${key}`] ?? allowed[key]
    if (exception === undefined || (exception.call ?? call) !== call) return false
    return grants[exception.right] !== undefined
  }
  const found = new Set<string>()
  for (const [call, e] of reads.filter(([, one]) => may(one)))
    for (const address of await addressesOf(who, name, e)) {
      const { status, text, data, headers } = await who.request('GET', address)
      if (status !== 200) continue
      answered.add(call)
      answers++
      const isCsv = String(headers['content-type']).includes('csv')
      for (const key of moneyKeysIn(data)) if (!isAllowed(key, call)) found.add(`${call}: ${key}`)
      for (const heading of isCsv ? moneyHeadingsIn(text) : [])
        if (!isAllowed(heading, call)) found.add(`${call}: ${heading}`)
      if (!headers['content-disposition'])
        for (const amount of amountsIn(text)) found.add(`${call}: ${amount}`)
    }
  return [...found]
}

test.each(names)('no answer to %s contains a rate, a cost or a total', async (name) => {
  expect(await moneyRead(name, effectiveGrants(people[name].user_type))).toEqual([])
})

test('nor does one to accounts in a role of their own that may see none', async () => {
  const grants = effectiveGrants(
    people.accounts.user_type,
    Object.fromEntries(moneyRights.map((key) => [key, 'none'])),
  )
  const { user_id } = await app.as('accounts')
  await app.database.pool.query(
    `with clerk as (insert into user_role (name, user_type, is_system) values ('Clerk', 2, false) returning id),
       less as (insert into role_permission (user_role_id, permission, scope)
         select clerk.id, permission, 'none' from clerk, unnest($2::text[]) permission)
     update app_user set user_role_id = clerk.id from clerk where app_user.id = $1`,
    [user_id, moneyRights],
  )
  expect(await moneyRead('accounts', grants)).toEqual([])
})

test('every call that one of them may read by has answered', () => {
  const called = reads.filter(([, e]) => names.some((name) => mayCall(e, name))).map(([call]) => call)
  // Files have their own tests: what they contain is not ours.
  expect(called.filter((call) => !answered.has(call))).toEqual(['getAvatar', 'getFile', 'getPicture'])
  figure(
    'S25',
    `${answers} answers of ${answered.size} calls to ${names.length} roles: no rate, cost or total`,
  )
})
