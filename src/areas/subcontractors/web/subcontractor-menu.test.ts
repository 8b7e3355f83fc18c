import { expect, test } from 'vitest'
import { menusInStates } from '#platform/web/records/menus-in-states.tsx'
import { subcontractorStatuses } from '../contract/choices.ts'
import type { SubcontractorRow } from '../contract/subcontractor.ts'
import { useSubcontractorActions } from './use-subcontractor-actions.tsx'

test('a subcontractor’s menu has what its state allows, for any viewer', () => {
  const useMenu = (status: string) => {
    const row = { id: 1, version: 1, name: 'Barwon Haulage', status, archived_at: null }
    const { next, menu } = useSubcontractorActions(row as SubcontractorRow)
    return next ? [next, ...menu] : menu
  }
  expect(menusInStates(subcontractorStatuses, useMenu)).toEqual({
    pending: ['Approve', 'Suspend'],
    approved: ['Suspend'],
    suspended: ['Lift suspension'],
  })
})
