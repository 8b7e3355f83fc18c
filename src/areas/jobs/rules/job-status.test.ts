import { expect, test } from 'vitest'
import { jobStatuses } from '../contract/choices.ts'
import {
  type JobAction,
  type JobState,
  billingStep,
  jobActions,
  jobBilling,
  jobCan,
  jobRight,
  statusAfter,
} from './job-status.ts'

const job = (fields: Partial<JobState> = {}): JobState => ({
  status: 'Pending',
  status_before_hold: null,
  archived_at: null,
  holds: [],
  unfinished_orders: 0,
  ...fields,
})
const names = Object.keys(jobActions) as JobAction[]

test('an archived job can only be restored', () => {
  const archived = job({ status: 'Completed', archived_at: '2026-11-20T00:00:00Z' })
  for (const name of names.filter((one) => one !== 'archive' && one !== 'restore'))
    expect([name, jobCan[name](archived)]).toEqual([name, 'Restore this job to change it.'])
  expect(jobCan.archive(archived)).toBe('This job is already archived.')
  expect(jobCan.restore(archived)).toBe(true)
  expect(jobCan.restore(job())).toBe('This job is not archived.')
})

test('holds prevent confirmation, and are named', () => {
  const holds = [
    { kind: 'po', cleared_at: null },
    { kind: 'swms', cleared_at: '2026-11-20T00:00:00Z' },
    { kind: 'byda', cleared_at: null },
  ] as const
  expect(jobCan.confirm(job({ holds }))).toBe('Clear or override first: Purchase order, BYDA plans.')
  expect(jobCan.confirm(job({ holds: holds.slice(1, 2) }))).toBe(true)
})

test('a job with open orders is not complete', () => {
  const running = job({ status: 'In Progress' })
  expect(jobCan.complete({ ...running, unfinished_orders: 1 })).toBe(
    '1 order of this job is not finished. Finish or cancel first.',
  )
  expect(jobCan.complete({ ...running, unfinished_orders: 2 })).toBe(
    '2 orders of this job are not finished. Finish or cancel first.',
  )
  expect(jobCan.complete(running)).toBe(true)
})

test('a job in progress is not cancelled by the office', () => {
  expect(jobCan.cancelByOffice(job({ status: 'In Progress' }))).toBe(
    'This job cannot change from In Progress to Cancelled by Office.',
  )
  const held = job({ status: 'On Hold', status_before_hold: 'In Progress' })
  expect(jobCan.cancelByOffice(held)).toBe('This job cannot change from In Progress to Cancelled by Office.')
  expect(jobCan.cancelByOffice({ ...held, status_before_hold: 'Confirmed' })).toBe(true)
  expect(jobCan.cancel(held)).toBe(true)
})

test('a job resumes where the hold stopped it', () => {
  expect(statusAfter('resume', job({ status: 'On Hold', status_before_hold: 'In Progress' }))).toBe(
    'In Progress',
  )
  expect(jobCan.resume(job())).toBe('This job is not on hold.')
})

test('a confirmed job is edited by the allocator', () => {
  expect(jobRight('edit', { status: 'Pending' })).toBe('jobs:write')
  expect(jobRight('edit', { status: 'Confirmed' })).toBe('jobs:confirm')
  expect(jobCan.edit(job({ status: 'Invoiced' }))).toBe('This job is Invoiced and can no longer be changed.')
})

test('only a completed job is invoiced, and only an invoiced one is reopened', () => {
  for (const status of jobStatuses) {
    expect([status, billingStep(status, true)]).toEqual([status, status === 'Completed' ? 'invoice' : null])
    expect([status, billingStep(status, false)]).toEqual([status, status === 'Invoiced' ? 'reopen' : null])
  }
  expect([jobBilling.invoice.to, jobBilling.reopen.to]).toEqual(['Invoiced', 'Completed'])
})

test('only invoices lead to Invoiced, and a finished job stays finished', () => {
  const leading: unknown[] = names.map((name) => jobActions[name].to)
  expect(leading).not.toContain('Invoiced')
  for (const status of ['Completed', 'Cancelled', 'Cancelled by Office', 'Invoiced'] as const)
    expect(names.filter((name) => jobCan[name](job({ status })) === true)).toEqual(['archive'])
  expect(jobStatuses.filter((status) => jobCan.archive(job({ status })) === true)).toEqual([
    'Completed',
    'Cancelled',
    'Cancelled by Office',
    'Invoiced',
  ])
})
