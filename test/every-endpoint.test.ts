import * as z from 'zod'
import { validate } from './openapi-validator.ts'
import { describe, expect, test } from 'vitest'
import { serverAreas } from '#app/server/areas.ts'
import { checklistsArea } from '#areas/checklists/server/index.ts'
import { clientsArea } from '#areas/clients/server/index.ts'
import { productsArea } from '#areas/products/server/index.ts'
import { settingsArea } from '#areas/settings/server/index.ts'
import { type Endpoint, effectOf } from '#platform/contract/endpoint.ts'
import type { ServerArea } from '#platform/server/platform.ts'
import { openApi } from '#platform/server/api-docs/openapi.ts'
import { effectiveGrants, roleOf, rolePrefixes, roles } from '#shared/roles.ts'
import { type Caller, testApp } from './app.ts'
import { type PersonName, people } from './people.ts'
import { figure } from './proof.ts'
import { fingerprint } from './writes.ts'

const endpoints: Readonly<Record<string, Endpoint>> = Object.assign(
  {},
  ...serverAreas.map((area) => area.endpoints),
)
const app = await testApp()
const owner = await app.database.owner()
const everyone = [
  'administrator',
  'accounts',
  'allocator',
  'sales',
  'driver',
  'safety',
  'subcontractor',
  'waiting',
] as const

const missing = '999999999'
/** Path parameters that are not ids. */
const words: Readonly<Record<string, string>> = {
  record_type: 'client',
  list_key: 'job_type',
  type: 'all',
  secret: 'A'.repeat(43),
  kind: 'credit',
}
const wordOr = (name: string, id: string): string => words[name] ?? id
/** The path of a call about a missing record. */
const urlOf = (e: Endpoint, prefix: string, id = missing): string =>
  e.path.replace('{role}', prefix).replaceAll(/:(\w+)/g, (_, name: string) => wordOr(name, id))

const mayCall = (e: Endpoint, name: PersonName): boolean => {
  const { user_type } = people[name]
  if (e.permission === 'public' || e.permission === 'signed_in')
    return !e.path.includes('{role}') || user_type !== null
  return effectiveGrants(user_type)[e.permission] !== undefined
}
const prefixOf = (name: PersonName): string => {
  const { user_type } = people[name]
  return user_type === null ? 'superAdmin' : roleOf(user_type).prefix
}
/** These change the caller's rights, or end the session: they have their own tests. */
const ofTheirOwn = (e: Endpoint) => effectOf(e) === 'own_transactions'
const send = (caller: Caller, e: Endpoint, prefix: string, payload?: object) =>
  caller.request(e.method, urlOf(e, prefix), e.method === 'GET' ? {} : { payload: payload ?? {} })

/** The calls of the areas from one to the next are recorded in a file of their own. */
const recordedFrom = new Map<ServerArea, string>([
  [settingsArea, 'settings-and-people'],
  [clientsArea, 'clients-and-plant'],
  [productsArea, 'prices-and-jobs'],
  [checklistsArea, 'work-and-invoices'],
])

test('who may call what is recorded in files, so that changes are visible', async () => {
  const tables = new Map<string, string[]>()
  let lines: string[] = []
  for (const area of serverAreas) {
    const file = recordedFrom.get(area)
    if (file !== undefined) tables.set(file, (lines = []))
    lines.push(...Object.entries(area.endpoints).map(([name, e]) => recordOf(name, e)))
  }
  expect([...tables.values()].flat()).toHaveLength(Object.keys(endpoints).length)
  for (const [file, table] of tables)
    await expect(`${table.toSorted().join('\n')}\n`).toMatchFileSnapshot(`data/role-endpoint/${file}.txt`)
})

function recordOf(name: string, { method, path, permission }: Endpoint): string {
  const isGranted = permission !== 'public' && permission !== 'signed_in'
  const who = roles.flatMap(({ name: role, grants }) => {
    const scope = grants[permission as keyof typeof grants]
    return scope ? `${role}${scope === 'own' ? ' (own)' : ''}` : []
  })
  return `${method.padEnd(6)} ${path} · ${name} · ${permission} · ${isGranted ? who.join(', ') : permission}`
}

test('every call has a unique name and a summary', () => {
  const names = serverAreas.flatMap((area) => Object.keys(area.endpoints))
  expect(new Set(names).size).toBe(names.length)
  for (const e of Object.values(endpoints)) expect(e.summary, e.path).toMatch(/^[A-Z].+\.$/)
})

test('the OpenAPI document is valid', async () => {
  expect(await validate(openApi(endpoints))).toEqual([])
  const served = await app.visitor.request('GET', '/api/docs/openapi.json')
  expect(JSON.parse(served.text)).toMatchObject({ openapi: '3.1.1' })
})

/** Pairs of person and call, with whether they were refused. */
const pairs = { refused: 0, let_in: 0 }

// S1.
describe.each(everyone)('as %s', (name) => {
  test('every call without the right is refused and writes nothing; the others are not refused for rights', async () => {
    const caller = await app.as(name)
    const before = await fingerprint(owner)
    for (const [call, e] of Object.entries(endpoints)) {
      if (ofTheirOwn(e)) continue
      const { status } = await send(caller, e, prefixOf(name))
      if (mayCall(e, name)) expect([401, 403], call).not.toContain(status)
      else expect(status, `${call} as ${name}`).toBe(403)
      expect(status, call).toBeLessThan(500)
      pairs[status === 403 ? 'refused' : 'let_in']++
    }
    if (name !== 'administrator') expect(await changedTables(before)).toEqual([])
  })
})

/** Reads may be logged (exports are); nothing else may change. */
async function changedTables(before: Record<string, string>): Promise<string[]> {
  const after = await fingerprint(owner)
  return Object.keys(after).filter((table) => after[table] !== before[table] && table !== 'activity_log')
}

test('without a session everything that is not public is refused', async () => {
  const closed = Object.entries(endpoints).filter(([, e]) => e.permission !== 'public')
  for (const [call, e] of closed) {
    const { status, message } = await send(app.visitor, e, 'superAdmin')
    expect([call, status, message]).toEqual([call, 401, 'Token is Expired'])
  }
  const calls = Object.values(endpoints).filter((e) => !ofTheirOwn(e)).length
  expect(pairs.refused + pairs.let_in).toBe(everyone.length * calls)
  figure(
    'S1',
    `${everyone.length} kinds of people at ${calls} calls: ${pairs.refused} pairs refused, ${pairs.let_in} let in, as written; ${closed.length} calls closed without a session`,
  )
})

test('another role’s prefix is refused', async () => {
  const driver = await app.as('driver')
  for (const e of Object.values(endpoints).filter((one) => one.path.includes('{role}'))) {
    for (const prefix of rolePrefixes.filter((one) => one !== 'drivers')) {
      expect((await send(driver, e, prefix)).status, `${e.path} ${prefix}`).toBe(403)
    }
  }
})

/** What nobody may set by sending it. */
const forbiddenFields = [
  'id',
  'created_by',
  'updated_by',
  'created_at',
  'archived_at',
  'search_text',
  'client_no',
  'password_hash',
  'is_approved',
  'owner_id',
  'total_cents',
  'invoice_no',
  'is_system',
]

// S3.
test('an unknown field is refused and changes nothing', async () => {
  const administrator = await app.as('administrator')
  const before = await fingerprint(owner)
  let tried = 0
  for (const [call, e] of Object.entries(endpoints)) {
    if (!e.body || e.lenient || e.upload || ofTheirOwn(e)) continue
    // A union's discriminator is checked before its other fields.
    const kind = e.body instanceof z.ZodDiscriminatedUnion ? { kind: 'seen' } : {}
    const payload = { ...kind, ...Object.fromEntries(forbiddenFields.map((field) => [field, 1])) }
    const reply = await send(administrator, e, 'superAdmin', payload)
    expect([call, reply.status]).toEqual([call, 422])
    for (const field of forbiddenFields)
      expect(reply.errors[field], `${call} ${field}`).toBe('This field is not known.')
    tried++
  }
  expect(await fingerprint(owner)).toEqual(before)
  expect(tried).toBeGreaterThan(100)
  figure(
    'S3',
    `${forbiddenFields.length} fields that nobody may set at ${tried} calls: all refused, 0 changed`,
  )
})

test('an unknown id, or one that is not a number, is not found', async () => {
  const administrator = await app.as('administrator')
  for (const [call, e] of Object.entries(endpoints)) {
    if (!/:\w*id\b/.test(e.path) || e.method !== 'GET' || ofTheirOwn(e)) continue
    const none = await send(administrator, e, 'superAdmin')
    expect([call, none.status]).toEqual([call, 404])
    for (const id of ['0', '-1', 'x', '1e3', '0x1', '9007199254740993', '%00', '1;select']) {
      const url = urlOf(e, 'superAdmin', id)
      const odd = await administrator.request('GET', url)
      expect([call, id, odd.status]).toEqual([call, id, 404])
    }
  }
})
