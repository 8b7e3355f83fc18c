import { expect, test } from './test.ts'
import type { OrderRow } from '#areas/work-orders/contract/order.ts'
import { api, pageOf, open } from './helpers.ts'

test('a public holiday is named when an order is repeated on it, and in the list', async ({ browser }) => {
  const [order] = await api<OrderRow[]>(
    'allocator',
    'GET',
    '/api/work-orders?order_status=Pending&from=2026-11-20',
  )
  const page = await pageOf(browser, 'allocator')
  await page.goto(`/dashboard/work-orders/${order!.id}/edit`)
  await page.getByRole('button', { name: `More for ${order!.order_no}` }).click()
  await page.getByRole('menuitem', { name: /^Repeat/ }).click()
  const dialog = page.getByRole('dialog', { name: `Repeat ${order!.order_no} on other days` })
  await dialog.getByRole('button', { name: 'Next month' }).click()
  await dialog.getByRole('button', { name: '24 Dec 2026' }).click()
  await expect(dialog.getByText(/^Public holiday/)).toHaveCount(0)
  await dialog.getByRole('button', { name: '25 Dec 2026' }).click()
  await expect(dialog.getByText('Public holiday: Fri 25 Dec 2026 (Christmas Day)')).toBeVisible()

  await page.route('**/api/work-orders?*', async (route) => {
    const answer = (await (await route.fetch()).json()) as { data: OrderRow[] }
    const data = answer.data.map((row, at) => ({
      ...row,
      work_date: at === 0 ? '2026-12-25' : '2026-11-24',
      order_status: 'Pending',
    }))
    await route.fulfill({ json: { ...answer, data } })
  })
  await open(page, '/dashboard/work-orders')
  const table = page.getByRole('table', { name: 'Work orders' })
  await expect(table.getByText('Public holiday')).toHaveCount(1)
  await expect(table.getByTitle('Christmas Day')).toContainText('Fri 25 Dec')
})
