import { readFileSync } from 'node:fs'
import { roles } from '#shared/roles.ts'
import { api } from './helpers.ts'
import { type Person, people } from './people.ts'

export interface Screen {
  path: string
  title: string
  permission: string
  /** The record's tabs, by their names in the address. */
  tabs?: string[]
}

/** Every screen of the application, from its route table (kept by the test in src/app/web/routes). */
export const screens = JSON.parse(
  readFileSync(new URL('../test/data/screens.json', import.meta.url), 'utf8'),
) as Screen[]
export const publicScreens = screens.filter(
  (screen) => screen.permission === 'public' || screen.permission === 'signed_out',
)
export const insideScreens = screens.filter((screen) => !publicScreens.includes(screen))

export function mayEnter(person: Person, { permission }: Screen): boolean {
  if (permission === 'signed_in') return true
  const role = roles.find((one) => one.user_type === people[person].user_type)
  return role !== undefined && permission in role.grants
}

/** Fetches a list as a person. */
type Listing = (person: Person, list: string) => Promise<{ id: number }[]>
const listing: Listing = (person, list) => api(person, 'GET', list)

/** The first one the person sees; undefined if there is none. */
const firstOf =
  (list: string) =>
  async (person: Person, listOf: Listing): Promise<number | undefined> => {
    const [row] = await listOf(person, list)
    if (!row && person === 'admin') throw new Error(`The demo company has nothing at ${list}`)
    return row?.id
  }

/** Where the id in an address comes from, by path prefix. */
const ids: Readonly<Record<string, ReturnType<typeof firstOf>>> = {
  '/dashboard/subcontractors/drivers/$id/$driver': firstOf('/api/jobs?page_size=1'),
  '/dashboard/subcontractors/drivers/$id/view': firstOf('/api/asset-checklists?page_size=1'),
  '/dashboard/checklist/defects/$id': firstOf('/api/asset-defects?page_size=1'),
  '/dashboard/checklist/$id': firstOf('/api/checklists?page_size=1'),
  '/dashboard/subcontractors/drivers/$id': firstOf('/api/drivers?page_size=1'),
  '/dashboard/resources/assets/$id': firstOf('/api/assets?page_size=1'),
  '/dashboard/allocate-resources/allocate-assets/$id': firstOf('/api/assets?page_size=1'),
  '/dashboard/resources/attachments/$id': firstOf('/api/attachments?page_size=1'),
  '/dashboard/allocate-resources/allocate-attachments/$id': firstOf('/api/attachments?page_size=1'),
  '/dashboard/clients/$id': firstOf('/api/clients?page_size=1'),
  // These screens only show what can be done with a sent one.
  '/dashboard/quotes/$id/check': firstOf('/api/quotes?status=Not%20emailed&page_size=1'),
  '/dashboard/invoices/$id/check': firstOf('/api/invoices?status=Not%20emailed&page_size=1'),
  '/dashboard/quotes/$id': firstOf('/api/quotes?page_size=1'),
  '/dashboard/subcontractors/$id': firstOf('/api/subcontractors?page_size=1'),
  '/dashboard/suppliers/$id': firstOf('/api/suppliers?page_size=1'),
  '/dashboard/tip-sites/$id': firstOf('/api/tip-sites?page_size=1'),
  '/dashboard/quotes/terms_conditions/$id': firstOf('/api/terms-conditions?page_size=1'),
  '/dashboard/quotes/quote_footer/$id': firstOf('/api/quote-footers?page_size=1'),
  '/dashboard/products/rate-cards/$id': firstOf('/api/rate-cards?page_size=1'),
  '/dashboard/products/$id': firstOf('/api/products?page_size=1'),
  '/dashboard/projects/$id': firstOf('/api/projects?page_size=1'),
  '/dashboard/jobs/$id': firstOf('/api/jobs?page_size=1'),
  '/dashboard/dockets/$id': firstOf('/api/dockets?page_size=1'),
  '/dashboard/driver_jobs/$id': firstOf('/api/driver-jobs?page_size=1'),
  '/dashboard/work-orders/$id': firstOf('/api/work-orders?page_size=1'),
  '/dashboard/invoices/$id': firstOf('/api/invoices?page_size=1'),
  '/dashboard/imports/$id': firstOf('/api/imports?page_size=1'),
  '/dashboard/settings/users/$id': firstOf('/api/users?page_size=1'),
  '/dashboard/settings/mail/$id': firstOf('/api/settings/mail?page_size=1'),
}

/** The addresses for a screen; for a server other than the tests' own, from its lists. */
export async function addressesOf(
  { path, tabs }: Screen,
  person: Person,
  listOf: Listing = listing,
): Promise<string[]> {
  // These redirect.
  if (path === '/' || path === '/setup') return []
  if (people[person].user_type === null && path.startsWith('/dashboard/'))
    return path === '/dashboard/home' ? [] : [path]
  const prefix = Object.keys(ids).find((one) => path.startsWith(one))
  const id = prefix ? await ids[prefix]?.(person, listOf) : undefined
  if (prefix && id === undefined) return []
  const address = path
    .replace('$id', String(id ?? 1))
    .replace(/\$(asset|driver)/, '1')
    .replace('$token', 'x'.repeat(43))
  return tabs?.map((tab) => `${address}?tab=${tab}`) ?? [address]
}
