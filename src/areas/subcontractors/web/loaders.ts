import { recordLoader } from '#platform/web/guard/screen-loaders.ts'
import { subcontractorQuery } from './queries.ts'

export const loadSubcontractor = recordLoader(subcontractorQuery)
