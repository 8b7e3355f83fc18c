import { minutesText } from '#areas/dockets/rules/shift/time-words.ts'
import { thousandths } from '#shared/units.ts'
import type { RateTerms } from '../../contract/terms.ts'
import type { DayFacts, StandingAttachment, StandingDocket } from '../facts.ts'
import { type PriceLine, priceLine } from '../price-line.ts'
import { type Tariff, hireRateOn } from '../tariff.ts'
import { type Rounding, hoursOf, roundMinutes } from '../time/round-time.ts'

type AttachmentTerm = RateTerms['attachments'][number]
/** An attachment on a docket of the day that stands. */
type UsedBefore = StandingAttachment & { docket_no: string }

/**
 * Attachments used in a day, each at least for its minimum (1 h, rock auger +$20/h [TC2]) or for the day [TC1]: what the
 * whole day costs, less what dockets that stand charge of it.
 */
export function attachmentLines(day: DayFacts, tariff: Tariff): PriceLine[] {
  const { terms } = hireRateOn(tariff, day.work_date)
  const used = new Map<number, { docket_no: string; name: string; minutes: number }>()
  for (const { docket_no, attachments } of day.dockets)
    for (const { attachment_id, name, minutes } of attachments) {
      const before = used.get(attachment_id)?.minutes ?? 0
      used.set(attachment_id, { docket_no, name, minutes: before + minutes })
    }
  return [...used].flatMap(([id, { docket_no, name, minutes }]) => {
    const term = termOf(terms, id)
    if (!term) return []
    const before = usedBefore(day.standing, id)
    return priceLine({
      docket_no,
      kind: 'attachment',
      description: name,
      unit: term.unit,
      unit_price_cents: term.rate_cents,
      gst_code: tariff.gst_code,
      bears_fuel_levy: terms.levy_applies,
      ...(term.unit === 'day' ? countDay(before) : countHours({ minutes, before, term, terms })),
    })
  })
}

const termOf = ({ attachments }: Pick<RateTerms, 'attachments'>, id: number): AttachmentTerm | undefined =>
  attachments.find(({ attachment_id }) => attachment_id === id)

const usedBefore = (standing: readonly StandingDocket[], id: number): UsedBefore[] =>
  standing.flatMap(({ docket_no, attachments = [] }) =>
    attachments
      .filter(({ attachment_id }) => attachment_id === id)
      .map((attachment) => ({ ...attachment, docket_no })),
  )

function countDay(before: readonly UsedBefore[]) {
  const charging = before.filter(({ charged }) => charged > 0)
  return charging.length === 0
    ? { quantity: 1, why: ['Used on this day: counted once.'] }
    : { quantity: 0, why: [`${numbersOf(charging)} already charges this day.`] }
}

function countHours({
  minutes,
  before,
  term,
  terms,
}: {
  minutes: number
  before: readonly UsedBefore[]
  term: AttachmentTerm
  terms: Rounding
}) {
  const quantity = leftOf(minutes + minutesOf(before), before, { term, terms })
  return {
    quantity,
    why: [
      `Used for ${minutesText(minutes)}.`,
      ...(before.length > 0 ? [`Together with ${numbersOf(before)} of the same day.`] : []),
      ...(quantity === hoursOf(minutes)
        ? []
        : [`Charged for ${minutesText(Math.round(quantity * 60))}: rounded, and at least its minimum.`]),
    ],
  }
}

const numbersOf = (before: readonly UsedBefore[]): string =>
  before.map(({ docket_no }) => docket_no).join(', ')
const minutesOf = (used: readonly UsedBefore[]): number => used.reduce((sum, { minutes }) => sum + minutes, 0)

/** What so many minutes of a day cost, or the day, less what dockets charge of it already: hours or days. */
function leftOf(
  minutes: number,
  charging: readonly Pick<UsedBefore, 'charged'>[],
  { term, terms }: { term: AttachmentTerm; terms: Rounding },
): number {
  const charged = charging.reduce((sum, one) => sum + thousandths(one.charged), 0)
  return Math.max(0, thousandths(dueFor(minutes, { term, terms })) - charged) / 1000
}

function dueFor(minutes: number, { term, terms }: { term: AttachmentTerm; terms: Rounding }): number {
  if (minutes === 0) return 0
  return term.unit === 'day'
    ? 1
    : hoursOf(Math.max(roundMinutes(minutes, terms), Math.round(term.min_hours * 60)))
}

/** What dockets of a day leave to each other without any of them charging it. */
export interface LeftExtra {
  readonly name: string
  /** Those that would charge it if they were priced again. */
  readonly docket_nos: readonly string[]
}

/** Attachments and tolls that no docket of a day charges in full, where all of them stand. */
export function leftExtras(standing: readonly StandingDocket[], terms: RateTerms): LeftExtra[] {
  const ids = new Set(
    standing.flatMap(({ attachments = [] }) => attachments.map(({ attachment_id }) => attachment_id)),
  )
  const attachments = [...ids].flatMap((id): LeftExtra[] => {
    const term = termOf(terms, id)
    const used = usedBefore(standing, id)
    if (!term || leftOf(minutesOf(used), used, { term, terms }) === 0) return []
    const leaving = used.filter(({ minutes, charged }) => charged < dueFor(minutes, { term, terms }))
    return [{ name: used[0]?.name ?? term.name, docket_nos: leaving.map(({ docket_no }) => docket_no) }]
  })
  const left = standing.filter(({ toll_line }) => toll_line === 'left').map(({ docket_no }) => docket_no)
  const isCharged = left.length === 0 || standing.some(({ toll_line }) => toll_line === 'charged')
  return isCharged ? attachments : [...attachments, { name: 'Tolls', docket_nos: left }]
}
