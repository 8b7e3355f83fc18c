import type { TipSite } from '#areas/tip-sites/contract/tip-site.ts'
import { accepts, refusedMaterial } from '#areas/tip-sites/rules/check-rate.ts'
import { openingOn } from '#areas/tip-sites/rules/opening.ts'
import type { FieldErrors } from '#platform/contract/app-error.ts'
import { formatDate, weekday } from '#shared/local-date.ts'

type Site = Pick<TipSite, 'name' | 'materials' | 'status' | 'hours' | 'closed_dates' | 'closed_on_holidays'>

/** Why a tip site cannot take a material on a day: what it does not accept, and when it is closed. */
export function checkTip(site: Site, material: string, date: string, today: string): FieldErrors {
  const closed = closedWords(site, date, today)
  return {
    ...(!accepts(site.materials, material) && { material: refusedMaterial(site.name, material) }),
    ...(closed && { tip_site_id: closed }),
  }
}

/** 'Westgate is closed on Sun 22 Nov 2026.'; null when it is open that day. */
export const closedWords = (
  site: Pick<Site, 'name' | 'status' | 'hours' | 'closed_dates' | 'closed_on_holidays'>,
  date: string,
  today: string,
): string | null =>
  openingOn(site, date, today).isOpen
    ? null
    : `${site.name} is closed on ${weekday(date)} ${formatDate(date)}.`
