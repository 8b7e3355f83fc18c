import { expect, test } from 'vitest'
import { leadsTo } from './list-trail.ts'

const from = (path: string, ...opened: string[]) => ({ path, opened })

test('a list leads to its own records that were opened from it, archived ones too', () => {
  const edit = '/dashboard/clients/7/edit'
  expect(leadsTo(from('/dashboard/clients', edit), edit, 7)).toBe(true)
  expect(leadsTo(from('/dashboard/clients/archived', edit), edit, 7)).toBe(true)
})

test('it does not lead to records opened elsewhere, or of another kind', () => {
  const edit = '/dashboard/clients/7/edit'
  expect(leadsTo(from('/dashboard/clients', '/dashboard/home'), edit, 7)).toBe(false)
  expect(leadsTo(from('/dashboard/jobs', edit), edit, 7)).toBe(false)
})
