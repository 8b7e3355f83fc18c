import type { TipSite } from '#areas/tip-sites/contract/tip-site.ts'
import { accepts, refusedMaterial } from '#areas/tip-sites/rules/accepted-materials.ts'
import { type TipDays, openingOn } from '#areas/tip-sites/rules/opening.ts'
import { type Contents, refusedContents } from '#areas/tip-sites/rules/restricted-materials.ts'
import type { FieldErrors } from '#platform/contract/app-error.ts'
import { formatDate, weekday } from '#shared/local-date.ts'

type Site = Pick<
  TipSite,
  | 'name'
  | 'materials'
  | 'status'
  | 'hours'
  | 'closed_dates'
  | 'closed_on_holidays'
  | 'pfas_ok'
  | 'asbestos_ok'
  | 'archived_at'
>
export type TippedMaterial = Contents & { readonly value: string }

/** Why a tip site cannot take a material on a day: what it does not accept, and when it is closed. */
export function checkTip(site: Site, material: TippedMaterial, date: string, days: TipDays): FieldErrors {
  const contents = refusedContents(material, site)
  const isOpen = openingOn(site, date, days).isOpen
  return {
    ...(contents !== null && { material: `${site.name} does not accept ${contents}.` }),
    ...(!accepts(site.materials, material.value) && { material: refusedMaterial(site.name, material.value) }),
    ...(!isOpen && { tip_site_id: `${site.name} is closed on ${weekday(date)} ${formatDate(date)}.` }),
  }
}

/** The first of these reasons in a sentence; null when it can take it. */
export const tipObjection = (
  site: Site,
  material: TippedMaterial,
  date: string,
  days: TipDays,
): string | null =>
  site.archived_at === null
    ? (Object.values(checkTip(site, material, date, days))[0] ?? null)
    : `${site.name} is archived.`
