import { expect, test } from 'vitest'
import { asset, driver, machine, order } from '#test/candidate-facts.ts'
import { rankAssets, rankDrivers } from './rank.ts'

/** The order's whole day on another one. */
const booked = (certainty: 'confirmed' | 'pencilled') => ({
  id: 1,
  kind: 'work' as const,
  certainty,
  job_item_id: 7,
  order_no: 'WO-000007',
  starts_at: order.starts_at,
  ends_at: order.ends_at,
  from: order.starts_at,
  to: order.ends_at,
})

test('bookable ones come first, then the near, own and idle, then by name', () => {
  const ranked = rankAssets(order, [
    asset({ id: 1, name: 'A taken', near: [booked('confirmed')] }),
    asset({ id: 2, name: 'B wrong kind', asset_category_id: 2, category: 'Dozer D6' }),
    asset({ id: 3, name: 'C far', depot_lat: -38.5, depot_lng: 144.96 }),
    asset({ id: 4, name: 'D near', depot_lat: -37.82, depot_lng: 144.96 }),
    asset({ id: 6, name: 'F like E' }),
    asset({ id: 5, name: 'E like F' }),
  ])
  expect(ranked.map(({ name }) => name)).toEqual([
    'D near',
    'C far',
    'E like F',
    'F like E',
    'B wrong kind',
    'A taken',
  ])
  expect(ranked[0]).toMatchObject({
    free: 1,
    matches: 1,
    distance_km: 1.1,
    hours_that_day: 0,
    why_ranked: 'Excavator 20T, own plant, 1.1 km from the site, no other work that day',
  })
  expect(ranked[5]).toMatchObject({ free: 0, hours_that_day: 8 })
})

test('the machine’s usual driver is the first choice, and a pencilled one is marked', () => {
  const usual = machine({ name: 'EX-14', min_licence_class: null, default_driver_id: 6 })
  const ranked = rankDrivers({ ...order, assets: [usual] }, [
    driver({ id: 4, name: 'Ann' }),
    driver({ id: 6, name: 'Zed', near: [booked('pencilled')] }),
  ])
  expect(ranked.map(({ name }) => name)).toEqual(['Zed', 'Ann'])
  expect(ranked[0]?.why_ranked).toBe(
    'Usual driver of this machine, holds HR, our driver, pencilled on WO-000007',
  )
  expect(ranked[0]?.free).toBe(1)
})
