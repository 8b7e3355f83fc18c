import { type Page, expect, test } from './test.ts'
import type { Company } from '#areas/settings/contract/company.ts'
import type { DriverJob } from '#areas/driver-jobs/contract/driver-job.ts'
import { dialled } from '#shared/phone.ts'
import { clockAt, tap } from './driver-steps.ts'
import { api, newPageOf, phone } from './helpers.ts'

const mondaysJob = async () =>
  (await api<DriverJob[]>('driver', 'GET', '/api/driver-jobs/day')).find(
    ({ work_date }) => work_date === '2026-11-23',
  )!
const addressOf = ({ id }: DriverJob) => `/dashboard/driver_jobs/${id}/edit`
const officePhone = async () => (await api<Company>('admin', 'GET', '/api/company')).phone!

/** The server receives no step: the demo company's data stays as it is. */
const keepToPhone = (page: Page) => page.route('**/api/driver-jobs/*/steps', (route) => route.abort())

async function mustStop(page: Page, words: string): Promise<void> {
  const stop = page.getByRole('region', { name: 'Stop' })
  await expect(stop).toContainText(words)
  await expect(stop.getByRole('link', { name: /^Call office/ })).toHaveAttribute(
    'href',
    `tel:${dialled(await officePhone())}`,
  )
  for (const name of ['Start travel', 'Arrived on site', 'Start work', 'Are you fit?'])
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0)
}

test('a driver who declares not fit is stopped at once, without signal, here and on the day', async ({
  browser,
}) => {
  const job = await mondaysJob()
  const page = await newPageOf(browser, 'driver', phone)
  await keepToPhone(page)
  await clockAt(page, '06:00')
  await page.goto(addressOf(job))
  await tap(page, 'Accept')
  await tap(page, 'Are you fit?')
  await tap(page, 'Start it today')
  await tap(page, 'I am not fit')
  await mustStop(page, 'You reported not fit for duty. Call the office.')
  await page
    .getByRole('link', { name: /Home|My day|Today/ })
    .first()
    .click()
  await expect(page.getByRole('article', { name: job.order_no })).toContainText('You reported not fit')
})

test('a machine that failed on another job is not driven to the site', async ({ browser }) => {
  const job = await mondaysJob()
  const page = await newPageOf(browser, 'driver', phone)
  await keepToPhone(page)
  await page.route(`**/api/driver-jobs/${job.id}`, async (route) => {
    const progress = {
      ...job.progress,
      status: 'Accepted',
      order_version_seen: job.progress.order_version,
      is_fit: 1,
      off_road: 'Truck prestart: Brakes',
    }
    await route.fulfill({
      json: { success: true, message: 'OK', data: { ...job, status: 'Accepted', progress } },
    })
  })
  await page.goto(addressOf(job))
  await mustStop(page, 'The machine is off the road: Truck prestart: Brakes. Call the office.')
})
