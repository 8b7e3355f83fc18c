import { expect, test } from 'vitest'
import { useWhyNot } from '#platform/web/refusals/why-not.ts'
import { menusInStates } from '#platform/web/records/menus-in-states.tsx'
import type { Document } from '../contract/document.ts'
import { documentMenu } from './document-menu.tsx'

const act = () => undefined
const run = { edit: act, replace: act, approve: act, reject: act, archive: act }
const shown = {
  pending: { status: 'pending', is_reviewed: 1 },
  approved: { status: 'approved', is_reviewed: 1 },
  rejected: { status: 'rejected', is_reviewed: 1 },
  superseded: { status: 'superseded', is_reviewed: 1 },
  filed: { status: 'pending', is_reviewed: 0 },
  archived: { status: 'approved', is_reviewed: 1, archived_at: '2026-11-20' },
}

test('a document’s menu has what its state allows, for any viewer', () => {
  function useMenu(state: keyof typeof shown) {
    const whyNot = useWhyNot()
    const whys = { write: whyNot('documents:write'), approve: whyNot('documents:approve') }
    return documentMenu({ archived_at: null, ...shown[state] } as Document, whys, run)
  }
  const states = Object.keys(shown) as (keyof typeof shown)[]
  expect(menusInStates(states, useMenu)).toMatchInlineSnapshot(`
    {
      "approved": [
        "Archive",
        "Replace",
      ],
      "archived": [],
      "filed": [
        "Archive",
        "Edit details",
        "Replace",
      ],
      "pending": [
        "Approve",
        "Archive",
        "Edit details",
        "Reject",
        "Replace",
      ],
      "rejected": [
        "Archive",
        "Replace",
      ],
      "superseded": [],
    }
  `)
})
