import { readFile, readdir } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { describeChange, labelOf, repeatsEntry, valueOf, wordsOfType } from './describe-change.ts'

test.each([
  ['name', 'Name'],
  ['credit_limit_cents', 'Credit limit'],
  ['account_manager_id', 'Account manager'],
  ['abn', 'ABN'],
  ['po_required', 'PO required'],
  ['is_primary', 'Primary'],
  ['byda_expires_on', 'BYDA expires'],
  ['archived_at', 'Archived'],
  ['bank_account_no', 'Bank account'],
  ['logo_file_id', 'Logo'],
])('%s is labelled %s', (field, label) => {
  expect(labelOf(field)).toBe(label)
})

test.each([
  ['suburb', null, null],
  ['suburb', '', null],
  ['suburb', 'Altona', 'Altona'],
  ['credit_limit_cents', 500_000, '$5,000.00'],
  ['credit_limit_cents', 1, '$0.01'],
  ['retention_percent', 1, '1%'],
  ['credit_hold', 1, 'Yes'],
  ['credit_hold', 0, 'No'],
  ['credit_hold', '1', 'Yes'],
  ['archived', 1, 'Yes'],
  ['page', 1, '1'],
  ['unit', '1', '1'],
  ['smu_current', 2323.1, '2,323.1'],
  ['odometer_current', 213900, '213,900'],
  ['sessions', 0, '0'],
  ['geofence_radius_m', 1, '1'],
  ['logo_file_id', 1, 'A file'],
  ['geofence_radius_m', 250, '250'],
  ['byda_expires_on', '2026-11-05', '5 Nov 2026'],
  ['induction_at', '2026-11-19T19:10:00.000Z', '20 Nov 2026, 6:10 am'],
  ['starts', '06:10', '6:10 am'],
  ['abn', '51824753556', '51 824 753 556'],
  ['mobile', '61412345678', '0412 345 678'],
  ['invoice_emails', ['a@b.au', 'c@d.au'], 'a@b.au, c@d.au'],
  ['invoice_emails', [], null],
  ['status', 'NotActive', 'Inactive'],
  ['permissions', { 'clients:read': 'own' }, 'clients:read: own'],
])('%s %j reads %s', (field, value, text) => {
  expect(valueOf(field, value)).toBe(text)
})

test('every yes/no column of the database reads yes and no', async () => {
  const folder = new URL('../../../../db/migrations/', import.meta.url)
  const sources = await Promise.all(
    (await readdir(folder)).map((name) => readFile(new URL(name, folder), 'utf8')),
  )
  const columns = sources.flatMap((sql) =>
    [...sql.matchAll(/^ +(\w+) boolean\b/gm)].flatMap(([, column]) => column ?? []),
  )
  expect(columns).toContain('credit_hold')
  expect(columns.filter((column) => valueOf(column, 1) !== 'Yes')).toEqual([])
})

test('an edit shows before and after, but not the map coordinates', () => {
  const before = { suburb: 'Altona', lat: -37.86, credit_hold: 0, website: null }
  const after = { suburb: 'Epping', lat: -37.65, credit_hold: 1, website: '' }
  expect(describeChange({ before, after })).toEqual([
    { field: 'suburb', label: 'Suburb', before: 'Altona', after: 'Epping' },
    { field: 'credit_hold', label: 'Credit hold', before: 'No', after: 'Yes' },
  ])
})

test('a change of a masked value is shown, though both look alike', () => {
  const masked = { bank_bsb: '•••000' }
  expect(describeChange({ before: masked, after: masked })).toEqual([
    { field: 'bank_bsb', label: 'Bank BSB', before: '•••000', after: '•••000' },
  ])
})

test('a new record shows its values, an archived one nothing', () => {
  expect(describeChange({ before: null, after: { name: 'Kestrel', phone: null } })).toEqual([
    { field: 'name', label: 'Name', after: 'Kestrel' },
  ])
  expect(describeChange({ before: null, after: null })).toEqual([])
})

test("an area's own words take precedence", () => {
  const words = {
    gst_switch: { label: 'GST is charged' },
    client_type: { label: 'Type', show: (value: unknown) => (value === 'civil' ? 'Civil contractor' : '?') },
  }
  const before = { gst_switch: 1, client_type: 'civil' }
  expect(describeChange({ before, after: { gst_switch: 0, client_type: null } }, words)).toEqual([
    { field: 'gst_switch', label: 'GST is charged', before: 'Yes', after: 'No' },
    { field: 'client_type', label: 'Type', before: 'Civil contractor', after: null },
  ])
})

test("fields are in the area's order, unknown ones last", () => {
  const words = { name: { label: 'Name' }, suburb: { label: 'Suburb' }, email: { label: 'Email' } }
  const after = { odd: 'x', email: 'a@b.au', abn: '51824753556', name: 'Kestrel', suburb: 'Epping' }
  expect(describeChange({ before: null, after }, words).map(({ field }) => field)).toEqual([
    'name',
    'suburb',
    'email',
    'odd',
    'abn',
  ])
})

test.each(['quote', 'invoice'])('the status of an issued %s says nothing about its email', (type) => {
  const change = { before: { status: 'Approved' }, after: { status: 'Sent' } }
  expect(describeChange(change, wordsOfType[type])).toEqual([
    { field: 'status', label: 'Status', before: 'Approved', after: 'Issued' },
  ])
})

test('meters and prestarts read as people say them', () => {
  const read = { before: { smu_current: 2323.1 }, after: { smu_current: 2330 } }
  expect(describeChange(read, wordsOfType['asset'])).toEqual([
    { field: 'smu_current', label: 'Hours', before: '2,323.1', after: '2,330' },
  ])
  expect(describeChange({ before: null, after: { result: 'pass' } }, wordsOfType['asset_checklist'])).toEqual(
    [{ field: 'result', label: 'Prestart', after: 'passed' }],
  )
})

const approval = {
  actor: 'Ada Marsh',
  at: '2026-11-19T19:00:00.000Z',
  action: 'approved',
  part: null,
  record_label: 'INV-000013',
  reason: 'Checked by phone',
}

test.each([
  ['invoice_no', null, 'INV-000013', true],
  ['status', 'Draft', 'Approved', true],
  ['status', 'Draft', 'Sent', false],
  ['note', null, 'Checked by phone', true],
  ['reference', 'INV-000012', 'INV-000013', false],
])('%s from %s to %s repeats the sentence or the reason: %s', (field, before, after, expected) => {
  expect(repeatsEntry({ field, before, after }, approval)).toBe(expected)
})

test('what names the part or is in the name of the record is said once', () => {
  const added = { ...approval, action: 'contact added', part: 'Dimitri Quirk', record_label: 'J-000030 Slab' }
  const repeats = (after: string) => repeatsEntry({ field: 'name', after }, added)
  expect(['Dimitri Quirk', 'J-000030', 'Slab', 'Quirk & Co'].map(repeats)).toEqual([true, true, true, false])
})

test('a new record leaves out what it is not, what orders it, and how its text is stored', () => {
  const body = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Thanks' }] }] }
  const after = { sort: 30, is_default: 0, needs_float: 1, body, gst_rule: 'total_invoice' }
  expect(describeChange({ before: null, after }).map(({ label, after }) => [label, after])).toEqual([
    ['Needs float', 'Yes'],
    ['Body', 'Thanks'],
    ['GST rule', 'total invoice'],
  ])
})

test.each([
  ['approved_by', null, 'Ada Marsh', true],
  ['approved_by', 'Con Petrou', 'Ada Marsh', false],
  ['approved_by', null, 'Con Petrou', false],
  ['accepted_by', null, 'Ada Marsh', false],
  ['approved_at', null, '20 Nov 2026, 6:00 am', true],
  ['start_at', null, '21 Nov 2026, 6:00 am', false],
  ['contact_name', null, 'Ada Marsh', false],
])('%s from %s to %s repeats who made the change or when: %s', (field, before, after, expected) => {
  const entry = { ...approval, reason: null }
  expect(repeatsEntry({ field, before, after }, entry)).toBe(expected)
})

test('of changed lines, those added and removed are said', () => {
  const [float, hire] = ['1 of Float by low loader at $880.00', '8 hours of 20 t excavator at $185.00']
  const of = (before: string[], after: string[]) =>
    describeChange({ before: { lines: before }, after: { lines: after } })
  expect(of([hire], [hire, float])).toEqual([{ field: 'lines', label: 'Added', after: float }])
  expect(of([hire, float], [float])).toEqual([{ field: 'lines', label: 'Removed', after: hire }])
  expect(of([hire], [float]).map(({ label }) => label)).toEqual(['Removed', 'Added'])
})
