import type { DocumentView, Evidence, Fact, Passage } from '#shared/document-view.ts'
import { formatDate, formatInstant, formatTime, melbourneDate, melbourneTime } from '#shared/local-date.ts'
import { quantityText, unitName } from '#shared/units.ts'
import { entryKindWords } from '../contract/choices.ts'
import type { DocketModel, ModelSignature } from '../contract/docket-document.ts'
import { docketLabels as labels } from './docket-labels.ts'
import { docketName } from './docket-words.ts'
import { readingsText } from './reading-words.ts'
import { minutesText } from './shift/time-words.ts'

/** A docket's text, the same on screen, on the driver's phone and in the PDF: the work done, without prices. */
export function documentOfDocket(model: DocketModel, mark: string | null = null): DocumentView {
  return {
    title: 'Docket',
    number: docketName(model.number, model.revision),
    mark,
    seller: model.seller,
    buyer: model.buyer,
    facts: factsOf(model),
    intro: [{ heading: model.job, text: model.description ?? '' }],
    has_prices: false,
    lines: model.lines.map(lineOf),
    totals: [],
    passages: passagesOf(model),
    footer: null,
    evidence: model.signature && evidenceOf(model, model.signature),
  }
}

const fact = (label: string, value: string | null): Fact[] => (value ? [{ label, value }] : [])
const time = (label: string, minutes: number): Fact[] => fact(label, minutes ? minutesText(minutes) : null)

function factsOf(model: DocketModel): Fact[] {
  return [
    ...fact(labels.shift_date, formatDate(model.shift_date)),
    ...fact(
      'Time',
      `${clock(model.starts_at, model.shift_date)} to ${clock(model.finishes_at, model.shift_date)}`,
    ),
    ...time(labels.worked_minutes, model.worked_minutes),
    ...time(labels.standby_minutes, model.standby_minutes),
    ...time(labels.break_minutes, model.break_minutes),
    ...time(labels.travel_minutes, model.travel_minutes),
    ...fact(labels.job_item_id, model.order_no),
    ...fact(labels.site, model.site),
    ...fact('Machine', model.asset),
    ...fact('Operator', model.driver),
    ...fact(labels.po_number, model.po_number),
    ...fact('Hour meter', readingsText(model.smu_start, model.smu_finish, 'h')),
    ...fact('Odometer', readingsText(model.odometer_start, model.odometer_finish, 'km')),
  ]
}

/** `7:00 am`, with its date when that is not the day of the shift. */
const clock = (instant: string, day: string): string =>
  melbourneDate(instant) === day ? formatTime(melbourneTime(instant)) : formatInstant(instant)

function lineOf(line: DocketModel['lines'][number]): DocumentView['lines'][number] {
  const details = [
    line.minimum ? `Minimum ${line.minimum}` : null,
    line.computed === null
      ? null
      : `Agreed instead of ${quantityText(line.computed)}${line.reason ? `: ${line.reason}` : ''}`,
    line.is_billable ? null : 'Not charged',
  ].filter((detail) => detail !== null)
  return {
    description: line.description,
    detail: details.join(' · ') || null,
    quantity: quantityText(line.quantity),
    unit: unitName(line.unit, line.quantity),
    unit_price: '',
    total: '',
    is_text: false,
    is_left_out: false,
  }
}

function passagesOf(model: DocketModel): Passage[] {
  const passage = (heading: string, text: string | null): Passage[] => (text ? [{ heading, text }] : [])
  const entries = model.entries.map(
    ({ kind, started_at, ended_at, note }) =>
      `${entryKindWords[kind]} ${clock(started_at, model.shift_date)} to ${clock(ended_at, model.shift_date)}${note ? `: ${note}` : ''}`,
  )
  return [
    ...passage('Times', entries.join('\n')),
    ...passage('Loads', model.loads.map((load) => loadWords(load, model.shift_date)).join('\n')),
    ...passage(labels.operator_comment, model.operator_comment),
    ...passage(labels.client_comment, model.client_comment),
  ]
}

function loadWords(load: DocketModel['loads'][number], day: string): string {
  const parts = [
    `${load.load_no}. ${load.material}`,
    load.source && `from ${load.source}`,
    load.tip && `to ${load.tip}`,
    load.net_t === null ? null : `${quantityText(load.net_t)} t`,
    load.volume_m3 === null ? null : `${quantityText(load.volume_m3)} m³`,
    `loaded ${clock(load.loaded_at, day)}`,
    load.tipped_at && `tipped ${clock(load.tipped_at, day)}`,
    load.ticket_no && `ticket ${load.ticket_no}`,
    load.waste_record_no && `waste record ${load.waste_record_no}`,
    load.note,
  ]
  return parts.filter(Boolean).join(', ')
}

function evidenceOf(model: DocketModel, signature: ModelSignature): Evidence {
  const name = docketName(model.number, model.revision)
  const isPhone = signature.method === 'phone'
  return {
    heading: `Signature of docket ${name}`,
    facts: [
      ...fact(labels.signed_by, signature.name),
      ...fact('Role', signature.role),
      ...fact('Contact', signature.contact),
      ...fact(isPhone ? 'Agreed on' : 'Signed on', `${formatInstant(signature.signed_at)} (Melbourne)`),
      ...fact('Noted by', signature.by),
      ...fact('Document (SHA-256)', signature.document_sha256),
    ],
    statement: [
      isPhone
        ? `${signature.name} agreed to this docket by phone.`
        : `${signature.name} read this docket on the operator’s phone and signed it there.`,
      signature.of_revision === model.revision
        ? ''
        : ` That was ${docketName(model.number, signature.of_revision)}; this version charges nothing more.`,
    ].join(''),
    has_signature: signature.signature_sha256 !== null,
  }
}
