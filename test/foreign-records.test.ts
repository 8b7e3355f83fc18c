import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { serverAreas } from '#app/server/areas.ts'
import { clientEndpoints } from '#areas/clients/contract/endpoints.ts'
import { type Endpoint, effectOf } from '#platform/contract/endpoint.ts'
import { effectiveGrants, roleOf } from '#shared/roles.ts'
import { type Caller, form, testApp } from './app.ts'
import { type PersonName, people } from './people.ts'
import { type Plants, canary, newClient, plant } from './plants.ts'
import { pdf } from './uploads.ts'
import { fingerprint } from './writes.ts'

const app = await testApp()
const owner = await app.database.owner()
const endpoints = Object.entries<Endpoint>(Object.assign({}, ...serverAreas.map((area) => area.endpoints)))

const pairs = [
  ['driver', 'otherDriver'],
  ['subcontractor', 'otherSubcontractor'],
  ['sales', 'otherSales'],
  ['waiting', 'otherWaiting'],
] as const satisfies readonly (readonly [PersonName, PersonName])[]

// Sales sees own clients only, which is the narrowest that a client can be shown.
const ownClients = { 'clients:read': 'own' } as const
await owner.query(
  `insert into role_permission (user_role_id, permission, scope)
   select id, 'clients:read', 'own' from user_role where is_system and user_type = 4`,
)

/** Bodies that pass the checks, so that a call comes as far as asking whose record it is. */
const bodies: Readonly<Record<string, object>> = {
  editClient: { version: 1, name: 'Taken over' },
  archiveClient: { reason: 'Taken away' },
  restoreClient: {},
  createContact: { name: 'Put in' },
  editContact: { version: 1, name: 'Taken over' },
  archiveContact: {},
  restoreContact: {},
  createSite: {
    name: 'Put in',
    address_line1: '1 Long Lane',
    suburb: 'Altona',
    state: 'VIC',
    postcode: '3018',
  },
  editSite: { version: 1, name: 'Taken over' },
  archiveSite: {},
  restoreSite: {},
  createNote: { body: 'Put in' },
  editNote: { version: 1, body: 'Taken over' },
  pinNote: { is_pinned: 1 },
  archiveNote: {},
  addDocument: { document_type_id: 1, title: 'Put in' },
  editDocument: { version: 1, title: 'Taken over' },
  replaceDocument: { version: 1, title: 'Taken over' },
  archiveDocument: { reason: 'Taken away' },
  renameView: { version: 1, name: 'Taken over' },
}

type Ids = Readonly<Record<string, string>>
const missing: Ids = {
  id: '999999999',
  contact_id: '999999999',
  site_id: '999999999',
  record_id: '999999999',
}

/** Whose ids stand in an address: every set that names something of the other's, and the one that names nothing. */
function aims(
  e: Endpoint,
  theirs: Plants,
  own: { client: string | null },
): { foreign: Ids[]; none: Ids } | null {
  const each = (ids: readonly string[], none = missing['id']!) => ({
    foreign: ids.map((id) => ({ id })),
    none: { id: none },
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
      ],
      none: { record_type: 'client', record_id: missing['id']! },
    }
  if (e.path.includes(':contact_id')) return within('contact_id', theirs.contact)
  if (e.path.includes(':site_id')) return within('site_id', theirs.site)
  if (e.path.startsWith('/api/clients/:id')) return each([theirs.client, theirs.archivedClient])
  if (e.path.startsWith('/api/notes/:id')) return each(theirs.notes)
  if (e.path.startsWith('/api/documents/:id')) return each(theirs.documents)
  if (e.path.startsWith('/api/files/:id')) return each(theirs.files)
  if (e.path.startsWith('/api/avatars/:id')) return each([theirs.avatar])
  if (e.path.startsWith('/api/profile/sessions/:id')) return each([theirs.session], randomUUID())
  if (e.path.startsWith('/api/saved-views/:id')) return each([theirs.view])
  if (e.path.includes('/notifications/')) return each([theirs.notification])
  if (e.path.startsWith('/api/users/:id')) return each([theirs.user])
  // What belongs to the house: roles, lists and the mail. Whoever may not see it is refused whatever the id.
  if (/^\/api\/(roles|dropdowns|settings)\//.test(e.path)) return each(['1'])
  return null
}

const grantsOf = (name: PersonName) =>
  effectiveGrants(people[name].user_type, people[name].user_type === 4 ? ownClients : {})
const mayCall = (e: Endpoint, name: PersonName): boolean => {
  if (e.path.includes('{role}') && people[name].user_type === null) return false
  return e.permission === 'signed_in' || grantsOf(name)[e.permission as 'home:read'] !== undefined
}
const prefixOf = (name: PersonName): string => {
  const { user_type } = people[name]
  return user_type === null ? 'superAdmin' : roleOf(user_type).prefix
}
const urlOf = (e: Endpoint, name: PersonName, ids: Ids): string =>
  e.path
    .replace('{role}', prefixOf(name))
    .replaceAll(
      /:(\w+)/g,
      (_, key: string) => ids[key] ?? { list_key: 'job_type', type: 'all', page: '1' }[key] ?? '',
    )

function send(caller: Caller, name: PersonName, call: string, e: Endpoint, ids: Ids) {
  const body = bodies[call] ?? {}
  const options = e.upload ? form(body, [pdf()]) : e.method === 'GET' ? {} : { payload: body }
  return caller.request(e.method, urlOf(e, name, ids), options)
}

/** Nobody's faces are secret to those who choose among people. */
const isShared = (e: Endpoint, name: PersonName): boolean =>
  e.path.startsWith('/api/avatars/') && grantsOf(name)['users:choose'] !== undefined

test('every call that takes the id of something is known here', () => {
  const nowhere = {
    user: '1',
    client: '1',
    archivedClient: '1',
    contact: '1',
    site: '1',
    notes: [],
    documents: [],
    files: [],
    avatar: '1',
    notification: '1',
    session: '1',
    view: '1',
  }
  const unknown = endpoints.filter(([, e]) => /:\w*id\b/.test(e.path) && !aims(e, nowhere, { client: null }))
  expect(unknown.map(([call]) => call)).toEqual([])
})

test.each(pairs)(
  'what is another’s is not there for the %s',
  { timeout: 120_000 },
  async (name, otherName) => {
    const one = await app.as(name)
    const other = await app.as(otherName)
    const theirs = await plant({ app, owner }, other, one, otherName)
    const client = people[name].user_type === 4 ? String(await newClient(app, one, 'Own Civil')) : null
    const before = await fingerprint(owner)
    let asked = 0

    for (const [call, e] of endpoints) {
      if (!/:\w*id\b/.test(e.path) || isShared(e, name)) continue
      const aim = aims(e, theirs, { client })!
      const none = await send(one, name, call, e, aim.none)
      expect([call, none.status, none.message]).toEqual(
        mayCall(e, name) ? [call, 404, 'Not found.'] : [call, 403, 'You are not Authorized for this action.'],
      )
      for (const ids of aim.foreign) {
        const answer = await send(one, name, call, e, ids)
        const said = (reply: typeof answer) => [reply.status, reply.text, reply.headers['content-type']]
        expect([call, ids, ...said(answer)]).toEqual([call, ids, ...said(none)])
        asked++
      }
    }
    expect(asked).toBeGreaterThan(50)

    // Ids in a body: several at once, and a mark up to one of them.
    for (const path of ['/api/clients/archive', '/api/clients/restore']) {
      const ask = (ids: number[]) =>
        one.request('POST', path, {
          payload: { ids, ...(path.endsWith('archive') && { reason: 'Taken away' }) },
        })
      const none = await ask([Number(missing['id'])])
      expect(none.status).toBe(mayCall(clientEndpoints.archiveClients, name) ? 404 : 403)
      for (const id of [theirs.client, theirs.archivedClient]) {
        const answer = await ask([Number(id)])
        expect([answer.status, answer.text]).toEqual([none.status, none.text])
      }
    }
    await one.request('POST', '/api/notifications/read', {
      payload: { up_to_id: Number(theirs.notification) },
    })

    expect(await fingerprint(owner)).toEqual(before)
    const { rows: ended } = await owner.query(
      'select id from session where user_id = $1 and revoked_at is not null',
      [other.user_id],
    )
    expect(ended).toEqual([])
  },
)

test.each(pairs)(
  'no list, search or export shows the %s what is another’s',
  { timeout: 60_000 },
  async (name) => {
    const one = await app.as(name)
    let answered = 0
    for (const [call, e] of endpoints) {
      if (e.method !== 'GET' || effectOf(e) === 'bare' || /:\w*(?<!record_)id\b/.test(e.path)) continue
      const own = { record_type: 'user', record_id: String(one.user_id) }
      const queries = [
        '',
        `?search=${canary}`,
        `?search=${canary}&archived=1`,
        `?name=${encodeURIComponent(`Client ${canary}`)}`,
        '?record_type=user',
      ]
      for (const query of queries) {
        const answer = await one.request('GET', urlOf(e, name, own) + query)
        expect(answer.status, `${call}${query}`).toBeLessThan(500)
        expect(answer.text, `${call}${query}`).not.toContain(canary)
        if (answer.status === 200) answered++
      }
    }
    expect(answered).toBeGreaterThan(10)
  },
)
