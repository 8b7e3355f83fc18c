import { optionalOne } from '#platform/contract/text-kinds.ts'
import { companyLabels } from '../rules/company-labels.ts'
import { readMapTiles, wrongMapTiles } from '../rules/map-tiles.ts'

/** The template of a map provider's pictures. */
export const optionalMapTiles = () =>
  optionalOne(companyLabels.map_tiles, {
    max: 500,
    read: readMapTiles,
    message: () => wrongMapTiles,
  })
