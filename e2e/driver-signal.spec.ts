import { type Page, expect, test } from './test.ts'
import type { DriverJob } from '#areas/driver-jobs/contract/driver-job.ts'
import { photo } from '#test/uploads.ts'
import { dialogOf } from './call-steps.ts'
import { clockAt, tap } from './driver-steps.ts'
import { api, newPageOf, phone } from './helpers.ts'

const mondaysJob = async () =>
  (await api<DriverJob[]>('driver', 'GET', '/api/driver-jobs/day')).find(
    ({ work_date }) => work_date === '2026-11-23',
  )!
const addressOf = ({ id }: DriverJob) => `/dashboard/driver_jobs/${id}/edit`

/** The job as the server would send it, further along than in the demo company. */
async function showing(page: Page, job: DriverJob, progress: Partial<DriverJob['progress']>): Promise<void> {
  const further = { ...job.progress, order_version_seen: job.progress.order_version, is_fit: 1, ...progress }
  const data = { ...job, status: further.status, progress: further, carries: 1 }
  await page.route(`**/api/driver-jobs/${job.id}`, (route) =>
    route.fulfill({ json: { success: true, message: 'OK', data } }),
  )
}

/** No step gets an answer; collects what was sent, in order. */
async function hanging(page: Page): Promise<string[]> {
  const sent: string[] = []
  await page.route('**/api/driver-jobs/*/steps', (route) => {
    sent.push((route.request().postDataJSON() as { kind: string }).kind)
  })
  return sent
}

test('opening a job without signal works as usual, and is sent later', async ({ browser }) => {
  const job = await mondaysJob()
  const page = await newPageOf(browser, 'driver', phone)
  await showing(page, job, { status: 'Sent', order_version_seen: null })
  let sent = 0
  await page.route('**/api/driver-jobs/*/steps', (route) => {
    sent++
    return route.abort('internetdisconnected')
  })
  await page.clock.install({ time: '2026-11-19T06:00:00+11:00' })
  await page.goto(addressOf(job))
  await expect.poll(() => sent).toBe(1)
  await expect(page.getByRole('button', { name: 'Accept', exact: true })).toBeVisible()
  await expect(page.getByText(/not sent|All sent/)).toHaveCount(0)
  await page.clock.fastForward(10_500)
  await expect.poll(() => sent).toBe(2)
})

test('a step without an answer is aborted after 15 seconds and resent; the pill does it at once', async ({
  browser,
}) => {
  const job = await mondaysJob()
  const page = await newPageOf(browser, 'driver', phone)
  await showing(page, job, { status: 'En Route', travel_at: '2026-11-18T19:00:00.000Z' })
  const sent = await hanging(page)
  await page.clock.install({ time: '2026-11-19T06:00:00+11:00' })
  await page.goto(addressOf(job))
  await tap(page, 'Arrived on site')
  await expect.poll(() => sent).toEqual(['arrive'])
  await page.clock.fastForward(14_000)
  await expect(page.getByRole('button', { name: 'Sending 1' })).toBeVisible()
  await page.clock.fastForward(1500)
  await expect(page.getByRole('button', { name: '1 step not sent. Retry now' })).toBeVisible()
  await page.clock.fastForward(10_500)
  await expect.poll(() => sent).toEqual(['arrive', 'arrive'])
  await page.getByRole('button', { name: 'Sending 1' }).click()
  await expect.poll(() => sent).toEqual(['arrive', 'arrive', 'arrive'])
})

for (const status of [408, 425, 429])
  test(`a step answered with ${status} is kept and resent when the server says`, async ({ browser }) => {
    const job = await mondaysJob()
    const page = await newPageOf(browser, 'driver', phone)
    await showing(page, job, { status: 'En Route', travel_at: '2026-11-18T19:00:00.000Z' })
    let sent = 0
    await page.route('**/api/driver-jobs/*/steps', (route) => {
      sent++
      const message = 'Too many uploads at once. Try again in 5 seconds.'
      return route.fulfill({ status, headers: { 'retry-after': '30' }, json: { success: false, message } })
    })
    await page.clock.install({ time: '2026-11-19T06:00:00+11:00' })
    await page.goto(addressOf(job))
    await tap(page, 'Arrived on site')
    const stuck = page.getByRole('button', { name: '1 step not sent. Retry now' })
    await expect(stuck).toBeVisible()
    await page.clock.fastForward(25_000)
    await expect(stuck).toBeVisible()
    expect(sent).toBe(1)
    await page.clock.fastForward(6000)
    await expect.poll(() => sent).toBe(2)
    await stuck.click()
    await expect.poll(() => sent).toBe(3)
  })

test('Enter pressed twice sends one step, and reloading with unsent steps asks first', async ({
  browser,
}) => {
  const job = await mondaysJob()
  const page = await newPageOf(browser, 'driver', phone)
  await showing(page, job, { status: 'Accepted', travel_at: '2026-11-18T19:00:00.000Z' })
  const sent = await hanging(page)
  await clockAt(page, '06:00')
  await page.goto(addressOf(job))
  const travel = page.getByRole('button', { name: 'Start travel' })
  await expect(travel).toBeVisible()
  await expect(page.getByText('All sent')).toHaveCount(0)
  // For a moment after the job opens it ignores taps and keys.
  await travel.hover()
  await travel.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Sending 1' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Arrived on site' })).toBeVisible()
  expect(sent).toEqual(['travel'])

  const asked = page.waitForEvent('dialog')
  await page.evaluate(() => setTimeout(() => location.reload()))
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  await expect(page.getByRole('button', { name: 'Sending 1' })).toBeVisible()
})

test('an implausible reading is queried, and a new photo of a ticket replaces the first', async ({
  browser,
}) => {
  const job = await mondaysJob()
  const page = await newPageOf(browser, 'driver', phone)
  const times = { travel_at: '2026-11-18T19:00:00.000Z', on_site_at: '2026-11-18T20:00:00.000Z' }
  await showing(page, job, { status: 'On Site', ...times, checklist: 'pass', smu_last: 2625.5 })
  await hanging(page)
  await clockAt(page, '06:00')
  await page.goto(addressOf(job))
  await tap(page, 'Start work')
  const start = page.getByRole('dialog', { name: 'Start work' })
  // The checklist was of another job: it has not read the meter for this one.
  await expect(start.getByRole('textbox', { name: /Machine hours/ })).toHaveValue('')
  await start.getByRole('textbox', { name: /Machine hours/ }).fill('99999')
  await start.getByRole('button', { name: 'Start work' }).click()
  const question = page.getByRole('dialog', { name: 'Is this reading right?' })
  await expect(question).toContainText('99,999 h is 97,373.5 h more than the last reading (2,625.5 h).')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await start.getByRole('textbox', { name: /Machine hours/ }).fill('2630')
  await start.getByRole('button', { name: 'Start work' }).click()
  await expect(dialogOf(page)).toHaveCount(0)

  await tap(page, 'Add load')
  const { content } = await photo()
  const camera = dialogOf(page).locator('input[type=file]').last()
  for (const name of ['first.jpg', 'again.jpg'])
    await camera.setInputFiles({ name, mimeType: 'image/jpeg', buffer: content })
  await expect(dialogOf(page).getByText('again.jpg')).toBeVisible()
  await expect(dialogOf(page).getByText('first.jpg')).toHaveCount(0)
})
