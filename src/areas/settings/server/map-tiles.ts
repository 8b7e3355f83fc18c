import type { Db, Tx } from '#platform/server/database/database.ts'
import { tileOrigin } from '../rules/map-tiles.ts'
import { findCompany } from './company-store.ts'

/** Where the map's pictures come from, with what to credit their provider with; null without a map. */
export async function readMapTiles(db: Db | Tx): Promise<{ url: string; credit: string | null } | null> {
  const company = await findCompany(db)
  return company?.map_tiles ? { url: company.map_tiles, credit: company.map_credit } : null
}

/** The hosts that pages may load pictures from. */
export async function mapHosts(db: Db): Promise<readonly string[]> {
  const tiles = await readMapTiles(db)
  return tiles ? [tileOrigin(tiles.url)] : []
}
