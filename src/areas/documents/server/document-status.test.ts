import { expect, test } from 'vitest'
import { clientEndpoints } from '#areas/clients/contract/endpoints.ts'
import { clientsArea } from '#areas/clients/server/index.ts'
import { notificationsArea } from '#areas/notifications/server/index.ts'
import { testApp } from '#test/app.ts'
import { pdf } from '#test/uploads.ts'
import { documentEndpoints as calls } from '../contract/endpoints.ts'
import type { DocumentAction, DocumentState } from '../rules/document-status.ts'
import { documentsArea } from './index.ts'

const app = await testApp({ areas: [notificationsArea, documentsArea, clientsArea] })
const accounts = await app.as('accounts')
const administrator = await app.as('administrator')

const { data: types } = await accounts.call(calls.listDocumentTypes, { query: { record_type: 'client' } })
const typeOf = (name: string) => types.find((type) => type.name === name)!.id

const details = { title: 'Certificate', number: '1', expires_on: '2027-06-30' }
const files = [pdf()]

async function add(name: string) {
  const { data: client } = await accounts.call(clientEndpoints.createClient, {
    body: { name: 'Status Civil', client_type: 'civil', email: 'office@example.com' },
  })
  const params = { record_type: 'client', record_id: client.id }
  const body = { ...details, document_type_id: typeOf(name) }
  return (await accounts.call(calls.addDocument, { params, body }, { files })).data
}

const act: Record<
  DocumentAction,
  (id: number, version: number) => Promise<{ status: number; message: string }>
> = {
  edit: (id, version) =>
    accounts.call(calls.editDocument, { params: { id }, body: { version, issuer: 'Kestrel' } }),
  replace: (id, version) =>
    accounts.call(calls.replaceDocument, { params: { id }, body: { ...details, version } }, { files }),
  approve: (id, version) => administrator.call(calls.approveDocument, { params: { id }, body: { version } }),
  reject: (id, version) =>
    administrator.call(calls.rejectDocument, { params: { id }, body: { version, reason: 'Blurred' } }),
  archive: (id, version) =>
    accounts.call(calls.archiveDocument, { params: { id }, body: { version, reason: 'Filed twice' } }),
}

/** The verbs that bring a new document into the state. */
const ways: Record<DocumentState, readonly [type: string, ...DocumentAction[]]> = {
  pending: ['Insurance certificate'],
  approved: ['Insurance certificate', 'approve'],
  rejected: ['Insurance certificate', 'reject'],
  superseded: ['Insurance certificate', 'replace'],
  filed: ['Contract'],
  archived: ['Insurance certificate', 'archive'],
}
/** Written out, so that a change to the table fails here. */
const allowed: Record<DocumentState, readonly DocumentAction[]> = {
  pending: ['edit', 'replace', 'approve', 'reject', 'archive'],
  approved: ['replace', 'archive'],
  rejected: ['replace', 'archive'],
  superseded: [],
  filed: ['edit', 'replace', 'archive'],
  archived: [],
}

const tables = ['document', 'document_file', 'file', 'activity_log', 'notification', 'idempotency'] as const
const everything = () =>
  Promise.all(
    tables.map(async (table) => {
      const rows = await app.platform.db.selectFrom(table).selectAll().execute()
      return rows.map((row) => JSON.stringify(row)).toSorted()
    }),
  )

const states = Object.keys(ways) as DocumentState[]
const actions = Object.keys(act) as DocumentAction[]
const pairs = states.flatMap((state) => actions.map((action) => [state, action] as const))
const isAllowed = ([state, action]: (typeof pairs)[number]) => allowed[state].includes(action)

/** Brings a new document into a state and tries an action on it. */
async function tryOn(state: DocumentState, action: DocumentAction) {
  const [type, ...steps] = ways[state]
  const { id } = await add(type)
  for (const [at, step] of steps.entries()) expect((await act[step](id, at + 1)).status).toBe(200)
  const before = await everything()
  const answer = await act[action](id, steps.length + 1)
  return { answer, before }
}

test.each(pairs.filter((pair) => !isAllowed(pair)))(
  '%s: %s is refused and writes nothing',
  async (state, action) => {
    const { answer, before } = await tryOn(state, action)
    expect([answer.status, answer.message]).toEqual([409, expect.stringMatching(/document/i)])
    expect(await everything()).toEqual(before)
  },
)

test.each(pairs.filter(isAllowed))('%s: %s succeeds', async (state, action) => {
  const { answer } = await tryOn(state, action)
  expect(answer.status).toBe(200)
})
