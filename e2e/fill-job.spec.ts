import { type Page, expect, test } from './test.ts'
import { api, open, pageOf, toast } from './helpers.ts'
import { newClient, newQuarry } from './test-clients.ts'

interface Made {
  id: number
}

/** Three machines for four days from a Monday that is the test’s own, since both choose the best drivers. */
async function jobOfTwelveOrders(start_date: string, end_date: string) {
  const stamp = Date.now() % 10_000_000
  const client = await newClient()
  const site = await newQuarry(client.id)
  const category = await api<Made>('admin', 'POST', '/api/asset-categories', {
    name: `Scraper ${stamp}`,
    asset_group: 'dozer',
  })
  const fleet = [1, 2, 3].map((at) => `SC-${stamp}-${at}`)
  for (const fleet_no of fleet)
    await api('admin', 'POST', '/api/assets', {
      fleet_no,
      name: 'Scraper',
      asset_category_id: category.id,
    })
  const job = await api<Made>('admin', 'POST', '/api/jobs', {
    client_id: client.id,
    job_site_id: site.id,
    title: 'Strip the site',
    job_type: 'Machine Hire',
    start_date,
    end_date,
    status: 'Pending',
  })
  await api('admin', 'POST', '/api/superAdmin/jobRequirement', {
    job_id: job.id,
    asset_category_id: category.id,
    ideal_asset_qty: 3,
    start_date,
    end_date,
    needs_driver: 1,
  })
  return { job, fleet }
}

/** Clicks, and counts them. */
function counting(page: Page) {
  let clicks = 0
  return {
    click: async (name: string) => {
      clicks += 1
      await page.getByRole('button', { name }).first().click()
    },
    count: () => clicks,
  }
}

test('twelve orders of a job are filled and booked with at most twelve clicks', async ({ browser }) => {
  test.setTimeout(90_000)
  const { job, fleet } = await jobOfTwelveOrders('2027-04-12', '2027-04-15')
  const page = await pageOf(browser, 'admin')
  await open(page, `/dashboard/jobs/${job.id}/fill`)
  const hand = counting(page)
  const panel = page.getByRole('complementary', { name: /, / })
  for (const fleet_no of fleet) {
    await expect(panel.getByRole('heading', { name: 'Machine, Mon 12 Apr' })).toBeVisible()
    await hand.click(`Choose ${fleet_no} Scraper`)
    await expect(panel.getByRole('heading', { name: 'Driver, Mon 12 Apr' })).toBeVisible()
    const best = panel.getByRole('button', { name: /^Choose / }).first()
    await expect(panel.getByText('Free all 4 days').first()).toBeVisible()
    await hand.click((await best.getAttribute('aria-label')) ?? '')
    await hand.click('Same for the remaining 3 days')
  }
  await expect(page.getByText('12 to book')).toBeVisible()
  await hand.click('Book 12 orders')
  await expect(toast(page, '12 orders booked')).toBeVisible()
  expect(hand.count()).toBeLessThanOrEqual(12)
  await expect(page.getByRole('heading', { name: 'Everything is filled' })).toBeVisible()
  const { orders } = await api<{ orders: { asset: Made | null; driver: Made | null }[] }>(
    'admin',
    'GET',
    `/api/jobs/${job.id}/fill`,
  )
  expect(orders.filter(({ asset, driver }) => asset && driver)).toHaveLength(12)
})

test('by keys alone: numbers choose, Shift and Enter repeat, Ctrl and Enter book', async ({ browser }) => {
  const { job } = await jobOfTwelveOrders('2027-05-17', '2027-05-20')
  const page = await pageOf(browser, 'admin')
  await open(page, `/dashboard/jobs/${job.id}/fill`)
  const panel = page.getByRole('complementary', { name: /, / })
  await expect(panel.getByRole('button', { name: /^Choose / }).first()).toBeVisible()
  await page.keyboard.press('1')
  await expect(panel.getByRole('heading', { name: 'Driver, Mon 17 May' })).toBeVisible()
  await expect(panel.getByRole('button', { name: /^Choose / }).first()).toBeVisible()
  await page.keyboard.press('1')
  await expect(panel.getByRole('heading', { name: 'Machine, Tue 18 May' })).toBeVisible()
  await page.keyboard.press('Shift+Enter')
  await expect(page.getByText('4 to book')).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await expect(toast(page, '4 orders booked')).toBeVisible()
})
