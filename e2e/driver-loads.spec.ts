import type { Browser } from '@playwright/test'
import { expect, test } from './test.ts'
import type { DriverJob } from '#areas/driver-jobs/contract/driver-job.ts'
import { dialogOf } from './call-steps.ts'
import { tap } from './driver-steps.ts'
import { api, newPageOf, phone } from './helpers.ts'

/** Monday's job as if in progress; nothing reaches the server. */
async function atWork(): Promise<DriverJob> {
  const jobs = await api<DriverJob[]>('driver', 'GET', '/api/driver-jobs/day')
  const job = jobs.find(({ work_date }) => work_date === '2026-11-23')!
  const started_at = '2026-11-19T20:00:00.000Z'
  const entries = [{ kind: 'work' as const, started_at, ended_at: null, note: null }]
  const { order_version: order_version_seen } = job.progress
  const current = { status: 'Working' as const, is_fit: 1, started_at, order_version_seen, entries }
  return { ...job, status: 'Working', carries: 1, progress: { ...job.progress, ...current } }
}

/** The driver's phone shows a job; its steps are only noted. */
async function onPhone(browser: Browser, job: DriverJob) {
  const page = await newPageOf(browser, 'driver', phone)
  const sent: { kind: string; data: object }[] = []
  await page.route('**/api/driver-jobs/*/steps', (route) => {
    sent.push(route.request().postDataJSON() as (typeof sent)[number])
    return route.abort()
  })
  await page.route(`**/api/driver-jobs/${job.id}`, (route) =>
    route.fulfill({ json: { success: true, message: 'OK', data: job } }),
  )
  await page.goto(`/dashboard/driver_jobs/${job.id}/edit`)
  return { page, sent }
}

test('a load’s material is from the list, which decides what else must be entered', async ({ browser }) => {
  const { page, sent } = await onPhone(browser, await atWork())
  await tap(page, 'Add load')
  const load = dialogOf(page)
  const material = load.getByRole('combobox', { name: 'Material' })
  // Each is big enough for a thumb, and the list ends above the edge.
  await material.click()
  await expect(page.getByRole('listbox')).toBeInViewport({ ratio: 0.99 })
  const first = await page.getByRole('option').first().boundingBox()
  expect(first!.height).toBeGreaterThanOrEqual(44)
  await page.getByRole('option').first().click()
  const choose = async (name: string) => {
    await material.click()
    await page.getByRole('option', { name, exact: true }).click()
    await expect(material).toHaveValue(name)
  }
  const record = load.getByRole('textbox', { name: 'Waste Tracker record number' })
  const addLoad = load.getByRole('button', { name: 'Add load' })
  await choose('Other')
  await addLoad.click()
  await expect(load.getByText('Say what it is and its soil classification.')).toBeVisible()
  await choose('Cat C')
  await addLoad.click()
  await expect(load.getByText('Cat C must be tracked. Enter the Waste Tracker record number.')).toBeVisible()
  await record.fill('WT-20411')
  // The record is cleared with its material.
  await choose('Clean Fill')
  await expect(record).toHaveCount(0)
  await load.getByRole('textbox', { name: 'Tonnes' }).fill('12.48')
  await addLoad.click()
  await expect(load).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Loads' })).toContainText('1. Clean Fill, 12.48 t')
  await expect
    .poll(() => sent.find(({ kind }) => kind === 'load')?.data)
    .toMatchObject({
      material: 'Clean Fill',
      waste_record_no: null,
      net_t: 12.48,
    })
})

test('of tips with one name the driver chooses the right one', async ({ browser }) => {
  const job = await atWork()
  const gate = { address: null, phone: null, account_no: null, conditions: null, notes: null }
  const plan = { planned_loads: null, planned_quantity: null, unit: 'load' as const }
  const tip = {
    ...gate,
    ...plan,
    material: 'Clay',
    direction: 'tip' as const,
    tip: 'Westgate',
    suburb: 'Altona',
  }
  const load = {
    client_load_id: '0f8fad5b-d9cb-469f-a165-70867728950e',
    load_no: 1,
    material: 'Clay',
    source: null,
    note: null,
    tip: null,
    tip_site_id: null,
    tip_order_id: null,
    loaded_at: '2026-11-19T20:10:00.000Z',
    tipped_at: null,
    net_t: null,
    volume_m3: null,
    ticket_no: null,
    ticket_file: null,
    waste_record_no: null,
    status: 'loaded' as const,
  }
  const loaded: DriverJob = {
    ...job,
    status: 'Loaded',
    tips: [
      { ...tip, id: 1, tip_site_id: 11 },
      { ...tip, id: 2, tip_site_id: 12, suburb: 'Laverton' },
      { ...tip, id: 3, tip_site_id: 12, suburb: 'Laverton', direction: 'buy_back' },
    ],
    progress: { ...job.progress, status: 'Loaded', loads: [load] },
  }
  const { page, sent } = await onPhone(browser, loaded)
  await tap(page, 'Tip load')
  const dialog = dialogOf(page)
  const tipIt = dialog.getByRole('button', { name: 'Tip load' })
  await tipIt.click()
  await expect(dialog.getByText('Tipped at is required.')).toBeVisible()
  await dialog.getByRole('combobox', { name: 'Tipped at' }).click()
  await expect(page.getByRole('option')).toHaveText([
    'Westgate, Altona',
    'Westgate, Laverton: Tip',
    'Westgate, Laverton: Buy back',
  ])
  await page.getByRole('option', { name: 'Westgate, Laverton: Tip' }).click()
  await tipIt.click()
  await expect(dialog).toHaveCount(0)
  await expect
    .poll(() => sent.find(({ kind }) => kind === 'tip')?.data)
    .toMatchObject({ tip: 'Westgate', tip_site_id: 12, tip_order_id: 2 })
})
