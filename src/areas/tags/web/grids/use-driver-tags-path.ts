import { driverPaths } from '#areas/drivers/web/index.ts'
import { useMay } from '#platform/web/calls/session.ts'

/** The tab with a driver's tags and skills, for those who may open drivers. */
export function useDriverTagsPath(): ((id: number) => string) | undefined {
  const may = useMay()
  return may('drivers:read') ? tagsTab : undefined
}

const tagsTab = (id: number): string => driverPaths.edit(id, 'tags')
