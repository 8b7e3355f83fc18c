import { useArchive } from '#platform/web/use-archive.ts'
import { productEndpoints } from '../contract/endpoints.ts'

/** Archives products, asking why, and brings them back. */
export const useArchiveProducts = () =>
  useArchive({
    archive: productEndpoints.archiveProducts,
    restore: productEndpoints.restoreProducts,
    noun: 'product',
  })
