import { formatAbn } from '#shared/abn.ts'
import { activeWords, approvedWords } from '#shared/flag-words.ts'
import { formatDate, formatInstant, formatTime, isDate, isTime } from '#shared/local-date.ts'
import { historyStatus } from '#shared/mail-words.ts'
import { formatUnitPrice } from '#shared/money.ts'
import { formatPhone } from '#shared/phone.ts'
import { type RichText, plainText } from '#shared/rich-text.ts'

type Fields = Readonly<Record<string, unknown>>

/** An area's own words for a field, and for its values. */
interface Words {
  label: string
  show?: (value: unknown) => string
}
type FieldWords = Readonly<Record<string, Words>>

const results: Readonly<Record<string, string>> = {
  pass: 'passed',
  pass_with_defects: 'passed with defects',
  fail: 'failed',
}
const hours: Words = { label: 'Hours' }
const result: Words = { label: 'Prestart', show: (value) => results[String(value)] ?? String(value) }
const issuable: FieldWords = { status: { label: 'Status', show: historyStatus } }
/** How a record's fields read in its log, in addition to the area's own words. */
export const wordsOfType: Readonly<Record<string, FieldWords>> = {
  job: { est_hours: hours },
  quote: issuable,
  invoice: issuable,
  asset: { smu_current: hours, odometer_current: { label: 'Odometer' }, meters_read_at: { label: 'Read' } },
  asset_checklist: { smu: hours, result },
}

/** One changed field in words; null for an empty value, no `before` where there was nothing to compare with. */
export interface FieldChange {
  field: string
  label: string
  before?: string | null
  after: string | null
}

/** Abbreviations spelt as the trade does. */
const acronyms = new Set('abn acn bsb byda dob gst gvm id ohs pfas po ppe rcti smu sms url vin'.split(' '))
/** Suffixes without meaning for people: cents, ids, instants, days. */
const suffix = /_(?:cents|file_id|id|ids|at|on|no)$/

/** Numbers that the rest of their names would not say. */
const numberLabels: Readonly<Record<string, string>> = {
  fleet_no: 'Fleet number',
  licence_no: 'Licence number',
  serial_no: 'Serial number',
}

/** A field's display name: `credit_limit_cents` is Credit limit. */
export function labelOf(field: string): string {
  if (field.includes(':')) return field
  const number = numberLabels[field]
  if (number !== undefined) return number
  const words = field
    .replace(suffix, '')
    .replace(/^is_/, '')
    .replace(/line(?=\d$)/, 'line ')
    .split('_')
    .map((word) => (acronyms.has(word) ? word.toUpperCase() : word))
    .join(' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Fields whose 1 and 0 mean yes and no (specification, section 9); in any other they are numbers. */
const yesNo =
  /^(?:is|has|may|needs|must|show)_|^(?:archived|asbestos_ok|block_on_expiry|closed_on_holidays|contaminated_land|pfas_ok|sop_construction_contract)$|_(?:accepted|applies|hire|hold|off_road|on_fail|registered|required|switch|to_follow)$/
const word: Readonly<Record<string, string>> = {
  ...activeWords,
  ...approvedWords,
}

/** A value as displayed; null when empty. */
export function valueOf(field: string, value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'number') return numberOf(field, value)
  if (typeof value === 'string') return textOf(field, value)
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (isRichText(value)) return plainText(value)
  if (Array.isArray(value)) return value.map((one) => valueOf(field, one) ?? '').join(', ') || null
  return Object.entries(value)
    .map(([name, one]) => `${labelOf(name)}: ${valueOf(name, one) ?? 'none'}`)
    .join(', ')
}

/** Formatted text, as its editor keeps it. */
const isRichText = (value: object): value is RichText =>
  'type' in value && value.type === 'doc' && 'content' in value

function numberOf(field: string, value: number): string {
  if (field.endsWith('_cents')) return formatUnitPrice(value)
  if (field.endsWith('_percent')) return `${value}%`
  if (field.endsWith('_file_id')) return 'A file'
  if (/^(?:smu|odometer)/.test(field)) return value.toLocaleString('en-AU', { maximumFractionDigits: 1 })
  if ((value === 0 || value === 1) && yesNo.test(field)) return value ? 'Yes' : 'No'
  return String(value)
}

function textOf(field: string, value: string): string {
  if (/^[01]$/.test(value)) return numberOf(field, Number(value))
  if (isDate(value)) return formatDate(value)
  if (/^\d{4}-\d\d-\d\dT/.test(value)) return formatInstant(value)
  if (isTime(value)) return formatTime(value)
  if (field === 'abn') return formatAbn(value)
  if (/^(?:phone|mobile)$/.test(field)) return formatPhone(value)
  return word[value] ?? (/^[a-z]+(?:_[a-z0-9]+)+$/.test(value) ? value.replaceAll('_', ' ') : value)
}

/** What says nothing to people: map coordinates, places in an order, what follows from the rest, secrets. */
const unspoken = new Set(
  `lat lng place_id instructions_version sort position sequence slot slot_no revision is_latest
   status_before_hold password_hash must_change_password`.split(/\s+/),
)

interface Said {
  actor: string
  at: string
  action: string
  part: string | null
  record_label: string
  reason: string | null
}

/** Whether a value repeats what its entry says: who did it and when, what it was done to, why, or the resulting status. */
export function repeatsEntry(
  { field, before, after }: Pick<FieldChange, 'field' | 'before' | 'after'>,
  { actor, at, action, part, record_label, reason }: Said,
): boolean {
  if (after === null) return false
  if (after === reason) return true
  if (field.endsWith('status')) return part === null && statusOf(action).includes(after.toLowerCase())
  // Who accepted is a client's person, who may have the same name.
  if (before != null || field === 'accepted_by') return false
  if (field.endsWith('_by')) return after === actor
  if (/_(?:at|since)$/.test(field)) return after === formatInstant(at)
  return [record_label, part ?? ''].some((name) => isNameIn(name, after))
}

/** An action that gives a record its status is named after it, but for one that is issued by sending it. */
const statusOf = (action: string): string => (action.startsWith('sent (') ? 'issued' : action)

/** Whether a name is or contains a value as a whole: `J-000030` and the title in `J-000030 Break up a slab`. */
const isNameIn = (name: string, value: string): boolean =>
  name === value || name.startsWith(`${value} `) || name.endsWith(` ${value}`)

/** What changed, field by field: for a new record its values, for an edit before and after. */
export function describeChange(
  { before, after }: { before: Fields | null; after: Fields | null },
  words: FieldWords = {},
): FieldChange[] {
  const read = (field: string, value: unknown): string | null => {
    const plain = valueOf(field, value)
    const show = words[field]?.show
    return show && plain !== null ? show(value) : plain
  }
  return (
    inOrder(Object.keys({ ...before, ...after }), Object.keys(words))
      .filter((field) => !unspoken.has(field))
      .flatMap(
        (field): FieldChange | FieldChange[] =>
          linesChange(field, before?.[field], after?.[field]) ?? {
            field,
            label: words[field]?.label ?? labelOf(field),
            before: read(field, before?.[field]),
            after: read(field, after?.[field]),
          },
      )
      // Two values that look alike may still differ: masked ones show only their ends.
      .filter((change) => change.before !== null || change.after !== null)
      // What a new record is not, goes without saying.
      .filter((change) => before !== null || change.after !== 'No')
      .map(({ before: was, ...change }) =>
        before && was !== undefined ? { ...change, before: was } : change,
      )
  )
}

/** Of lines in words only those removed and added; undefined for anything else. */
function linesChange(field: string, before: unknown, after: unknown): FieldChange[] | undefined {
  if (field !== 'lines' || !isTexts(before) || !isTexts(after)) return undefined
  const change = (label: string, some: readonly string[], others: readonly string[]) => {
    const only = some.filter((line) => !others.includes(line))
    return only.length === 0 ? [] : [{ field, label, after: only.join('; ') }]
  }
  const changes = [...change('Removed', before, after), ...change('Added', after, before)]
  return changes.length === 0 ? undefined : changes
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

/** In the order of the area's form; fields it does not have come last. The log itself keeps no order. */
function inOrder(fields: readonly string[], known: readonly string[]): string[] {
  const place = (field: string) => (known.includes(field) ? known.indexOf(field) : known.length)
  return fields.toSorted((a, b) => place(a) - place(b))
}
