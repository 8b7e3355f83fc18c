import { expect, test } from 'vitest'
import { menusInStates } from '#platform/web/records/menus-in-states.tsx'
import type { AssetRow } from '../contract/asset.ts'
import { assetStatuses } from '../contract/choices.ts'
import { useAssetActions } from './use-asset-actions.tsx'

test('a machine’s menu has what its state allows, for any viewer', () => {
  const useMenu = (status: string) =>
    useAssetActions().menuOf({ id: 1, version: 1, fleet_no: 'EX07', status } as AssetRow)
  expect(menusInStates(assetStatuses, useMenu)).toMatchInlineSnapshot(`
    {
      "available": [
        "Record service",
        "Sold",
        "Take off road",
      ],
      "in_workshop": [
        "Record service",
        "Sold",
        "Take off road",
      ],
      "off_road": [
        "Put back on road",
        "Record service",
        "Sold",
      ],
      "on_hire": [
        "Record service",
        "Take off road",
      ],
      "sold": [],
    }
  `)
})
