import { expect, test } from './test.ts'
import { deskOf, dialogOf } from './call-steps.ts'
import { api, toast } from './helpers.ts'

interface Order {
  id: number
  job_id: number
  needs_driver: number
}
interface Made {
  id: number
  docket_no: string
}
const yesterday = '2026-11-19'
const at = (time: string) => `${yesterday}T${time}:00+11:00`

/** A signed docket of yesterday with two loads that two of its job's rates fit, and cartage not charged. */
async function docketOfLoads(): Promise<Made> {
  const orders = await api<Order[]>(
    'allocator',
    'GET',
    `/api/work-orders?from=${yesterday}&to=${yesterday}&order_status=Confirmed&page_size=10`,
  )
  // Dry hire, without a driver, takes no docket.
  const { id: job_item_id, job_id } = orders.find(({ needs_driver }) => needs_driver === 1)!
  const material = 'Clay'
  const stamp = Date.now() % 100_000
  for (const [shift, unit_price_cents] of [
    ['day', 18_50],
    ['night', 22_00],
  ] as const)
    await api('admin', 'POST', `/api/jobs/${job_id}/rates`, {
      description: `${material}, ${shift}`,
      unit: 'tonne',
      unit_price_cents,
    })
  await api('admin', 'POST', `/api/jobs/${job_id}/rates`, {
    description: 'Cartage per load',
    unit: 'load',
    unit_price_cents: 120_00,
  })
  const [driver] = await api<Made[]>('allocator', 'GET', '/api/drivers?page_size=1')
  const load = (time: string) => ({
    material,
    loaded_at: at(time),
    net_t: 12.5,
    ticket_no: `${stamp} ${time}`,
  })
  const made = await api<Made>('allocator', 'POST', '/api/dockets', {
    job_item_id,
    source: 'paper',
    driver_id: driver!.id,
    starts_at: at('03:00'),
    finishes_at: at('05:00'),
    entries: [{ kind: 'travel', started_at: at('02:40'), ended_at: at('03:00') }],
    loads: [load('03:30'), load('04:30')],
    overlap_reason: 'Two machines',
  })
  await api('allocator', 'POST', `/api/dockets/${made.id}/submit`, {})
  return api<Made>('allocator', 'POST', `/api/dockets/${made.id}/sign`, { name: 'Dana Whitlock' })
}

test('between equally fitting rates the office chooses, and says why cartage is not charged', async ({
  browser,
}) => {
  const { id, docket_no } = await docketOfLoads()
  const page = await deskOf(browser, 'accounts', `/dashboard/dockets/${id}`)
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Loads 1, 2: choose “Clay, day” or “Clay, night”.' }),
  ).toBeVisible()
  await expect(page.getByText('Not charged: Cartage per load, 2 loads.')).toBeVisible()
  await page.getByRole('button', { name: 'Choose rate' }).click()
  const choice = dialogOf(page)
  await choice.getByRole('combobox', { name: 'Rate' }).click()
  await page.getByRole('option', { name: /night: 25 tonnes at \$22\.00, \$550\.00$/ }).click()
  await choice.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Rate chosen')).toBeVisible()
  await expect(page.getByRole('row', { name: /Clay, night/ })).toContainText('25 tonnes')
  await expect(page.getByRole('row', { name: /Clay, night/ })).toContainText('$550.00')
  await expect(page.getByText(/choose “Clay/)).toHaveCount(0)
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  const question = dialogOf(page)
  await expect(question).toContainText('Not charged: Cartage per load, 2 loads.')
  await expect(page.getByText(/Not charged: Cartage/), 'once on the page, once in the question').toHaveCount(
    2,
  )
  await question.getByRole('button', { name: 'Approve anyway' }).click()
  await expect(question.getByText('Give a reason.')).toBeVisible()
  await question.getByRole('textbox', { name: 'Reason' }).fill('Cartage is in the hourly rate.')
  await question.getByRole('button', { name: 'Approve anyway' }).click()
  await expect(toast(page, `${docket_no} approved`)).toBeVisible()
  await expect(page.getByText('Approved anyway: Cartage is in the hourly rate.')).toBeVisible()
})
