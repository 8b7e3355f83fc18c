import { plainRecord } from '#platform/server/change/plain-record.ts'
import { plainRecordType } from '#platform/server/change/record-registry.ts'
import { tipSiteCan } from '../rules/tip-site-rules.ts'
import { hiddenRateFields } from './rates/hidden-rate-fields.ts'
import {
  type NamedTipSite,
  type StoredTipSite,
  type TipSiteChanges,
  findTipSite,
  lockTipSite,
  updateTipSite,
} from './tip-site-store.ts'

export const tipSiteRecord = plainRecord<StoredTipSite, TipSiteChanges, NamedTipSite>({
  record_type: 'tip_site',
  find: findTipSite,
  lock: lockTipSite,
  can: tipSiteCan,
  update: ({ tx }, { id }, columns) => updateTipSite(tx, id, columns),
})

/** For its notes, documents and history. */
export const tipSiteRecordType = plainRecordType({
  record: tipSiteRecord,
  title: 'Tip site',
  path: (id) => `/dashboard/tip-sites/${id}/edit`,
  rights: { read: 'tip-sites:read', write: 'tip-sites:write' },
  hiddenFields: hiddenRateFields,
  references: { supplier_id: 'supplier' },
})
