import { findHolidays } from '#areas/settings/server/index.ts'
import { type ExportColumn, exported } from '#platform/server/export/export-columns.ts'
import type { ListExport } from '#platform/server/export/export-list.ts'
import { formatPhone } from '#shared/phone.ts'
import type { TipSiteNarrowing } from '../contract/endpoints.ts'
import type { TipSite } from '../contract/tip-site.ts'
import { materialInWords } from '../rules/accepted-materials.ts'
import { hoursInWords } from '../rules/opening.ts'
import { tipSiteLabels as labels, tipSiteStatusWords } from '../rules/tip-site-labels.ts'
import { exportPage } from './tip-site-store.ts'

const { text, date, dayOf, number, yesNo, address } = exported

const columns: readonly ExportColumn<TipSite>[] = [
  text(labels.name, (site) => site.name),
  text(labels.supplier_id, (site) => site.supplier),
  text(labels.status, (site) => tipSiteStatusWords[site.status]),
  text(labels.contact_name, (site) => site.contact_name),
  text(labels.phone, (site) => site.phone && formatPhone(site.phone)),
  ...address(labels),
  text(labels.materials, (site) => site.materials.map(materialInWords).join('; ')),
  text(labels.hours, (site) => hoursInWords(site.hours)),
  yesNo(labels.closed_on_holidays, (site) => site.closed_on_holidays),
  text(labels.licence_no, (site) => site.licence_no),
  date(labels.licence_expires_on, (site) => site.licence_expires_on),
  yesNo(labels.pfas_ok, (site) => site.pfas_ok),
  yesNo(labels.asbestos_ok, (site) => site.asbestos_ok),
  yesNo(labels.has_weighbridge, (site) => site.has_weighbridge),
  text(labels.max_truck_class, (site) => site.max_truck_class),
  text(labels.account_no, (site) => site.account_no),
  yesNo(labels.credit_hold, (site) => site.credit_hold),
  number(labels.queue_minutes, (site) => site.queue_minutes),
  dayOf(labels.created_at, (site) => site.created_at),
  dayOf(labels.archived_at, (site) => site.archived_at),
  text(labels.archive_reason, (site) => site.archive_reason),
]

export const tipSiteExport: ListExport<TipSite, TipSiteNarrowing> = {
  title: 'Tip sites',
  record_type: 'tip_site',
  read: 'tip-sites:read',
  columns,
  page: async ({ db, filters, after_id, today }) =>
    exportPage(db, filters, after_id, { today, holidayOn: await findHolidays(db) }),
}
