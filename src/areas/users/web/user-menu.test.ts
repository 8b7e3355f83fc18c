import { expect, test } from 'vitest'
import { menusInStates } from '#platform/web/records/menus-in-states.tsx'
import type { UserRow } from '../contract/user.ts'
import { useUserActions } from './use-user-actions.tsx'

const active = {
  id: 2,
  version: 1,
  name: 'Ada',
  status: 'active',
  approved: 'Approved',
  rejected_at: null,
  archived_at: null,
  is_invited: 0,
  is_last_administrator: 0,
}
const shown = {
  active,
  inactive: { ...active, status: 'NotActive' },
  invited: { ...active, is_invited: 1 },
  'invited, inactive': { ...active, is_invited: 1, status: 'NotActive' },
  pending: { ...active, approved: 'NotApproved' },
  rejected: { ...active, approved: 'NotApproved', rejected_at: '2026-11-20' },
  archived: { ...active, archived_at: '2026-11-20' },
}

test('a user’s menu has what their state allows, for any viewer', () => {
  const useMenu = (state: keyof typeof shown) =>
    useUserActions(
      () => undefined,
      () => false,
    ).actions(shown[state] as UserRow)
  const states = Object.keys(shown) as (keyof typeof shown)[]
  expect(menusInStates(states, useMenu)).toMatchInlineSnapshot(`
    {
      "active": [
        "Archive user",
        "Deactivate user",
      ],
      "archived": [
        "Restore user",
      ],
      "inactive": [
        "Activate user",
        "Archive user",
      ],
      "invited": [
        "Archive user",
        "Deactivate user",
        "Send the invitation again",
      ],
      "invited, inactive": [
        "Activate user",
        "Archive user",
      ],
      "pending": [
        "Approve user",
        "Archive user",
        "Deactivate user",
        "Reject user",
      ],
      "rejected": [
        "Approve user",
        "Archive user",
        "Deactivate user",
      ],
    }
  `)
})
