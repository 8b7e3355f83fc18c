import { origin } from './environment.ts'
import { newPageOf, settled, watch } from './helpers.ts'
import { expect, test } from './test.ts'

interface Answer {
  data: { places: { name: string; lat: number | null }[]; tiles: unknown }
}

/** The smallest picture. */
const pixel = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64')

test('the fleets fold by category, and lead to a map on which a place is chosen by keyboard', async ({
  browser,
}) => {
  const page = await newPageOf(browser, 'allocator')
  const seen = await watch(page)
  let places: Answer['data']['places'] = []
  await page.route('**/api/fleets/map', async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as Answer
    places = answer.data.places
    answer.data.tiles = { url: `${origin}/tiles/{z}/{x}/{y}.png`, credit: '© <b>Example</b> maps' }
    await route.fulfill({ response, json: answer })
  })
  await page.route('**/tiles/**', (route) => route.fulfill({ body: pixel, contentType: 'image/gif' }))

  await page.goto('/dashboard/fleets')
  await settled(page)
  const group = page.getByRole('table').getByRole('button', { expanded: true }).first()
  const rows = page.getByRole('table').locator('tbody tr[tabindex]')
  const before = await rows.count()
  await group.press('Enter')
  await expect(page.getByRole('table').getByRole('button', { expanded: false })).toHaveCount(1)
  expect(await rows.count()).toBeLessThan(before)

  await page.getByRole('link', { name: 'Map', exact: true }).click()
  const map = page.getByRole('region', { name: 'Map of sites and depots' })
  await expect(map.getByText('© <b>Example</b> maps')).toBeVisible()
  const placed = places.filter(({ lat }) => lat !== null)
  await expect(map.locator('.leaflet-marker-icon')).toHaveCount(placed.length)
  await map.locator('.leaflet-marker-icon').first().press('Enter')
  await expect(page.getByRole('button', { pressed: true })).toHaveCount(1)
  await expect(map.locator('[data-chosen]')).toHaveCount(1)
  await seen.expectNoErrors('the fleet map')
})
