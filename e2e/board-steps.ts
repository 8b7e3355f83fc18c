import type { Locator, Page } from '@playwright/test'
import { expect } from './test.ts'
import { api } from './helpers.ts'
import { newClient, newQuarry } from './test-clients.ts'

export interface Made {
  id: number
}
export interface Machine extends Made {
  fleet_no: string
}

/** A category of its own with so many machines. */
export async function newFleet(
  prefix: string,
  count: number,
): Promise<{ category: number; machines: Machine[] }> {
  const stamp = Date.now() % 10_000_000
  const category = await api<Made>('admin', 'POST', '/api/asset-categories', {
    name: `${prefix} ${stamp}`,
    asset_group: 'excavator',
  })
  const machines = await Promise.all(
    Array.from({ length: count }, (_, at) =>
      api<Machine>('admin', 'POST', '/api/assets', {
        fleet_no: `${prefix}-${stamp}-${String(at + 1).padStart(2, '0')}`,
        name: 'Machine',
        asset_category_id: category.id,
      }),
    ),
  )
  return { category: category.id, machines }
}

/** A client with a site, whose name says which orders are this test’s. */
export async function newCustomer(): Promise<{ id: number; name: string; site: number }> {
  const { id, name } = await newClient()
  const site = await newQuarry(id)
  return { id, name, site: site.id }
}

/** A job of a client for a day, with so many orders of one category, without drivers unless they are needed. */
export async function newJobOf(
  customer: { id: number; site: number },
  {
    day,
    category,
    count,
    needs_driver = 0,
  }: { day: string; category: number; count: number; needs_driver?: 0 | 1 },
): Promise<Made> {
  const job = await api<Made>('admin', 'POST', '/api/jobs', {
    client_id: customer.id,
    job_site_id: customer.site,
    title: 'Strip the site',
    job_type: 'Machine Hire',
    status: 'Pending',
    start_date: day,
    end_date: day,
  })
  await api('admin', 'POST', '/api/superAdmin/jobRequirement', {
    job_id: job.id,
    asset_category_id: category,
    ideal_asset_qty: count,
    start_date: day,
    end_date: day,
    needs_driver,
  })
  return job
}

export const rowOn = (page: Page, { fleet_no }: Pick<Machine, 'fleet_no'>): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: fleet_no }) })

/** Drags by mouse to the middle of something, in steps, as a hand does, and holds it there. */
export async function dragTo(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()]
  await page.mouse.move(start!.x + 40, start!.y + 12)
  await page.mouse.down()
  await page.mouse.move(end!.x + end!.width / 2, end!.y + end!.height / 2, { steps: 8 })
  await expect(page.locator('[data-ghost]')).toBeVisible()
}

/** A finger rests on something until it is picked up, carries it by so many pixels, and lifts. */
export async function touchBy(from: Locator, { x, y }: { x: number; y: number }): Promise<void> {
  const page = from.page()
  const box = await from.boundingBox()
  const start = { clientX: box!.x + box!.width / 2, clientY: box!.y + 12 }
  const end = { clientX: start.clientX + x, clientY: start.clientY + y }
  const touch = { pointerType: 'touch', button: 0, bubbles: true, isPrimary: true }
  await from.dispatchEvent('pointerdown', { ...touch, ...start })
  await expect(page.locator('[data-ghost]')).toBeVisible()
  await page.dispatchEvent('body', 'pointermove', { ...touch, ...end })
  await page.dispatchEvent('body', 'pointerup', { ...touch, ...end })
}
