import { type Page, expect, test } from './test.ts'
import type { Checklist, ChecklistRow } from '#areas/checklists/contract/checklist.ts'
import type { DriverJob } from '#areas/driver-jobs/contract/driver-job.ts'
import type { Home, HomeItem } from '#areas/homes/contract/home.ts'
import { answerAllOk, clockAt, tap } from './driver-steps.ts'
import { api, newPageOf, open, pageOf, phone } from './helpers.ts'

const mondaysJob = async () =>
  (await api<DriverJob[]>('driver', 'GET', '/api/driver-jobs/day')).find(
    ({ work_date }) => work_date === '2026-11-23',
  )!
const truckPrestart = async () => {
  const found = await api<ChecklistRow[]>('safety', 'GET', '/api/checklists?search=Truck+prestart')
  return api<Checklist>('safety', 'GET', `/api/checklists/${found[0]!.id}`)
}
const answer = (data: unknown) => ({ json: { success: true, message: 'OK', data } })
const notFit = 'You reported not fit for duty. Call the office.'

/** The job in a given state, and a server that receives no step: the demo company's data stays as it is. */
async function shown(page: Page, job: DriverJob, progress: Partial<DriverJob['progress']>): Promise<void> {
  const answered = {
    ...job,
    status: progress.status ?? job.status,
    progress: { ...job.progress, ...progress },
  }
  await page.route('**/api/driver-jobs/*/steps', (route) => route.abort())
  await page.route(`**/api/driver-jobs/${job.id}`, (route) => route.fulfill(answer(answered)))
  await page.route('**/api/driver-jobs/day', (route) => route.fulfill(answer([answered])))
}

test('a no on an item about the driver stops the driver without signal, and no truck', async ({
  browser,
}) => {
  const job = await mondaysJob()
  const page = await newPageOf(browser, 'driver', phone)
  await shown(page, job, {
    status: 'Accepted',
    order_version_seen: job.progress.order_version,
    is_fit: 1,
    checklist: 'missing',
  })
  await page.route(`**/api/driver-jobs/${job.id}/checklists`, async (route) => {
    const { data } = (await (await route.fetch()).json()) as { data: object }
    await route.fulfill(answer({ ...data, templates: [await truckPrestart()] }))
  })
  await clockAt(page, '06:00')
  await page.goto(`/dashboard/driver_jobs/${job.id}/${job.asset_id}/complete_checklist`)
  const form = page.getByRole('form', { name: 'Truck prestart' })
  await expect(form).toBeVisible()
  await answerAllOk(form)
  await form
    .getByRole('group', { name: /^Fit to drive/ })
    .getByRole('radio', { name: 'No' })
    .check()
  await expect(form.getByText(/this reports you not fit for duty/)).toBeVisible()
  await expect(form.getByText(/off the road/)).toHaveCount(0)
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('region', { name: 'Stop' })).toContainText(notFit)
  await expect(page.getByRole('button', { name: 'Start travel' })).toHaveCount(0)
})

test('a job not accepted yet has no checklist to fill in, and says so first', async ({ browser }) => {
  const job = await mondaysJob()
  const page = await newPageOf(browser, 'driver', phone)
  await shown(page, job, { status: 'Seen', seen_at: job.sent_at })
  await page.goto(`/dashboard/driver_jobs/${job.id}/${job.asset_id}/complete_checklist`)
  await expect(page.getByText('You cannot add a checklist while this job is Seen.')).toBeVisible()
  await expect(page.getByRole('form')).toHaveCount(0)
})

test('a driver who becomes unfit at work can only finish', async ({ browser }) => {
  const job = await mondaysJob()
  const page = await newPageOf(browser, 'driver', phone)
  await shown(page, job, { status: 'Working', is_fit: 1, checklist: 'pass', started_at: job.starts_at })
  await clockAt(page, '06:00')
  await open(page, `/dashboard/driver_jobs/${job.id}/edit`)
  await tap(page, 'I can’t go on')
  const other = page.getByRole('button', { name: 'Start it today' })
  if (await other.isVisible()) await other.click()
  await tap(page, 'I am not fit')
  await expect(page.getByRole('region', { name: 'Stop' })).toContainText(notFit)
  await expect(page.getByRole('button', { name: 'Finish work' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add load' })).toHaveCount(0)
})

test('the office sees it on its home and on the order, and decides there', async ({ browser }) => {
  const job = await mondaysJob()
  const page = await pageOf(browser, 'allocator')
  const { id, driver, order_no, job_item_id } = job
  await page.route('**/api/home?*', async (route) => {
    const { data } = (await (await route.fetch()).json()) as { data: Home }
    const item: HomeItem = {
      when: 'Mon 6:30 am',
      label: driver,
      detail: order_no,
      reason: 'Not fit for duty',
      tone: 'danger',
      amount_cents: null,
      link: null,
      action: { kind: 'clear_for_duty', driver_job_id: id, phone: '0491570156' },
    }
    const cards = data.cards.map((card) =>
      card.key === 'drivers-not-fit' ? { ...card, count: 1, items: [item] } : card,
    )
    await route.fulfill(answer({ ...data, cards }))
  })
  await page.goto('/allocator')
  const card = page.getByRole('region', { name: 'Not fit for duty' })
  await expect(card).toContainText(order_no)
  await expect(card.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', 'tel:0491570156')
  await card.getByRole('button', { name: /^Clear for duty/ }).click()
  await expect(
    page.getByRole('dialog', { name: `${driver} reported not fit for duty. Clear for duty?` }),
  ).toBeVisible()

  await page.route(/\/api\/driver-jobs\?.*job_item_id/, async (route) => {
    const answered = (await (await route.fetch()).json()) as { data: object[] }
    await route.fulfill({
      json: { ...answered, data: answered.data.map((row) => ({ ...row, not_fit_on: order_no })) },
    })
  })
  await open(page, `/dashboard/work-orders/${job_item_id}/edit`)
  const notice = page.getByRole('alert').filter({ hasText: 'reported not fit for duty' })
  await expect(notice.getByRole('button', { name: /^Clear for duty/ })).toBeVisible()

  await shown(page, job, { status: 'Accepted', is_fit: 0, is_cleared: 0 })
  await open(page, `/dashboard/driver_jobs/${id}/edit`)
  const banner = page.getByRole('alert').filter({ hasText: 'is waiting for the office to decide' })
  await expect(banner.getByRole('button', { name: 'Clear for duty…' })).toBeVisible()
})
