import { addDays, melbourneInstant } from '#shared/local-date.ts'
import type { Candidate } from '../contract/booking.ts'
import { assetReasons, suitsOrder } from './asset-reasons.ts'
import { overlaps } from './conflict.ts'
import { distanceKm } from './distance.ts'
import { driverReasons, holdsLicence, otherWork } from './driver-reasons.ts'
import type { AssetFacts, DriverFacts, OrderFacts, Stretch } from './facts.ts'
import { neededSkills } from './skills.ts'
import { hoursWithin, hoursWords } from './fatigue.ts'

/** A reason in favour, in words and points. */
export type Merit = readonly [points: number, words: string]

/** Assets for an order, best first: bookable ones, then by merit, then by name. */
export function rankAssets(order: OrderFacts, assets: readonly AssetFacts[]): Candidate[] {
  return ranked(
    assets.map((asset) => {
      const hours_that_day = hoursElsewhere(order, asset)
      const matches = suitsOrder(order, asset)
      const merits: Merit[] = [
        ...when(matches, 40, asset.category),
        ...when(
          order.drivers.some(({ id }) => id === asset.default_driver_id),
          15,
          'the driver’s usual machine',
        ),
        ...when(asset.subcontractor === null, 10, 'own plant'),
        ...common(order, asset, hours_that_day),
      ]
      return candidate(asset, merits, {
        ...placeOf(order, asset),
        matches: Number(matches),
        category: asset.category,
        reasons: assetReasons(order, asset),
        hours_that_day,
      })
    }),
  )
}

/** Drivers for an order, best first, as above. */
export function rankDrivers(order: OrderFacts, drivers: readonly DriverFacts[]): Candidate[] {
  const needed = neededSkills(order)
  return ranked(
    drivers.map((driver) => {
      const hours_that_day = hoursElsewhere(order, driver)
      const reasons = driverReasons(order, driver)
      const matches = !reasons.some(({ code }) => code === 'licence' || code === 'skill')
      const usual = order.assets.some(({ default_driver_id }) => default_driver_id === driver.id)
      const merits: Merit[] = [
        ...when(usual, 40, 'usual driver of this machine'),
        ...when(matches && holdsLicence(order, driver), 15, `holds ${driver.licence_class}`),
        ...when(matches && needed.length > 0, 15, `has ${needed.map(({ name }) => name).join(' and ')}`),
        ...when(driver.subcontractor === null, 10, 'our driver'),
        ...common(order, driver, hours_that_day),
      ]
      return candidate(driver, merits, {
        ...placeOf(order, driver),
        matches: Number(matches),
        category: null,
        reasons,
        hours_that_day,
      })
    }),
  )
}

export const when = (holds: boolean, points: number, words: string): Merit[] =>
  holds ? [[points, words]] : []

/** The nearest get twenty points, those 100 km away none. */
const nearPoints = (km: number): number => Math.max(0, Math.round(20 - km / 5))

function common(order: OrderFacts, one: AssetFacts | DriverFacts, hours: number): Merit[] {
  const km = distanceOf(order, one)
  return [
    ...when(km !== null, nearPoints(km ?? 0), `${km} km from the site`),
    ...when(one.depot_id !== null && one.depot_id === order.depot_id, 5, `from ${one.depot}`),
    ...workMerits(order, one, hours),
  ]
}

/** Other work that day, confirmed and pencilled. */
export function workMerits(order: OrderFacts, one: Pick<AssetFacts, 'near'>, hours: number): Merit[] {
  const pencilled = one.near.find(
    (other) =>
      other.certainty === 'pencilled' &&
      other.job_item_id !== order.id &&
      overlaps(order, other.from, other.to),
  )
  return [
    ...when(hours === 0 && !pencilled, 10, 'no other work that day'),
    ...when(hours > 0, pencilled ? -10 : 0, `${hoursWords(hours)} h of other work that day`),
    ...when(pencilled !== undefined, 0, `pencilled on ${pencilled?.order_no}`),
  ]
}

const placeOf = (order: OrderFacts, one: AssetFacts | DriverFacts) => ({
  depot: one.depot,
  distance_km: distanceOf(order, one),
})

const distanceOf = (order: OrderFacts, { depot_lat, depot_lng }: AssetFacts | DriverFacts): number | null =>
  distanceKm(order, { lat: depot_lat, lng: depot_lng })

/** Hours of confirmed work on the order's day, not counting this order. */
export const hoursElsewhere = (order: OrderFacts, one: Pick<AssetFacts, 'near'>): number =>
  hoursWithin(otherWork(order, one.near), dayOf(order))

/** Within the 23, 24 or 25 hours of the order's day in Melbourne. */
const dayOf = ({ work_date }: OrderFacts): Stretch => ({
  starts_at: melbourneInstant(work_date, '00:00'),
  ends_at: melbourneInstant(addDays(work_date, 1), '00:00'),
})

export function candidate(
  one: Pick<AssetFacts, 'id' | 'name' | 'next_at' | 'next_order_no'>,
  merits: readonly Merit[],
  rest: Pick<Candidate, 'matches' | 'category' | 'depot' | 'distance_km' | 'reasons' | 'hours_that_day'>,
): Candidate {
  return {
    id: one.id,
    name: one.name,
    free: Number(!rest.reasons.some(({ blocks }) => blocks === 'hard')),
    score: merits.reduce((sum, [points]) => sum + points, 0),
    why_ranked: sentence(merits.map(([, words]) => words).join(', ')),
    next_booking: one.next_at === null ? null : { order_no: one.next_order_no, starts_at: one.next_at },
    ...rest,
  }
}

const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** 0: no objections, 1: only soft ones, 2: cannot be booked. */
const hindrance = ({ free, reasons }: Candidate): number => (free ? Math.min(reasons.length, 1) : 2)

export const ranked = (candidates: Candidate[]): Candidate[] =>
  candidates.toSorted(
    (a, b) =>
      hindrance(a) - hindrance(b) ||
      b.score - a.score ||
      (a.name < b.name ? -1 : a.name > b.name ? 1 : a.id - b.id),
  )
