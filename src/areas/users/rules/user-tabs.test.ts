import { expect, test } from 'vitest'
import { type UserType, effectiveGrants } from '#shared/roles.ts'
import { tabsFor } from './user-tabs.ts'

const tabsOf = (user_type: UserType, user_id: number) =>
  tabsFor({ id: 7, permissions: effectiveGrants(user_type) }, user_id).join(' ')

test("a person's documents are not for everyone who sees users", () => {
  expect(tabsOf(2, 8)).toBe('details notes')
  expect(tabsOf(3, 8)).toBe('details notes')
})

test('they are for reviewers, and for the person', () => {
  expect(tabsOf(1, 8)).toBe('details documents notes history')
  expect(tabsOf(6, 8)).toBe('details documents notes history')
  expect(tabsOf(3, 7)).toBe('details documents notes history')
})

test('losing the right to all documents ends reviewing on screen too', () => {
  const permissions = effectiveGrants(6, { 'documents:read': 'own', 'notes:read': 'none' })
  expect(tabsFor({ id: 7, permissions }, 8)).toEqual(['details', 'history'])
})
