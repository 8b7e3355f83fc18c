import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changeOrderTime, confirmOrder, unconfirmOrder } from '#areas/work-orders/server/index.ts'
import { AppError } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { system } from '#platform/server/sessions/viewer.ts'
import { effectiveGrants } from '#shared/roles.ts'
import { testApp } from '#test/app.ts'
import { makeAsset, makeAttachment } from '#test/fleet.ts'
import { makeOrders } from '#test/orders.ts'
import { count, figure } from '#test/proof.ts'
import { bookOrder } from './actions/book-order.ts'
import { bookingsOfOrder } from './booking-store.ts'
import { confirmBooking } from './actions/confirm-booking.ts'
import { releaseBooking } from './actions/release-booking.ts'

const app = await testApp()
const allocator = { ...system, grants: effectiveGrants(3) }
const work_date = '2026-11-23'
const orders = await makeOrders(app, 4, { work_date, needs_driver: 0 })
const category = { asset_category_id: orders[0]!.asset_category_id }
const assets = [await makeAsset(app, category), await makeAsset(app, category)]
const attachment = await makeAttachment(app, { compatible_category_ids: [category.asset_category_id] })

/** The simplest model of bookings: an order has hours of the day and at most one asset, with the attachment or not. */
interface Plan {
  from: number
  to: number
  asset: number | null
  isFirm: boolean
  isAttached: boolean
  isAttachedFirmly: boolean
  isConfirmed: boolean
}
type Step =
  | { do: 'assign' | 'pencil'; order: number; asset: number }
  | { do: 'attach' | 'pencil attachment' | 'detach'; order: number }
  | { do: 'release' | 'firm' | 'confirm' | 'unconfirm'; order: number }
  | { do: 'move'; order: number; from: number; hours: number }

const order = fc.nat({ max: 3 })
const asset = fc.nat({ max: 1 })
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('assign', 'pencil'), order, asset }) },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constantFrom('release', 'firm', 'confirm', 'unconfirm'), order }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constantFrom('attach', 'pencil attachment', 'detach'), order }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('move'),
      order,
      from: fc.integer({ min: 0, max: 8 }),
      hours: fc.integer({ min: 1, max: 4 }),
    }),
  },
)

/** Whether an order may have an asset firmly at some hours: no other has it then. */
const isFree = (
  plans: readonly Plan[],
  at: number,
  wanted: number | null,
  from: number,
  to: number,
): boolean =>
  plans.every(
    (other, i) => i === at || other.asset !== wanted || !other.isFirm || other.to <= from || to <= other.from,
  )

/** Whether an order may have the attachment firmly at some hours. */
const isAttachmentFree = (plans: readonly Plan[], at: number, from: number, to: number): boolean =>
  plans.every((other, i) => i === at || !other.isAttachedFirmly || other.to <= from || to <= other.from)

/** Applies one step to the plans; false when it must be refused, which leaves them unchanged. */
function doOnModel(plans: Plan[], one: Step): boolean {
  const plan = plans[one.order]!
  const free = isFree(plans, one.order, plan.asset, plan.from, plan.to)
  switch (one.do) {
    case 'assign':
    case 'pencil': {
      if (plan.asset !== null && plan.asset !== one.asset) return false
      if (one.do === 'pencil' && plan.isConfirmed) return false
      const isFirm = one.do === 'assign' || (plan.asset === one.asset && plan.isFirm)
      if (isFirm && !isFree(plans, one.order, one.asset, plan.from, plan.to)) return false
      Object.assign(plan, { asset: one.asset, isFirm })
      return true
    }
    case 'release':
      if (plan.asset === null || plan.isConfirmed) return false
      Object.assign(plan, { asset: null, isFirm: false, isAttached: false, isAttachedFirmly: false })
      return true
    case 'attach':
    case 'pencil attachment': {
      if (plan.asset === null || (one.do !== 'attach' && plan.isConfirmed)) return false
      const isAttachedFirmly = one.do === 'attach' || plan.isAttachedFirmly
      if (isAttachedFirmly && !isAttachmentFree(plans, one.order, plan.from, plan.to)) return false
      Object.assign(plan, { isAttached: true, isAttachedFirmly })
      return true
    }
    case 'detach':
      if (!plan.isAttached) return false
      Object.assign(plan, { isAttached: false, isAttachedFirmly: false })
      return true
    case 'firm':
      if (plan.asset === null || plan.isFirm || !free) return false
      plan.isFirm = true
      return true
    case 'confirm':
      if (plan.asset === null || plan.isConfirmed || !free) return false
      if (plan.isAttached && !isAttachmentFree(plans, one.order, plan.from, plan.to)) return false
      Object.assign(plan, { isFirm: true, isAttachedFirmly: plan.isAttached, isConfirmed: true })
      return true
    case 'unconfirm':
      if (!plan.isConfirmed) return false
      Object.assign(plan, { isFirm: false, isAttachedFirmly: false, isConfirmed: false })
      return true
    case 'move': {
      const to = one.from + one.hours
      if (plan.isFirm && !isFree(plans, one.order, plan.asset, one.from, to)) return false
      if (plan.isAttachedFirmly && !isAttachmentFree(plans, one.order, one.from, to)) return false
      Object.assign(plan, { from: one.from, to })
      return true
    }
  }
}

const clock = (hour: number): string => `${String(6 + hour).padStart(2, '0')}:00`

async function doOnServer(change: Change, one: Step): Promise<void> {
  const { id } = orders[one.order]!
  if (one.do === 'assign' || one.do === 'pencil')
    return bookOrder(change, id, {
      asset_id: assets[one.asset]!.id,
      certainty: one.do === 'assign' ? 'confirmed' : 'pencilled',
    })
  if (one.do === 'attach' || one.do === 'pencil attachment')
    return bookOrder(change, id, {
      attachment_id: attachment.id,
      certainty: one.do === 'attach' ? 'confirmed' : 'pencilled',
    })
  if (one.do === 'confirm') return confirmOrder(change, id)
  if (one.do === 'unconfirm') return unconfirmOrder(change, id)
  if (one.do === 'move')
    return changeOrderTime(change, id, { start_time: clock(one.from), end_time: clock(one.from + one.hours) })
  const isMachine = one.do !== 'detach'
  const bookings = await bookingsOfOrder(change.tx, id)
  const booking = bookings.find(({ asset_id }) => (asset_id !== null) === isMachine)
  if (!booking) throw new AppError('conflict')
  return one.do === 'firm' ? confirmBooking(change, booking.id) : releaseBooking(change, booking.id, 'Model')
}

/** Whether it succeeded. Anything other than a refusal with a message fails the test. */
async function accepted(one: Step): Promise<boolean> {
  try {
    await app.platform.write(allocator, (change) => doOnServer(change, one))
    return true
  } catch (error) {
    if (error instanceof AppError && error.status === 409) return false
    throw error
  }
}

async function plansOfServer(): Promise<Plan[]> {
  const { rows } = await app.database.pool.query<{
    from: number
    to: number
    asset_id: number | null
    isFirm: number | null
    isAttached: number
    isAttachedFirmly: number | null
    isConfirmed: number
  }>(
    `select extract(hour from i.starts_at at time zone 'Australia/Melbourne')::int - 6 as from,
       extract(hour from i.ends_at at time zone 'Australia/Melbourne')::int - 6 as to, b.asset_id,
       b.certainty = 'confirmed' as "isFirm", t.id is not null as "isAttached", t.certainty = 'confirmed' as "isAttachedFirmly",
       i.order_status = 'Confirmed' as "isConfirmed"
     from job_item i left join booking b on b.job_item_id = i.id and b.asset_id is not null and b.released_at is null
       and (b.starts_at, b.ends_at) = (i.starts_at, i.ends_at)
     left join booking t on t.job_item_id = i.id and t.attachment_id is not null and t.released_at is null
       and (t.starts_at, t.ends_at) = (i.starts_at, i.ends_at) order by i.id`,
  )
  return rows.map(({ asset_id, isFirm, isAttached, isAttachedFirmly, isConfirmed, ...times }) => ({
    ...times,
    asset: asset_id === null ? null : assets.findIndex(({ id }) => id === asset_id),
    isFirm: isFirm === 1,
    isAttached: isAttached === 1,
    isAttachedFirmly: isAttachedFirmly === 1,
    isConfirmed: isConfirmed === 1,
  }))
}

/** All orders pending from six to ten, nothing booked. */
const begin = () =>
  app.database.pool.query(
    `with gone as (update booking set released_at = now(), release_reason = 'Model' where released_at is null)
     update job_item set order_status = 'Pending', confirmed_at = null,
       starts_at = (work_date + time '06:00') at time zone 'Australia/Melbourne',
       ends_at = (work_date + time '10:00') at time zone 'Australia/Melbourne'`,
  )

test(
  'R3: after any sequence of bookings, moves and releases the server agrees with the simplest model',
  { timeout: count({ short: 240_000, full: 7_200_000 }) },
  async () => {
    const sequences = count({ short: 50, full: 10_000 })
    const seen = { accepted: 0, refused: 0 }
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
        await begin()
        const plans: Plan[] = orders.map(() => ({
          from: 0,
          to: 4,
          asset: null,
          isFirm: false,
          isAttached: false,
          isAttachedFirmly: false,
          isConfirmed: false,
        }))
        for (const one of steps) {
          const before = structuredClone(plans)
          const expected = doOnModel(plans, one)
          if (!expected) plans.splice(0, plans.length, ...before)
          seen[expected ? 'accepted' : 'refused']++
          expect([one, await accepted(one)]).toEqual([one, expected])
        }
        expect(await plansOfServer()).toEqual(plans)
      }),
      { numRuns: sequences },
    )
    expect(Math.min(seen.accepted, seen.refused)).toBeGreaterThan(sequences)
    figure(
      'R3',
      `${sequences} sequences: ${seen.accepted} steps taken and ${seen.refused} refused as in the model`,
    )
  },
)
