import type { DocumentTable } from '#shared/document-view.ts'
import { formatInstant, formatTime, melbourneDate, melbourneTime } from '#shared/local-date.ts'
import { plural } from '#shared/text.ts'
import { quantityText } from '#shared/units.ts'
import { entryKindWords } from '../contract/choices.ts'
import type { DocketModel } from '../contract/docket-document.ts'
import { grossAndTare } from './loads/load-weights.ts'
import { minutesBetween, minutesText } from './shift/time-words.ts'

/** A docket's hours with their breaks, and its loads: each a table if there are any. */
export const tablesOfDocket = (model: DocketModel): DocumentTable[] => [
  ...(model.entries.length > 0 ? [hoursOf(model)] : []),
  ...(model.loads.length > 0 ? [loadsOf(model)] : []),
]

/** `7:00 am`, with its date when that is not the day of the shift. */
export const shiftTime = (instant: string, shift_date: string): string =>
  melbourneDate(instant) === shift_date ? formatTime(melbourneTime(instant)) : formatInstant(instant)

const column = (label: string) => ({ label, is_figure: false, is_wide: false })
const wide = (label: string) => ({ label, is_figure: false, is_wide: true })
const figure = (label: string) => ({ label, is_figure: true, is_wide: false })

const hoursOf = ({ entries, shift_date }: DocketModel): DocumentTable => ({
  heading: 'Hours and breaks',
  columns: [column('What'), column('From'), column('To'), figure('Time'), wide('Note')],
  rows: entries.map(({ kind, started_at, ended_at, note }) => [
    entryKindWords[kind],
    shiftTime(started_at, shift_date),
    shiftTime(ended_at, shift_date),
    minutesText(minutesBetween(started_at, ended_at)),
    note ?? '',
  ]),
  total: [],
})

type Load = DocketModel['loads'][number]

/** More would make a document that no email takes. */
const mostPhotos = 40

/** How many of its photos the PDF leaves out; null for none. */
export const photosLeftOut = ({ photos = [] }: DocketModel): string | null =>
  photos.length > mostPhotos ? `${plural(photos.length - mostPhotos, 'more photo')} in Haulyard.` : null

/** The photos of its loads' tickets, as the PDF shows them after everything else. */
export const photosOfDocket = ({ photos = [], loads }: DocketModel): { caption: string; sha256: string }[] =>
  photos.slice(0, mostPhotos).map(({ load_no, sha256 }) => {
    const ticket_no = loads.find((load) => load.load_no === load_no)?.ticket_no
    return {
      caption: ticket_no ? `Ticket ${ticket_no} of load ${load_no}` : `Ticket of load ${load_no}`,
      sha256,
    }
  })

const loadsOf = ({ loads, photos = [], shift_date }: DocketModel): DocumentTable => ({
  heading: 'Loads',
  columns: [
    figure('No.'),
    column('Loaded'),
    column('Tipped'),
    wide('Material'),
    wide('From'),
    wide('To'),
    column('Ticket'),
    figure('Quantity'),
  ],
  rows: loads.map((load) => [
    String(load.load_no),
    shiftTime(load.loaded_at, shift_date),
    load.tipped_at ? shiftTime(load.tipped_at, shift_date) : '',
    rowsOf(load.material, load.note),
    load.source ?? '',
    load.tip ?? '',
    rowsOf(
      load.ticket_no,
      load.waste_record_no && `waste record ${load.waste_record_no}`,
      photos.some(({ load_no }) => load_no === load.load_no) && 'photo',
    ),
    rowsOf(amount(load.net_t, 't'), grossAndTare(load), amount(load.volume_m3, 'm³')),
  ]),
  total:
    loads.length > 1
      ? [
          '',
          '',
          '',
          `${loads.length} loads`,
          '',
          '',
          '',
          rowsOf(sum(loads, 'net_t', 't'), sum(loads, 'volume_m3', 'm³')),
        ]
      : [],
})

const rowsOf = (...parts: readonly (string | false | null | undefined)[]): string =>
  parts.filter(Boolean).join('\n')

const amount = (quantity: number | null, unit: string): string | null =>
  quantity === null ? null : `${quantityText(quantity)} ${unit}`

/** What all loads together carried; null if not measured. */
function sum(loads: readonly Load[], of: 'net_t' | 'volume_m3', unit: string): string | null {
  const measured = loads.flatMap((load) => load[of] ?? [])
  const thousandths = measured.reduce((all, quantity) => all + Math.round(quantity * 1000), 0)
  return measured.length === 0 ? null : amount(thousandths / 1000, unit)
}
