import { type Page, expect, test } from './test.ts'
import type { DriverJob } from '#areas/driver-jobs/contract/driver-job.ts'
import { dialogOf, field } from './call-steps.ts'
import { clockAt, refuseNext, tap } from './driver-steps.ts'
import { api, newPageOf, phone, toast } from './helpers.ts'

const day = () => api<DriverJob[]>('driver', 'GET', '/api/driver-jobs/day')
const addressOf = ({ id }: DriverJob) => `/dashboard/driver_jobs/${id}/edit`

/** The server receives no step: the demo company's data stays as it is. `sent`: what would have been sent. */
async function keepToPhone(
  page: Page,
): Promise<{ kind: string; client_op_id: string; at: string; data: object }[]> {
  const sent: Awaited<ReturnType<typeof keepToPhone>> = []
  await page.route('**/api/driver-jobs/*/steps', (route) => {
    sent.push(route.request().postDataJSON() as (typeof sent)[number])
    return route.abort()
  })
  return sent
}

test('a job for Monday asks before it starts today, but not before it is accepted', async ({ browser }) => {
  const job = (await day()).find(({ work_date }) => work_date === '2026-11-23')!
  const page = await newPageOf(browser, 'driver', phone)
  await keepToPhone(page)
  await clockAt(page, '06:00')
  await page.goto(addressOf(job))
  // The second tap of a double tap is not meant for the next step.
  await page.getByRole('button', { name: 'Accept', exact: true }).dblclick()
  await expect(page.getByRole('button', { name: 'Are you fit?' })).toBeVisible()
  await expect(dialogOf(page)).toHaveCount(0)
  await tap(page, 'Are you fit?')
  const question = dialogOf(page).getByText(
    'This job is for Monday 23 November. Your phone says today is Thursday 19 November. Start it today?',
  )
  await expect(question).toBeVisible()
  await dialogOf(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(dialogOf(page)).toHaveCount(0)
  await tap(page, 'Checklist')
  await expect(question).toBeVisible()
  await dialogOf(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(dialogOf(page)).toHaveCount(0)

  await tap(page, 'Are you fit?')
  await dialogOf(page).getByRole('button', { name: 'Start it today' }).click()
  await page.getByRole('button', { name: 'I am fit for duty' }).dblclick()
  await expect(dialogOf(page)).toHaveCount(0)
  // It asked once.
  await tap(page, 'Start travel')
  await expect(page.getByRole('button', { name: 'Arrived on site' })).toBeVisible()
  await expect(dialogOf(page)).toHaveCount(0)
})

test('a refused step is kept as typed, sent again under another name, or discarded', async ({ browser }) => {
  const job = (await day()).find(({ work_date }) => work_date === '2026-11-23')!
  const page = await newPageOf(browser, 'driver', phone)
  const sent = await keepToPhone(page)
  await page.route('**/api/driver-jobs/*/steps', (route) =>
    (route.request().postDataJSON() as { kind: string }).kind === 'seen'
      ? route.fulfill({ json: { success: true, message: 'OK', data: job } })
      : route.fallback(),
  )
  const words = 'The office took this job back.'
  await refuseNext(page, 'decline', words)
  await clockAt(page, '06:00')
  await page.goto(addressOf(job))
  await tap(page, 'Decline')
  await field(page, 'Why can’t you do it?').fill('The float is in the workshop')
  await dialogOf(page).getByRole('button', { name: 'Decline' }).click()
  const refused = page.getByRole('region', { name: 'Decline, not accepted' })
  await expect(refused.getByText(words)).toBeInViewport()
  // The card says so; a toast would cover the step.
  await expect(toast(page, `Decline: ${words}`)).toHaveCount(0)

  await refused.getByRole('button', { name: 'Discard' }).click()
  await dialogOf(page).getByRole('button', { name: 'Cancel' }).click()
  await clockAt(page, '06:20')
  await refused.getByRole('button', { name: 'Open again' }).click()
  await expect(dialogOf(page).getByRole('alert')).toContainText(words)
  await expect(field(page, 'Why can’t you do it?')).toHaveValue('The float is in the workshop')
  await field(page, 'Why can’t you do it?').fill('The float is in the workshop until Tuesday')
  await dialogOf(page).getByRole('button', { name: 'Decline' }).click()
  await expect(refused).toHaveCount(0)
  await expect.poll(() => sent.length).toBe(1)
  expect(sent[0]).toMatchObject({
    at: '2026-11-18T19:00:00.000Z',
    data: { reason: 'The float is in the workshop until Tuesday' },
  })
})

test('discarding asks once more, then removes it', async ({ browser }) => {
  const job = (await day()).find(({ work_date }) => work_date === '2026-11-23')!
  const page = await newPageOf(browser, 'driver', phone)
  await keepToPhone(page)
  await refuseNext(page, 'seen', 'This job is Cancelled.')
  const exact = 'Checklist already added for today!'
  await refuseNext(page, 'decline', exact)
  await clockAt(page, '06:00')
  await page.goto(addressOf(job))
  await tap(page, 'Decline')
  await field(page, 'Why can’t you do it?').fill('Sick')
  await dialogOf(page).getByRole('button', { name: 'Decline' }).click()
  const refused = page.getByRole('region', { name: 'Decline, not accepted' })
  // The specification's exact words, in a toast of their own.
  await expect(toast(page, new RegExp(`^${exact}$`))).toBeVisible()
  await refused.getByRole('button', { name: 'Discard' }).click()
  await expect(dialogOf(page).getByText('What you typed will be lost.')).toBeVisible()
  await dialogOf(page).getByRole('button', { name: 'Discard' }).click()
  await expect(refused).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Accept', exact: true })).toBeVisible()
})

test('a docket’s query shows on the day and on its job, with a way to answer', async ({ browser }) => {
  const job = (await day()).find(({ docket_query }) => docket_query !== null)!
  const page = await newPageOf(browser, 'driver', phone)
  await page.goto('/driver')
  await expect(page.getByText(`Query on ${job.docket_no}, `)).toBeVisible()
  await expect(page.getByText(job.docket_query!)).toBeVisible()
  await page.getByRole('link', { name: `Answer the query ${job.order_no}` }).click()
  await expect(page.getByText(job.docket_query!)).toBeVisible()
  const bodies: object[] = []
  await page.route('**/api/driver-jobs/*/answer', (route) => {
    bodies.push(route.request().postDataJSON() as object)
    return route.fulfill({ json: { success: true, message: 'OK', data: { ...job, docket_query: null } } })
  })
  await tap(page, 'Answer')
  const answering = dialogOf(page)
  await answering.getByRole('button', { name: 'Send answer' }).click()
  await expect(answering.getByText('Answer is required.')).toBeVisible()
  await answering.getByRole('textbox', { name: 'Your answer' }).fill('From 10:27 to 10:57')
  await expect(answering.getByText('$')).toHaveCount(0)
  await answering.getByRole('button', { name: 'Send answer' }).click()
  await expect(answering).toHaveCount(0)
  expect(bodies).toMatchObject([{ answer: 'From 10:27 to 10:57', loads: [] }])
})

test('a job of the day opens without signal even if never opened before', async ({ browser }) => {
  const job = (await day()).find(({ work_date }) => work_date === '2026-11-23')!
  const page = await newPageOf(browser, 'driver', phone)
  await page.goto('/driver')
  await expect(page.getByRole('article', { name: job.order_no })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await page.getByRole('link', { name: new RegExp(job.order_no) }).click()
  await expect(page.getByRole('article', { name: 'The job' })).toBeVisible()
})
