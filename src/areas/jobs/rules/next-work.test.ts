import { expect, test } from 'vitest'
import type { Permission } from '#shared/permissions.ts'
import { nextWork, type Waiting } from './next-work.ts'

const all: Waiting = { to_fill: 3, to_approve: 1, to_invoice: 2 }
const office: readonly Permission[] = ['scheduler:write', 'dockets:approve', 'invoices:write']

test.each([
  [all, office, 'Fill 3 orders'],
  [{ ...all, to_fill: 0 }, office, 'Approve 1 docket'],
  [{ ...all, to_fill: 0, to_approve: 0 }, office, 'Make invoice'],
  [{ to_fill: 0, to_approve: 0, to_invoice: 0 }, office, undefined],
  [all, ['invoices:write'], 'Make invoice'],
  [all, [], undefined],
] as [Waiting, Permission[], string | undefined][])('%j for %j: %s', (waiting, rights, label) => {
  expect(nextWork(7, waiting, (right) => rights.includes(right))?.label).toBe(label)
})
