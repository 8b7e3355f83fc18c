import { expect, test } from 'vitest'
import { menusInStates } from '#platform/web/records/menus-in-states.tsx'
import { defectStatuses } from '../../contract/choices.ts'
import type { Defect } from '../../contract/defect.ts'
import { useDefectActions } from './use-defect-actions.tsx'

test('a defect’s menu has the next step of its repair, for any viewer', () => {
  const useMenu = (status: string) => useDefectActions().menuOf({ id: 1, version: 1, status } as Defect)
  expect(menusInStates(defectStatuses, useMenu)).toMatchInlineSnapshot(`
    {
      "Fixed": [
        "Verify",
      ],
      "In Repair": [
        "Fixed",
      ],
      "Open": [
        "Start repair",
      ],
      "Verified": [],
    }
  `)
})
