import type { FieldErrors } from '#platform/contract/app-error.ts'
import { requiredWords } from '#shared/text.ts'
import type { DayTypePricing, TollMode, TravelMode } from '../contract/term-choices.ts'
import { type AttachmentTerm, type DayType, dayTypeWords } from '../contract/terms.ts'
import { cancellationLabels, dayTypeLabels, termLabels } from './term-labels.ts'
import { isNight } from './time/day-type-price.ts'

/** Terms as typed: a field that is wrong by itself is absent. */
interface Typed {
  day_types?: readonly Partial<TypedDayType>[] | undefined
  cancellation?: readonly Partial<TypedWindow>[] | undefined
  attachments?: readonly Partial<AttachmentTerm>[] | undefined
  travel_mode?: TravelMode | null | undefined
  travel_rate_cents?: number | null | undefined
  toll_mode?: TollMode | null | undefined
  toll_flat_cents?: number | null | undefined
}
interface TypedDayType {
  day_type: DayType
  from: string | null
  to: string | null
  pricing: DayTypePricing
  value: number
  on_top: number
}
interface TypedWindow {
  notice_hours: number
  far_km: number | null
  far_charge_hours: number | null
}

/** The highest factor an hour is charged at. */
const mostTimes = 10

/** What terms may be together; shared by form and server. Errors by path: `day_types.0.from`. */
export function checkTerms({
  day_types = [],
  cancellation = [],
  attachments = [],
  ...terms
}: Typed): FieldErrors {
  const needsRate = terms.travel_mode === 'flat' || terms.travel_mode === 'km'
  return {
    ...(needsRate &&
      (terms.travel_rate_cents ?? null) === null && {
        travel_rate_cents: requiredWords(termLabels.travel_rate_cents),
      }),
    ...(terms.toll_mode === 'flat' &&
      (terms.toll_flat_cents ?? null) === null && {
        toll_flat_cents: requiredWords(termLabels.toll_flat_cents),
      }),
    ...Object.assign({}, ...day_types.map((rule, at) => checkDayType(rule, at, day_types))),
    ...Object.assign({}, ...cancellation.map((window, at) => checkWindow(window, at, cancellation))),
    ...Object.assign({}, ...attachments.map((term, at) => checkAttachment(term, at, attachments))),
  }
}

function checkDayType(
  rule: Partial<TypedDayType>,
  at: number,
  rules: readonly Partial<TypedDayType>[],
): FieldErrors {
  const { day_type, from, to, pricing, value = 0, on_top } = rule
  const path = `day_types.${at}`
  const isNightRule = day_type === 'night'
  const isTwin = rules.slice(0, at).some((other) => other.day_type === day_type && overlaps(rule, other))
  return {
    ...(isTwin && day_type && { [`${path}.day_type`]: `${dayTypeWords[day_type]} has a surcharge already.` }),
    ...(isNightRule && from === null && { [`${path}.from`]: requiredWords(dayTypeLabels.from) }),
    ...(isNightRule && to === null && { [`${path}.to`]: requiredWords(dayTypeLabels.to) }),
    ...(isNightRule &&
      from &&
      from === to && { [`${path}.to`]: 'A night cannot end at the time at which it begins.' }),
    ...(pricing === 'multiplier' &&
      (value <= 0 || value > mostTimes) && { [`${path}.value`]: 'Enter how many times the rate, like 1.5.' }),
    ...(pricing === 'rate' &&
      on_top === 1 && {
        [`${path}.on_top`]: 'A rate of its own replaces the others, so it is not on top of one.',
      }),
  }
}

/** Two of a day type price the same time; nights do where one begins within the other. */
function overlaps(a: Partial<TypedDayType>, b: Partial<TypedDayType>): boolean {
  if (a.day_type !== 'night') return a.day_type !== undefined
  const [one, other] = [a, b].map(({ from, to }) => ({ from: from ?? null, to: to ?? null }))
  if (!one?.from || !other?.from) return false
  return isNight(one, other.from) || isNight(other, one.from)
}

const checkAttachment = (
  { attachment_id }: Partial<AttachmentTerm>,
  at: number,
  terms: readonly Partial<AttachmentTerm>[],
): FieldErrors =>
  attachment_id && terms.slice(0, at).some((other) => other.attachment_id === attachment_id)
    ? { [`attachments.${at}.attachment_id`]: 'This attachment is already listed.' }
    : {}

function checkWindow(
  window: Partial<TypedWindow>,
  at: number,
  windows: readonly Partial<TypedWindow>[],
): FieldErrors {
  const { notice_hours, far_km, far_charge_hours } = window
  const path = `cancellation.${at}`
  const isTwin =
    notice_hours !== undefined && windows.slice(0, at).some((other) => other.notice_hours === notice_hours)
  return {
    ...(isTwin && { [`${path}.notice_hours`]: 'Another line has the same notice.' }),
    ...(far_km === null &&
      typeof far_charge_hours === 'number' && {
        [`${path}.far_km`]: requiredWords(cancellationLabels.far_km),
      }),
    ...(typeof far_km === 'number' &&
      far_charge_hours === null && {
        [`${path}.far_charge_hours`]: requiredWords(cancellationLabels.far_charge_hours),
      }),
  }
}
