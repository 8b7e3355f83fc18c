import type { PlainRecord } from '#platform/server/change/edit-record.ts'
import { asStored } from '#platform/server/change/open-record.ts'
import { type RecordType, findEditable } from '#platform/server/change/record-registry.ts'
import { orNotFound } from '#platform/server/database/or-not-found.ts'
import { type Viewer, may } from '#platform/server/sessions/viewer.ts'
import { tipRateFieldRights } from '../contract/tip-rate.ts'
import { tipSiteCan } from '../rules/tip-site-rules.ts'
import {
  type StoredTipSite,
  type TipSiteChanges,
  findTipSite,
  lockTipSite,
  updateTipSite,
} from './tip-site-store.ts'

export const tipSiteRecord: PlainRecord<StoredTipSite, TipSiteChanges> = {
  record_type: 'tip_site',
  label: ({ name }) => name,
  lock: ({ tx }, id) => lockTipSite(tx, id),
  present: ({ tx }, id) => readTipSite(tx, id),
  state: asStored,
  can: tipSiteCan,
  update: ({ tx }, { id }, columns) => updateTipSite(tx, id, columns),
}

/** The rates hidden from this viewer, here and where an order took them over. */
export function hiddenRateFields(viewer: Viewer): readonly string[] {
  return Object.entries(tipRateFieldRights).flatMap(([field, right]) => (may(viewer, right) ? [] : [field]))
}

/** For its notes, documents and history. */
export const tipSiteRecordType: RecordType = {
  type: tipSiteRecord.record_type,
  title: 'Tip site',
  path: (id) => `/dashboard/tip-sites/${id}/edit`,
  find: findEditable('tip-sites:read', (db, _, id) => findTipSite(db, id), tipSiteCan),
  readRight: 'tip-sites:read',
  mayWrite: (viewer) => may(viewer, 'tip-sites:write'),
  hiddenFields: hiddenRateFields,
  references: { supplier_id: 'supplier' },
}

/** @throws not_found. */
export const readTipSite = orNotFound(findTipSite)
