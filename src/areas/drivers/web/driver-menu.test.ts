import { expect, test } from 'vitest'
import { menusInStates } from '#platform/web/records/menus-in-states.tsx'
import { driverStatuses } from '../contract/choices.ts'
import type { DriverRow } from '../contract/driver.ts'
import { useDriverActions } from './use-driver-actions.tsx'

test('a driver’s menu has what their state allows, for any viewer', () => {
  const useMenu = (status: string) =>
    useDriverActions().menuOf({ id: 1, version: 1, name: 'Dave', status, archived_at: null } as DriverRow)
  expect(menusInStates(driverStatuses, useMenu)).toMatchInlineSnapshot(`
    {
      "NotActive": [
        "Activate driver",
      ],
      "active": [
        "Deactivate driver",
      ],
    }
  `)
})
