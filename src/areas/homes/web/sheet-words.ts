import type { DaySheet } from '../contract/home.ts'

type State = NonNullable<DaySheet['rows'][number]['state']>

/** What is known about an order's driver. */
export const stateWords: Readonly<Record<State, string>> = {
  to_fill: 'To fill',
  accepted: 'Accepted',
  waiting: 'Not answered',
  en_route: 'En route',
  working: 'Working',
  done: 'Done',
  broke_down: 'Broke down',
  declined: 'Declined',
  to_confirm: 'Not confirmed',
  to_send: 'Not sent',
  on_hold: 'Job on hold',
}

/** Where no driver is needed. */
export const dryHireWords = 'Dry hire'
