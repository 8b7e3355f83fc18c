import * as z from 'zod'
import { localDate, localTime } from '#platform/contract/date-fields.ts'
import { yesNo } from '#platform/contract/fields.ts'
import { dayLabels, tipSiteLabels as labels } from '../../rules/tip-site-labels.ts'

const DayHours = z.object({ opens: z.string().nullable(), closes: z.string().nullable() })
export type DayHours = z.output<typeof DayHours>

/** When a tip site is open. */
export const openingShape = {
  /** Of the seven days from Monday on. */
  hours: z.array(DayHours),
  closed_dates: z.array(z.string()),
  closed_on_holidays: z.number(),
}

const time = (label: string) =>
  z.preprocess((typed: string | null) => typed || null, localTime(label).nullable())
const day = z
  .object({ opens: time(dayLabels.opens), closes: time(dayLabels.closes) })
  .refine(({ opens, closes }) => (opens === null) === (closes === null), {
    path: ['closes'],
    message: 'Enter both times, or neither.',
  })
  .refine(({ opens, closes }) => opens === null || closes === null || closes > opens, {
    path: ['closes'],
    message: 'It must close after it opens.',
  })

export const openingFields = {
  hours: z.array(day).length(7, 'Give the hours of seven days, Monday first.'),
  closed_dates: z.array(localDate(labels.closed_dates)).max(200, 'Up to 200 days.'),
  closed_on_holidays: yesNo(),
}
