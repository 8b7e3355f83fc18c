import type { DocumentView, Evidence, Fact, Passage } from '#shared/document-view.ts'
import { formatDate, formatInstant } from '#shared/local-date.ts'
import { quantityText, unitName } from '#shared/units.ts'
import type { SigningMethod } from '../contract/choices.ts'
import type { DocketModel, ModelSignature } from '../contract/docket-document.ts'
import { docketLabels as labels } from './docket-labels.ts'
import { shiftTime, tablesOfDocket } from './docket-tables.ts'
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
    tables: tablesOfDocket(model),
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
    ...fact('Time', timeOf(model)),
    ...fact(labels.short_day, model.short_day ?? null),
    ...time(labels.worked_minutes, model.worked_minutes),
    // Otherwise in the table of hours and breaks.
    ...(model.entries.length === 0 ? pausesOf(model) : []),
    ...fact(labels.job_item_id, model.order_no),
    ...fact(labels.site, model.site),
    ...fact('Machine', model.asset),
    ...fact('Attachments', model.attachments?.join(', ') ?? null),
    ...fact('Tolls', model.tolls ?? null),
    ...fact('Operator', model.driver),
    ...fact(labels.po_number, model.po_number),
    ...fact('Hour meter', readingsText(model.smu_start, model.smu_finish, 'h')),
    ...fact('Odometer', readingsText(model.odometer_start, model.odometer_finish, 'km')),
  ]
}

const timeOf = ({ starts_at, finishes_at, shift_date }: DocketModel): string =>
  starts_at === finishes_at
    ? 'No one worked'
    : `${shiftTime(starts_at, shift_date)} to ${shiftTime(finishes_at, shift_date)}`

const pausesOf = (model: DocketModel): Fact[] => [
  ...time(labels.standby_minutes, model.standby_minutes),
  ...time(labels.break_minutes, model.break_minutes),
  ...time(labels.travel_minutes, model.travel_minutes),
]

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
  const passage = (heading: string, text: Passage['text'] | null): Passage[] =>
    text ? [{ heading, text }] : []
  return [
    ...passage(labels.operator_comment, model.operator_comment),
    ...passage(labels.client_comment, model.client_comment),
    ...passage('Terms and conditions', model.terms ?? null),
  ]
}

const signedWords: Readonly<Record<SigningMethod, (name: string) => string>> = {
  glass: (name) => `${name} read this docket on the driver’s phone and signed it there.`,
  typed: (name) => `${name} read this docket on the driver’s phone and signed it there by typing the name.`,
  phone: (name) => `${name} agreed to this docket by phone.`,
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
      signedWords[signature.method](signature.name),
      signature.of_revision === model.revision
        ? ''
        : ` That was ${docketName(model.number, signature.of_revision)}; this version charges nothing more.`,
    ].join(''),
    has_signature: signature.signature_sha256 !== null,
    has_own_page: false,
  }
}
