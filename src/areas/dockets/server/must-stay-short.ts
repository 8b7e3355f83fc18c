import { mustBeAllowed } from '#platform/server/change/open-record.ts'
import { takesDocket } from '../rules/takes-docket.ts'
import type { ShortDayKind } from '../contract/choices.ts'
import type { DocketOrder } from './lookups-store.ts'

interface Kind {
  short_day?: ShortDayKind | null
}

/** A docket of an order that its client cancelled stays one of a day cut short. @throws conflict. */
export function mustStayShort(order: DocketOrder, before: Kind, input: Kind): void {
  if (before.short_day && !input.short_day) mustBeAllowed(takesDocket(order))
}
