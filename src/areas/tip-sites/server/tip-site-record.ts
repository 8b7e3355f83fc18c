import { hiddenFieldsOf } from '#platform/server/change/field-rights.ts'
import { plainRecord } from '#platform/server/change/plain-record.ts'
import { plainRecordType } from '#platform/server/change/record-registry.ts'
import { tipRateFieldRights } from '../contract/tip-rate.ts'
import { tipSiteCan } from '../rules/tip-site-rules.ts'
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

/** The rates hidden from this viewer, here and where an order took them over. */
export const hiddenRateFields = hiddenFieldsOf(tipRateFieldRights)

/** For its notes, documents and history. */
export const tipSiteRecordType = plainRecordType({
  record: tipSiteRecord,
  title: 'Tip site',
  path: (id) => `/dashboard/tip-sites/${id}/edit`,
  rights: { read: 'tip-sites:read', write: 'tip-sites:write' },
  hiddenFields: hiddenRateFields,
  references: { supplier_id: 'supplier' },
})
