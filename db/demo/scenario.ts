import type { Change } from '#platform/server/change/change.ts'
import { fixedClock } from '#platform/server/clock.ts'
import type { Platform } from '#platform/server/platform.ts'
import { type Viewer, system } from '#platform/server/sessions/viewer.ts'
import { addDays, melbourneInstant, weekday } from '#shared/local-date.ts'
import { effectiveGrants } from '#shared/roles.ts'
import type { UserType } from '#shared/roles.ts'
import { type Chance, chance } from './random.ts'

/** A client of the demo company with a site and a contact. */
export interface Customer {
  client_id: number
  job_site_id: number
  contact_id: number
  /** Whom to call there; the same as ordered the work if nobody else is known. */
  site_contact_id: number
  contact: string
  email: string
  po_required: number
}

/** Who acts in the demo's fortnight, for whom, and when. */
export interface Scenario {
  readonly platform: Platform
  readonly random: Chance
  /** The day on which the demo is seeded. */
  readonly today: string
  readonly sales: Viewer
  readonly allocator: Viewer
  readonly office: Viewer
  readonly customers: readonly Customer[]
  /** The price list's products, by code. */
  readonly products: ReadonlyMap<string, Product>
  /** A change dated to a day (counted from today) at a time in Melbourne. */
  at<T>(days: number, time: string, viewer: Viewer, work: (change: Change) => Promise<T>): Promise<T>
}

export interface Product {
  id: number
  name: string
  unit: 'hour' | 'day' | 'week' | 'load' | 'tonne' | 'm3' | 'each' | 'km' | 'fixed'
  min_quantity: number | null
  asset_category_id: number | null
  material_type: string | null
  category: string
  sell_price_cents: number
  buy_price_cents: number | null
}

/** Opens the scenario for one seed: the same every time, whatever was seeded before. */
export async function openScenario(platform: Platform, seed: number): Promise<Scenario> {
  const { db, clock } = platform
  const today = clock.today()
  const person = async (user_type: UserType): Promise<Viewer> => {
    const { id, name } = await db
      .selectFrom('app_user')
      .select(['id', 'name'])
      .where('user_type', '=', user_type)
      .orderBy('id')
      .executeTakeFirstOrThrow()
    return { ...system, user_id: id, name, user_type, grants: effectiveGrants(user_type) }
  }
  return {
    platform,
    random: chance(seed),
    today,
    office: await person(1),
    allocator: await person(3),
    sales: await person(4),
    customers: await customersOf(platform),
    products: await productsOf(platform, today),
    at: (days, time, viewer, work) => {
      const instant = melbourneInstant(addDays(today, days), time)
      const now = clock.now().toISOString()
      // Nothing seeded is in the future.
      return platform.writeAt(fixedClock(instant < now ? instant : now))(viewer, work)
    },
  }
}

/** Clients in good standing: those on credit hold get no new work. */
async function customersOf({ db }: Platform): Promise<Customer[]> {
  const rows = await db
    .selectFrom('client')
    .innerJoin('job_site', 'job_site.client_id', 'client.id')
    .innerJoin('client_contact', (join) =>
      join.onRef('client_contact.client_id', '=', 'client.id').on('client_contact.is_primary', '=', 1),
    )
    .select([
      'client.id as client_id',
      'job_site.id as job_site_id',
      'client_contact.id as contact_id',
      (e) => e.fn.coalesce('job_site.contact_id', 'client_contact.id').as('site_contact_id'),
      'client_contact.name as contact',
      'client.email as email',
      'client.po_required as po_required',
    ])
    .where('client.credit_hold', '=', 0)
    .orderBy('job_site.id')
    .execute()
  return rows
}

async function productsOf({ db }: Platform, today: string): Promise<Map<string, Product>> {
  const rows = await db
    .selectFrom('product')
    .innerJoin('product_price', 'product_price.product_id', 'product.id')
    .distinctOn('product.id')
    .select([
      'product.id',
      'code',
      'name',
      'unit',
      'min_quantity',
      'asset_category_id',
      'material_type',
      'category',
    ])
    .select(['sell_price_cents', 'buy_price_cents'])
    .where('product_price.valid_from', '<=', today)
    .orderBy('product.id')
    .orderBy('product_price.valid_from', 'desc')
    .execute()
  return new Map(rows.map(({ code, ...product }) => [code, product]))
}

/** The working day that many working days from `days` (counted from today), as days from today. */
export function workingDay(today: string, days: number, after: number): number {
  let day = days
  const isWorkingDay = () => !['Sat', 'Sun'].includes(weekday(addDays(today, day)))
  while (!isWorkingDay()) day++
  for (let left = after; left > 0; left--) {
    day++
    while (!isWorkingDay()) day++
  }
  return day
}
