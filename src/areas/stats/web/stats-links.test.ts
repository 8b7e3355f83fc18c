import { expect, test } from 'vitest'
import { figuresOf, noSums } from '../rules/stats-figures.ts'
import { listBehind, narrowingOf, pageOf } from './stats-links.ts'

const november = { from: '2026-11-01', to: '2026-11-24' }
const all = () => true
const none = () => false
const figures = figuresOf(noSums, { paid: true, utilisation: true, quotes: true })
const row = (fields: { id?: number; label: string; days?: typeof november }) => ({
  id: null,
  days: null,
  now: figures,
  before: figures,
  ...fields,
})

test('a figure leads to a list only where that has exactly what it counts', () => {
  const behind = (measure: Parameters<typeof listBehind>[0], by = {}) =>
    listBehind(measure, november, by, all)
  expect(behind('hours', { client_id: 3, driver_id: 5 })).toBe(
    '/dashboard/dockets?status=Approved+or+Invoiced&from=2026-11-01&to=2026-11-24&client_id=3&driver_id=5',
  )
  expect(behind('invoiced', { client_id: 3 })).toBe(
    '/dashboard/invoices?status=Issued&from=2026-11-01&to=2026-11-24&client_id=3',
  )
  expect(behind('invoiced', { driver_id: 5 })).toBeUndefined()
  for (const by of [{ asset_category_id: 2 }, { depot_id: 2 }, { job_type: 'Cartage' }])
    expect(behind('approved', by)).toBeUndefined()
  for (const measure of ['paid', 'win_rate', 'utilisation'] as const) expect(behind(measure)).toBeUndefined()
})

test('whoever sees only part of a list is not led to it', () => {
  for (const measure of ['approved', 'invoiced', 'hours'] as const)
    expect(listBehind(measure, november, {}, none)).toBeUndefined()
  expect(pageOf(row({ id: 3, label: 'Kestrel Homes' }), { by: 'client' }, none)).toBeUndefined()
})

test('a period leads to its whole length, or to the last day asked for', () => {
  const period = row({ label: 'Nov 2026', days: november })
  expect(pageOf(period, {}, none)).toBe('/dashboard/stats?from=2026-11-01&to=2026-11-30&by=client')
  expect(pageOf(period, { from: '2026-10-01', to: '2026-11-27' }, none)).toBe(
    '/dashboard/stats?from=2026-11-01&to=2026-11-27&by=client',
  )
})

test('what has no job is no job type', () => {
  expect(pageOf(row({ label: 'No job' }), { by: 'job_type' }, all)).toBeUndefined()
  expect(narrowingOf(row({ label: 'No job' }), 'job_type')).toBeUndefined()
  expect(pageOf(row({ label: 'Cartage' }), { by: 'job_type' }, all)).toBe('/dashboard/jobs?job_type=Cartage')
})
