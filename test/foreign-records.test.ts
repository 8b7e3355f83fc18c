import { expect, test } from 'vitest'
import { clientEndpoints } from '#areas/clients/contract/endpoints.ts'
import { type Endpoint, effectOf } from '#platform/contract/endpoint.ts'
import {
  type Ids,
  foreignIds,
  endpoints,
  isShared,
  mayCall,
  mayCallForAll,
  missing,
  ownClientsOnly,
  pairs,
  takesId,
  urlOf,
} from './foreign-ids.ts'
import { type Caller, form, testApp } from './app.ts'
import { type PersonName, people } from './people.ts'
import { count } from './proof.ts'
import { canary, fleetCanary } from './canaries.ts'
import { newClient, canaryRecords } from './canary-records.ts'
import { pdf } from './uploads.ts'
import { fingerprint } from './writes.ts'

const app = await testApp()
const owner = await app.database.owner()

await ownClientsOnly(owner)

const shift = { starts_at: '2026-11-23T07:00:00+11:00', finishes_at: '2026-11-23T15:00:00+11:00' }
/** Bodies that pass validation, so that a call gets as far as checking whose record it is. */
const bodies: Readonly<Record<string, object>> = {
  editClient: { version: 1, name: 'Taken over' },
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
  editQuote: { version: 1, title: 'Taken over' },
  submitQuote: {},
  sendQuote: { to: 'taken@example.com' },
  remindQuote: { to: 'taken@example.com' },
  acceptQuoteForClient: { name: 'Taken over', evidence_note: 'Put in' },
  markQuoteSent: { how: 'text' },
  declineQuote: { reason: 'Taken away' },
  reviseQuote: {},
  createNote: { body: 'Put in' },
  editNote: { version: 1, body: 'Taken over' },
  editView: { version: 1, name: 'Taken over' },
  pinNote: { is_pinned: 1 },
  archiveNote: {},
  addDocument: { document_type_id: 1, title: 'Put in' },
  editDocument: { version: 1, title: 'Taken over' },
  replaceDocument: { version: 1, title: 'Taken over' },
  archiveDocument: { reason: 'Taken away' },
  updateSiteInstructions: { value: 'Put in' },
  createJobFromQuote: { start_date: '2026-11-23', end_date: '2026-11-23' },
  editJob: { version: 1, title: 'Taken over' },
  editProject: { version: 1, name: 'Taken over' },
  submitJob: {},
  confirmJob: {},
  holdJob: { reason: 'Taken away' },
  resumeJob: {},
  completeJob: {},
  cancelJob: { reason: 'Taken away' },
  cancelJobByOffice: { reason: 'Taken away' },
  raiseJobHold: { kind: 'swms' },
  overrideJobHold: { reason: 'Taken away' },
  createJobRate: { description: 'Put in', unit: 'each', unit_price_cents: 1 },
  editJobRate: { version: 1, description: 'Taken over' },
  removeJobRate: {},
  startRepair: {},
  fixDefect: { resolution: 'Put in' },
  verifyDefect: {},
  takeStep: {
    client_op_id: '0190c0de-0000-4000-8000-000000000002',
    kind: 'decline',
    at: '2026-11-20T06:00:00+11:00',
    data: { reason: 'Taken away' },
  },
  answerDocketQuery: { ...shift, entries: [], loads: [], answer: 'Taken over' },
  sendDriverJobAgain: {},
  cancelDriverJob: { reason: 'Taken away' },
  noShowDriverJob: { reason: 'Taken away' },
  letDriverStart: { reason: 'Taken over' },
  editDocket: shift,
  submitDocket: {},
  signDocketByPhone: { name: 'Taken over' },
  acceptDocketUnsigned: { reason: 'Taken over' },
  queryDocket: { reason: 'Taken away' },
  reviseDocket: shift,
  approveDocket: {},
  reopenDocket: { reason: 'Taken away' },
  voidDocket: { reason: 'Taken away' },
  priceDocketLine: { unit_price_cents: 1, price_source: 'Put in' },
  editInvoice: { version: 1, notes: 'Taken over' },
  addDockets: { docket_ids: [1] },
  addQuotedRates: { job_rate_ids: [1] },
  approveInvoice: {},
  sendInvoice: { to: 'taken@example.com' },
  remindOfInvoice: { to: 'taken@example.com' },
  disputeInvoice: { reason: 'Taken away' },
  resolveInvoice: {},
  voidInvoice: { reason: 'Taken away' },
  deleteInvoice: { reason: 'Taken away' },
  creditInvoice: { reason: 'Taken away', lines: [{ invoice_line_id: 1, quantity: 1 }] },
  reversePayment: { reason: 'Taken away' },
  sendCreditNote: { to: 'taken@example.com' },
  reverseCreditUse: { reason: 'Taken away' },
  editDriver: { version: 1, name: 'Taken over' },
  editAsset: { version: 1, name: 'Taken over' },
  editAttachment: { version: 1, name: 'Taken over' },
  takeOffRoad: { reason: 'Taken away' },
  editSubcontractor: { version: 1, name: 'Taken over' },
  renameView: { version: 1, name: 'Taken over' },
}

function send(caller: Caller, name: PersonName, call: string, e: Endpoint, ids: Ids) {
  const body = bodies[call] ?? {}
  const options = e.upload ? form(body, [pdf()]) : e.method === 'GET' ? {} : { payload: body }
  return caller.request(e.method, urlOf(e, name, ids), options)
}

test('every call that takes an id is covered here', () => {
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
    drivers: [],
    jobs: [],
    orders: [],
    subcontractors: [],
    assets: [],
    attachments: [],
    rate_cards: [],
    asset_checklists: [],
    asset_defects: [],
    driver_jobs: [],
    dockets: [],
    invoices: [],
    credit_notes: [],
    payments: [],
    credit_uses: [],
  }
  const unknown = endpoints.filter(([, e]) => takesId(e) && !foreignIds(e, nowhere, { client: null }))
  expect(unknown.map(([call]) => call)).toEqual([])
})

test.each(pairs)(
  'the %s cannot find other people’s records',
  { timeout: 120_000 },
  async (name, otherName) => {
    const one = await app.as(name)
    const other = await app.as(otherName)
    const theirs = await canaryRecords({ app, owner }, other, one, otherName)
    const client = people[name].user_type === 4 ? String(await newClient(app, one, 'Own Civil')) : null
    const before = await fingerprint(owner)
    let asked = 0

    for (const [call, e] of endpoints) {
      if (!takesId(e) || isShared(e, name)) continue
      const sets = foreignIds(e, theirs, { client })!
      const none = await send(one, name, call, e, sets.none)
      expect([call, none.status, none.message]).toEqual(
        mayCall(e, name) ? [call, 404, 'Not found.'] : [call, 403, 'You are not Authorized for this action.'],
      )
      // Who has no right to a call is refused before any id is read.
      const tried = mayCall(e, name) ? Infinity : count({ short: 1, full: Infinity })
      for (const ids of sets.foreign.slice(0, tried)) {
        const answer = await send(one, name, call, e, ids)
        const said = (reply: typeof answer) => [reply.status, reply.text, reply.headers['content-type']]
        expect([call, ids, ...said(answer)]).toEqual([call, ids, ...said(none)])
        asked++
      }
    }
    expect(asked).toBeGreaterThan(50)

    // Ids in bodies: several at once, and up to one of them.
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
  'no list, search or export shows the %s other people’s records',
  { timeout: 60_000 },
  async (name) => {
    const one = await app.as(name)
    let answered = 0
    for (const [call, e] of endpoints) {
      if (e.method !== 'GET' || effectOf(e) === 'own_transactions' || /:\w*(?<!record_)id\b/.test(e.path))
        continue
      const own = { record_type: 'user', record_id: String(one.user_id) }
      const queries = [
        '',
        `?search=${canary}`,
        `?search=${fleetCanary}`,
        `?search=${canary}&archived=1`,
        `?name=${encodeURIComponent(`Client ${canary}`)}`,
        '?record_type=user',
      ]
      for (const query of queries) {
        const answer = await one.request('GET', urlOf(e, name, own) + query)
        expect(answer.status, `${call}${query}`).toBeLessThan(500)
        expect(answer.text, `${call}${query}`).not.toContain(canary)
        // Sales see the whole fleet, and whoever may read all attachments what is fitted to it.
        const seesFleet = people[name].user_type === 4
        const seesFitted = e.path.startsWith('/api/attachments') && mayCallForAll(e, name)
        if (!seesFleet && !seesFitted) expect(answer.text, call).not.toContain(fleetCanary)
        if (answer.status === 200) answered++
        // Refused for the right, before any filter is read.
        if (answer.status === 403) break
      }
    }
    expect(answered).toBeGreaterThan(10)
  },
)
