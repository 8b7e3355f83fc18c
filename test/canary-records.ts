import type pg from 'pg'
import { expect } from 'vitest'
import { clientEndpoints } from '#areas/clients/contract/endpoints.ts'
import { documentEndpoints } from '#areas/documents/contract/endpoints.ts'
import { notify } from '#areas/notifications/server/index.ts'
import { savedViewEndpoints } from '#areas/saved-views/contract/endpoints.ts'
import { system } from '#platform/server/sessions/viewer.ts'
import { type Caller, type TestApp, form } from './app.ts'
import { type CanaryRecords, canary } from './canaries.ts'
import { type PersonName, people, signIn } from './people.ts'
import { filesOf, canaryBills, canaryChecklists, canaryFleet, canaryJobs, canaryWork } from './canary-work.ts'
import { pdf, pdfBytes, photo } from './uploads.ts'

const site = {
  name: `Site ${canary}`,
  address_line1: '1 Canary Lane',
  suburb: 'Altona',
  state: 'VIC' as const,
  postcode: '3018',
}
async function addDocument(owner: pg.Client, who: Caller, record_type: string, record_id: number) {
  const { rows } = await owner.query<{ id: number }>(
    `select id from document_type where record_type = $1 and name = 'Other'`,
    [record_type],
  )
  const body = { document_type_id: Number(rows[0]!.id), title: canary, number: canary, issuer: canary }
  const file = { ...pdf(`${canary}.pdf`), content: pdfBytes(canary) }
  const params = { record_type, record_id }
  const added = await who.call(documentEndpoints.addDocument, { params, body }, { files: [file] })
  expect([added.status, added.text]).toEqual([200, expect.stringContaining(canary)])
  return { document: String(added.data.id), file: added.data.files[0]!.key }
}

/** A client managed by `manager`; returns its id. */
export async function newClient(app: TestApp, manager: Caller, name: string) {
  const administrator = await app.as('administrator')
  const body = {
    name,
    client_type: 'civil',
    email: 'office@example.com',
    account_manager_id: manager.user_id,
  } as const
  const made = await administrator.call(clientEndpoints.createClient, { body })
  expect(made.status, made.text).toBe(200)
  return made.data.id
}

/** The other does see what nobody else of their kind may: otherwise refusals would prove nothing. */
async function mustBeTheirs(
  other: Caller,
  name: PersonName,
  { dockets, invoices }: Pick<CanaryRecords, 'dockets' | 'invoices'>,
): Promise<void> {
  const { user_type } = people[name]
  for (const id of user_type === null ? [] : dockets)
    expect((await other.request('GET', `/api/dockets/${id}`)).text).toContain(canary)
  for (const id of user_type === 4 ? invoices : [])
    expect((await other.request('GET', `/api/invoices/${id}`)).text).toContain(canary)
}

/**
 * One record of every kind that only the other may see; the first person's own records get private notes from
 * the other.
 */
export async function canaryRecords(
  { app, owner }: { app: TestApp; owner: pg.Client },
  other: Caller,
  one: Caller,
  name: PersonName,
): Promise<CanaryRecords> {
  const administrator = await app.as('administrator')
  const isSales = people[name].user_type === 4
  const manager = isSales ? other : administrator
  const client = await newClient(app, manager, `Client ${canary}`)
  const archivedClient = await newClient(app, manager, `Archived ${canary}`)
  const params = { id: client }
  await administrator.call(clientEndpoints.archiveClients, {
    body: { ids: [Number(archivedClient)], reason: canary },
  })
  const contact = await administrator.call(clientEndpoints.createContact, {
    params,
    body: { name: `Contact ${canary}` },
  })
  const made = await administrator.call(clientEndpoints.createSite, { params, body: site })
  const papers = [
    await addDocument(owner, administrator, 'client', client),
    await addDocument(owner, other, 'user', other.user_id),
  ]
  const notes = []
  for (const [record_type, record_id] of [
    ['user', one.user_id],
    ['user', other.user_id],
    ['client', client],
  ] as const) {
    const { rows } = await owner.query<{ id: string }>(
      `insert into note (record_type, record_id, body, is_private, created_by) values ($1, $2, $3, true, $4) returning id`,
      [record_type, record_id, canary, other.user_id],
    )
    notes.push(String(rows[0]!.id))
  }
  await app.platform.write(system, (change) =>
    notify(change, { user_ids: [other.user_id], type: 'system', title: canary, body: canary }),
  )
  const { rows: notifications } = await owner.query<{ id: string }>(
    'select max(id) as id from notification where user_id = $1',
    [other.user_id],
  )
  const second = await signIn(app.platform, name)
  await owner.query('update session set user_agent = $1 where id = $2', [canary, second.session_id])
  const picture = form({}, [await photo(`${canary}.jpg`)])
  const pictured = await other.request('POST', '/api/profile/avatar', picture)
  const avatar = (pictured.data as { avatar: string }).avatar.split('/').at(-1)!
  const view = await other.call(savedViewEndpoints.saveView, {
    body: { list_key: '/dashboard/clients', name: canary, search: `search=${canary}` },
  })
  const fleet = await canaryFleet(app, other)
  const worked = await canaryWork(app, manager, fleet)
  const billed = await canaryBills(app, manager)
  const kept = await filesOf(owner, { ...worked, ...billed })
  await mustBeTheirs(other, name, { ...worked, ...billed })
  return {
    user: String(other.user_id),
    client: String(client),
    archivedClient: String(archivedClient),
    contact: String(contact.data.id),
    site: String(made.data.id),
    notes,
    documents: papers.map((paper) => paper.document),
    files: [...papers.map((paper) => paper.file), ...kept],
    avatar,
    notification: String(notifications[0]!.id),
    session: second.session_id,
    view: String(view.data.id),
    ...fleet,
    ...(await canaryJobs(app, fleet)),
    ...(await canaryChecklists(app, fleet)),
    ...worked,
    ...billed,
  }
}
