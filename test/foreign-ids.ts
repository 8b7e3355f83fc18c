import type pg from 'pg'
import { randomUUID } from 'node:crypto'
import { serverAreas } from '#app/server/areas.ts'
import { type Endpoint, keyParams } from '#platform/contract/endpoint.ts'
import { effectiveGrants, roleOf } from '#shared/roles.ts'
import { type PersonName, people } from './people.ts'
import type { CanaryRecords } from './canaries.ts'

/** Every call of the product by name. */
export const endpoints = Object.entries<Endpoint>(
  Object.assign({}, ...serverAreas.map((area) => area.endpoints)),
)
export const takesId = (e: Endpoint): boolean => /:\w*id\b/.test(e.path) || e.params === keyParams

/** Two people of each kind that sees only its own. */
export const pairs = [
  ['driver', 'otherDriver'],
  ['subcontractor', 'otherSubcontractor'],
  ['sales', 'otherSales'],
  ['waiting', 'otherWaiting'],
] as const satisfies readonly (readonly [PersonName, PersonName])[]

const ownClients = { 'clients:read': 'own' } as const

/** Sales limited to their own clients, the narrowest view of a client. */
export const ownClientsOnly = (owner: pg.Client): Promise<unknown> =>
  owner.query(
    `insert into role_permission (user_role_id, permission, scope)
     select id, 'clients:read', 'own' from user_role where is_system and user_type = 4`,
  )

export type Ids = Readonly<Record<string, string>>
/** Ids of nothing. */
export const missing: Ids = {
  id: '999999999',
  contact_id: '999999999',
  site_id: '999999999',
  record_id: '999999999',
}

/**
 * Whose ids are used in an address: every set that names something of the other's, and the one that names
 * nothing.
 */
export function foreignIds(
  e: Endpoint,
  theirs: CanaryRecords,
  own: { client: string | null },
): { foreign: Ids[]; none: Ids } | null {
  const each = (ids: readonly string[], none = missing['id']!) => ({
    foreign: ids.map((id) => ({ id })),
    none: { id: none },
  })
  const byKey = (keys: readonly string[]) => ({
    foreign: keys.map((key) => ({ key })),
    none: { key: randomUUID() },
  })
  const within = (key: 'contact_id' | 'site_id', id: string) => ({
    foreign: [
      { id: theirs.client, [key]: id },
      { id: theirs.archivedClient, [key]: id },
      ...(own.client ? [{ id: own.client, [key]: id }] : []),
    ],
    none: missing,
  })
  if (e.path.startsWith('/api/records/'))
    return {
      foreign: [
        { record_type: 'user', record_id: theirs.user },
        { record_type: 'client', record_id: theirs.client },
        { record_type: 'client', record_id: theirs.archivedClient },
        ...theirs.drivers.map((record_id) => ({ record_type: 'driver', record_id })),
        ...theirs.jobs.map((record_id) => ({ record_type: 'job', record_id })),
        ...theirs.orders.map((record_id) => ({ record_type: 'job_item', record_id })),
        ...theirs.asset_checklists.map((record_id) => ({ record_type: 'asset_checklist', record_id })),
        ...theirs.asset_defects.map((record_id) => ({ record_type: 'asset_defect', record_id })),
        ...theirs.driver_jobs.map((record_id) => ({ record_type: 'driver_job', record_id })),
        ...theirs.dockets.map((record_id) => ({ record_type: 'docket', record_id })),
        ...theirs.invoices.map((record_id) => ({ record_type: 'invoice', record_id })),
        ...theirs.credit_notes.map((record_id) => ({ record_type: 'credit_note', record_id })),
        ...theirs.assets.map((record_id) => ({ record_type: 'asset', record_id })),
        ...theirs.attachments.map((record_id) => ({ record_type: 'attachment', record_id })),
        ...theirs.rate_cards.map((record_id) => ({ record_type: 'rate_card', record_id })),
        ...theirs.subcontractors.map((record_id) => ({ record_type: 'subcontractor', record_id })),
      ],
      none: { record_type: 'client', record_id: missing['id']! },
    }
  if (e.path.startsWith('/api/chains/'))
    return {
      foreign: [
        ...theirs.jobs.map((record_id) => ({ record_type: 'job', record_id })),
        ...theirs.orders.map((record_id) => ({ record_type: 'job_item', record_id })),
        ...theirs.dockets.map((record_id) => ({ record_type: 'docket', record_id })),
        ...theirs.invoices.map((record_id) => ({ record_type: 'invoice', record_id })),
      ],
      none: { record_type: 'job', record_id: missing['id']! },
    }
  if (e.path.includes(':contact_id')) return within('contact_id', theirs.contact)
  if (e.path.includes(':site_id')) return within('site_id', theirs.site)
  if (e.path.startsWith('/api/clients/:id')) return each([theirs.client, theirs.archivedClient])
  if (e.path.startsWith('/api/jobSite/:id')) return each([theirs.site])
  if (e.path.startsWith('/api/jobs/:id')) return each(theirs.jobs)
  // Viewers of quotes, or people who make jobs of them, see every one.
  if (e.path.startsWith('/api/quotes/:id')) return each([])
  // Everyone who fills in checklists sees all templates, and only the office moves a defect.
  if (e.path.startsWith('/api/checklists/:id')) return each([])
  if (e.path.startsWith('/api/asset-checklists/:id')) return each(theirs.asset_checklists)
  if (e.path.startsWith('/api/asset-defects/:id')) return each(theirs.asset_defects)
  if (e.path.startsWith('/api/driver-jobs/:id')) return each(theirs.driver_jobs)
  if (e.path.startsWith('/api/dockets/:id')) return each(theirs.dockets)
  if (e.path.startsWith('/api/invoices/:id')) return each(theirs.invoices)
  if (e.path.startsWith('/api/credit-notes/:id')) return each(theirs.credit_notes)
  if (e.path.startsWith('/api/client-credit/uses/:id')) return each(theirs.credit_uses)
  if (e.path.startsWith('/api/payments/:id')) return each(theirs.payments)
  if (e.path.startsWith('/api/notes/:id')) return each(theirs.notes)
  if (e.path.startsWith('/api/documents/:id')) return each(theirs.documents)
  if (e.path.startsWith('/api/pictures/:key')) return byKey([...theirs.files, theirs.avatar])
  if (e.path.startsWith('/api/files/:key')) return byKey(theirs.files)
  if (e.path.startsWith('/api/avatars/:key')) return byKey([theirs.avatar])
  if (e.path.startsWith('/api/profile/sessions/:id')) return each([theirs.session], randomUUID())
  if (e.path.startsWith('/api/saved-views/:id')) return each([theirs.view])
  if (e.path.includes('/notifications/')) return each([theirs.notification])
  if (e.path.startsWith('/api/users/:id')) return each([theirs.user])
  if (e.path.startsWith('/api/drivers/:id')) return each(theirs.drivers)
  if (e.path.startsWith('/api/assets/:id')) return each(theirs.assets)
  if (e.path.startsWith('/api/attachments/:id')) return each(theirs.attachments)
  if (e.path.startsWith('/api/rate-cards/:id')) return each(theirs.rate_cards)
  if (e.path.startsWith('/api/subcontractors/:id')) return each(theirs.subcontractors)
  // Only the office plans and books: others are refused whatever the id.
  if (/^(scheduler|work-orders|dry-hires):write$/.test(e.permission)) return each(['1'])
  if (/^\/api\/(work-orders|jobRequirement\/jobItem)\/:id/.test(e.path)) return each(theirs.orders)
  // Shared records: bank details, roles, lists, products, projects, suppliers, tip sites, tags, wordings, imports and the mail. Without the right they
  // are refused whatever the id.
  const shared =
    'bank-details|roles|dropdowns|settings|products|projects|suppliers|tip-sites|fuel-levies|depots|asset-categories|tags|skills|colours|terms-conditions|quote-footers|imports'
  if (new RegExp(`^/api/(${shared})/`).test(e.path)) return each(['1'])
  return null
}

const grantsOf = (name: PersonName) =>
  effectiveGrants(people[name].user_type, people[name].user_type === 4 ? ownClients : {})
export const mayCall = (e: Endpoint, name: PersonName): boolean => {
  if (e.path.includes('{role}') && people[name].user_type === null) return false
  return e.permission === 'signed_in' || grantsOf(name)[e.permission as 'home:read'] !== undefined
}
/** Whether a person has a call's right for all records. */
export const mayCallForAll = (e: Endpoint, name: PersonName): boolean =>
  grantsOf(name)[e.permission as 'home:read'] === 'all'
const prefixOf = (name: PersonName): string => {
  const { user_type } = people[name]
  return user_type === null ? 'superAdmin' : roleOf(user_type).prefix
}
/** Other path parameters. */
const parts: Ids = {
  list_key: 'job_type',
  type: 'all',
  page: '1',
  kind: 'swms',
  rate_id: '1',
  revision: '1',
  line_id: '1',
  client_file_id: '0190c0de-0000-4000-8000-000000000001',
}
export const urlOf = (e: Endpoint, name: PersonName, ids: Ids): string =>
  e.path
    .replace('{role}', prefixOf(name))
    .replaceAll(/:(\w+)/g, (_, key: string) => ids[key] ?? parts[key] ?? '')

/** Avatars are visible to everyone who can choose users. */
export const isShared = (e: Endpoint, name: PersonName): boolean =>
  e.path.startsWith('/api/avatars/') && grantsOf(name)['users:choose'] !== undefined
