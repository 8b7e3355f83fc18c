import { expect, test } from './test.ts'
import { pageOf, settled, open } from './helpers.ts'

test('at 1440 the list of dockets shows flags and what is invoiced', async ({ browser }) => {
  const page = await pageOf(browser, 'accounts')
  await page.goto('/dashboard/dockets')
  await settled(page)
  await expect(page.getByRole('columnheader', { name: 'Flags' })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Invoice', exact: true })).toBeInViewport({ ratio: 1 })
  const beyond = await page
    .getByRole('table')
    .evaluate((table) => table.scrollWidth - (table.parentElement?.clientWidth ?? 0))
  expect(beyond).toBeLessThanOrEqual(0)
})

for (const [list, path] of [
  ['dockets', '/dashboard/dockets'],
  ['work orders', '/dashboard/work-orders?order_status=Invoiced&sort=-work_date'],
] as const)
  test(`the list of ${list} shows whether each is invoiced, where there is room`, async ({ browser }) => {
    const page = await pageOf(browser, 'accounts')
    await page.setViewportSize({ width: 1680, height: 900 })
    await open(page, path)
    await settled(page)
    await expect(page.getByRole('columnheader', { name: 'Invoice', exact: true })).toBeInViewport()
    await expect(page.getByRole('cell', { name: /^(Not-)?Invoiced$/ }).first()).toBeVisible()
  })
