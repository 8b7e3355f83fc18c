import { expect, test } from 'vitest'
import { menusInStates } from '#platform/web/records/menus-in-states.tsx'
import { docketStatuses } from '../contract/choices.ts'
import type { Docket } from '../contract/docket.ts'
import { useDocketActions } from './use-docket-actions.tsx'

const docket = { id: 1, version: 1, docket_no: 'D-000001', flags: [], lines: [], entries: [], loads: [] }

test('a docket’s menu has what its state allows, for any viewer', () => {
  const useMenu = (status: string) => {
    const { next, menu } = useDocketActions({ ...docket, status } as unknown as Docket)
    return next ? [next, ...menu] : menu
  }
  expect(menusInStates(docketStatuses, useMenu)).toMatchInlineSnapshot(`
    {
      "Approved": [
        "Reopen…",
      ],
      "Draft": [
        "Edit…",
        "Submit",
        "Void…",
      ],
      "Invoiced": [],
      "Queried": [
        "New version…",
      ],
      "Signed": [
        "Approve",
        "Query…",
      ],
      "Submitted": [
        "Accept unsigned…",
        "Query…",
        "Signed by phone…",
        "Void…",
      ],
      "Superseded": [],
      "Unsigned Accepted": [
        "Approve",
      ],
      "Void": [],
    }
  `)
})
