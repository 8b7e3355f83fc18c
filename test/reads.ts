import { serverAreas } from '#app/server/areas.ts'
import type { Home } from '#areas/homes/contract/home.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Caller } from './app.ts'
import { endpoints, urlOf } from './foreign-ids.ts'
import type { PersonName } from './people.ts'
import { count } from './proof.ts'

/** Every call that a signed-in person reads something with. */
export const reads: readonly (readonly [name: string, e: Endpoint])[] = endpoints.filter(
  ([name, e]) => e.method === 'GET' && e.permission !== 'public' && name !== 'logout',
)

/** What a call must be asked. */
const queries: Readonly<Record<string, string>> = {
  '/api/board': 'from=2026-11-16',
  '/api/bookings/booked-days': 'asset_id=1',
  '/api/clients/duplicates': 'name=Goldfields',
  '/api/day-sheet': 'day=2026-11-20',
  '/api/dockets/work': 'job_id=1',
  '/api/document-types': 'record_type=job',
  '/api/driver-jobs/day': 'date=2026-11-20',
  '/api/driver-jobs/sendable': 'from=2026-11-20',
  '/api/line-products': 'search=',
  '/api/quotes/:id/job-preview': 'start_date=2026-12-01&end_date=2026-12-04',
  '/api/{role}/jobRequirement': 'job_id=1',
}
/** Where a record is listed, by its type or the path of a call about it. */
const lists: Readonly<Record<string, string>> = {
  '/api/jobRequirement/jobItem': '/api/work-orders',
  '/api/{role}/notifications/read': '/api/notifications',
  asset: '/api/assets',
  asset_category: '/api/asset-categories',
  attachment: '/api/attachments',
  asset_checklist: '/api/asset-checklists',
  asset_defect: '/api/asset-defects',
  checklist: '/api/checklists',
  client: '/api/clients',
  docket: '/api/dockets',
  driver: '/api/drivers',
  driver_job: '/api/driver-jobs',
  invoice: '/api/invoices',
  job: '/api/jobs',
  job_item: '/api/work-orders',
  product: '/api/products',
  rate_card: '/api/rate-cards',
  quote: '/api/quotes',
  quote_footer: '/api/quote-footers',
  subcontractor: '/api/subcontractors',
  supplier: '/api/suppliers',
  tip_site: '/api/tip-sites',
  terms_condition: '/api/terms-conditions',
  user: '/api/users',
}
const recordTypes = serverAreas.flatMap((area) => (area.records ?? []).map(({ type }) => type))

/** How many records of each status are read. */
const ofEach = count({ short: 1, full: 2 })

/** The lists that a person was shown, each asked for once. */
const shown = new WeakMap<Caller, Map<string, Promise<string[]>>>()

/** A few records in each status, of those that a list shows this person. */
function idsIn(who: Caller, list: string): Promise<string[]> {
  const known = shown.get(who) ?? new Map<string, Promise<string[]>>()
  shown.set(who, known)
  const ids = known.get(list) ?? readIds(who, list)
  known.set(list, ids)
  return ids
}

async function readIds(who: Caller, list: string): Promise<string[]> {
  const whole = await who.request('GET', list)
  const { data } = whole.total === null ? whole : await who.request('GET', `${list}?page_size=200`)
  const rows = Array.isArray(data) ? (data as { id: number; status?: string }[]) : []
  const taken = new Map<string, number>()
  return rows.flatMap(({ id, status = '' }) => {
    const before = taken.get(status) ?? 0
    taken.set(status, before + 1)
    return before < ofEach ? [String(id)] : []
  })
}

/** The addresses at which a person reads something by a call. */
export async function addressesOf(who: Caller, name: PersonName, e: Endpoint): Promise<string[]> {
  const query = queries[e.path]
  const at = (ids: Readonly<Record<string, string>>) =>
    `${urlOf(e, name, ids)}${query === undefined ? '' : `?${query}`}`
  if (e.path.includes(':record_type')) {
    const own = [at({ record_type: 'user', record_id: String(who.user_id) })]
    const others = recordTypes.map(async (record_type) => {
      const list = lists[record_type]
      const ids = list === undefined ? [] : await idsIn(who, list)
      return ids.map((record_id) => at({ record_type, record_id }))
    })
    return [...own, ...(await Promise.all(others)).flat()]
  }
  if (e.path === '/api/home-cards/:key') {
    const { data } = await who.request('GET', '/api/home')
    return (data as Home).cards.map(({ key }) => at({ key }))
  }
  if (!/:(id|key)\b/.test(e.path)) return [at({})]
  const [list = ''] = e.path.split(/\/:(?:id|key)\b/)
  const ids = await idsIn(who, lists[list] ?? list)
  return ids.map((id) => at({ id }))
}
