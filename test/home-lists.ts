import { expect } from 'vitest'
import { checklistEndpoints } from '#areas/checklists/contract/endpoints.ts'
import { clientEndpoints } from '#areas/clients/contract/endpoints.ts'
import { docketEndpoints } from '#areas/dockets/contract/endpoints.ts'
import { driverJobEndpoints } from '#areas/driver-jobs/contract/endpoints.ts'
import { homeEndpoints } from '#areas/homes/contract/endpoints.ts'
import { docketViews } from '#areas/dockets/rules/docket-views.ts'
import { invoiceEndpoints } from '#areas/invoices/contract/endpoints.ts'
import { invoiceViews } from '#areas/invoices/rules/invoice-views.ts'
import { jobEndpoints } from '#areas/jobs/contract/endpoints.ts'
import { currentJobViews } from '#areas/jobs/rules/job-views.ts'
import { notificationEndpoints } from '#areas/notifications/contract/endpoints.ts'
import { quoteEndpoints } from '#areas/quotes/contract/endpoints.ts'
import { quoteViews } from '#areas/quotes/rules/quote-views.ts'
import { resourceEndpoints } from '#areas/resources/contract/endpoints.ts'
import { userEndpoints } from '#areas/users/contract/endpoints.ts'
import { orderEndpoints } from '#areas/work-orders/contract/endpoints.ts'
import { orderViews } from '#areas/work-orders/rules/order-views.ts'
import type { Caller } from './app.ts'

/** The list that a screen shows, by the screen's address. */
const lists: Readonly<Record<string, string>> = {
  '/dashboard/checklist/completed': checklistEndpoints.listAssetChecklists.path,
  '/dashboard/checklist/defects': checklistEndpoints.listDefects.path,
  '/dashboard/clients': clientEndpoints.listClients.path,
  '/dashboard/dockets': docketEndpoints.listDockets.path,
  '/dashboard/driver_jobs': driverJobEndpoints.listDriverJobs.path,
  '/dashboard/invoices': invoiceEndpoints.listInvoices.path,
  '/dashboard/jobs': jobEndpoints.listJobs.path,
  '/dashboard/notifications': notificationEndpoints.listNotifications.path,
  '/dashboard/quotes': quoteEndpoints.listQuotes.path,
  '/dashboard/resources/assets': resourceEndpoints.listAssets.path,
  '/dashboard/settings/users': userEndpoints.listUsers.path,
  '/dashboard/work-orders': orderEndpoints.listOrders.path,
}
interface Listed {
  total: number
  data: { total_cents: number | null; status?: string }[]
}

/** The rows behind an address that shows all at once; undefined for a list in pages. */
async function askWhole(
  who: Caller,
  pathname: string,
  search: URLSearchParams,
): Promise<readonly unknown[] | undefined> {
  const query = Object.fromEntries(search)
  if (pathname === '/dashboard/driver_jobs/new')
    return (await who.call(driverJobEndpoints.listSendable, { query })).data
  const { all: key, day } = query
  if (key === undefined) return undefined
  return (await who.call(homeEndpoints.getHomeCard, { params: { key }, query: { day } })).data.items
}

/** What a list answers for the address that a home leads to. */
export async function ask(who: Caller, link: string): Promise<Listed> {
  const { pathname, searchParams } = new URL(link, 'http://home')
  const whole = await askWhole(who, pathname, searchParams)
  if (whole) return { total: whole.length, data: [] }
  const rows: Listed['data'] = []
  for (let page = 1; ; page++) {
    const query = new URLSearchParams([...searchParams, ['page', String(page)], ['page_size', '200']])
    const { status, text } = await who.request('GET', `${lists[pathname]}?${query.toString()}`)
    expect([link, status]).toEqual([link, 200])
    const { data, total } = JSON.parse(text) as Listed
    rows.push(...data)
    if (rows.length >= total) return { total, data: rows }
  }
}

export async function comesTo(
  who: Caller,
  link: string,
  field: 'total_cents' | 'owing_cents',
): Promise<number> {
  const { pathname, searchParams } = new URL(link, 'http://home')
  if (pathname !== '/dashboard/invoices')
    return (await ask(who, link)).data.reduce((sum, { total_cents }) => sum + (total_cents ?? 0), 0)
  searchParams.delete('sort')
  const { data } = await who.call(invoiceEndpoints.sumInvoices, { query: Object.fromEntries(searchParams) })
  return data[field]
}

/** The views of a list and their counts, by the list. */
export const listsWithViews = [
  ['invoices', invoiceEndpoints.countInvoiceViews, invoiceViews],
  ['quotes', quoteEndpoints.countQuoteViews, quoteViews],
  ['dockets', docketEndpoints.countDocketViews, docketViews],
  ['jobs', jobEndpoints.countJobViews, currentJobViews],
  ['work-orders', orderEndpoints.countOrderViews, orderViews],
] as const
