import { archivableCan } from '#shared/archivable.ts'
import { tipSiteNoun } from './tip-site-labels.ts'

export const tipSiteCan = archivableCan(tipSiteNoun)
