import { parseDate } from '#shared/local-date.ts'
import { parseMoney, parseUnitPrice } from '#shared/money.ts'
import { parseNumber } from '#shared/parse-number.ts'
import type { Permission } from '#shared/permissions.ts'
import type { Names } from './names.ts'
import { UnreadableCell } from './unreadable-cell.ts'

/** What a cell is read with. */
export interface CellInputs<References> {
  readonly today: string
  readonly references: References
}

/** A field that a column of a spreadsheet can be matched with. */
export interface ImportColumn<References = unknown> {
  readonly field: string
  readonly label: string
  /** A value as the template shows it. */
  readonly example: string
  /** Who may set the field, where it is not everyone who may create the record. */
  readonly right?: Permission
  /**
   * A filled cell as the record's schema takes it. What cannot be read goes on as it was typed, so that the schema
   * refuses it in its own words. @throws UnreadableCell for what only the import can explain.
   */
  readonly read: (typed: string, inputs: CellInputs<References>) => unknown
}

/** The column's field and label come from the record's own list of labels. */
export function importColumns<Field extends string>(labels: Readonly<Record<Field, string>>) {
  const column =
    <References>(read: ImportColumn<References>['read']) =>
    (field: Field, example: string, right?: Permission): ImportColumn<References> => ({
      field,
      label: labels[field],
      example,
      read,
      ...(right && { right }),
    })
  return {
    text: column<unknown>((typed) => typed),
    money: column<unknown>((typed) => parseMoney(typed) ?? typed),
    price: column<unknown>((typed) => parseUnitPrice(typed) ?? typed),
    number: column<unknown>((typed) => parseNumber(typed, 6) ?? typed),
    date: column<unknown>((typed, { today }) => parseDate(typed, today) ?? typed),
    yesNo: column<unknown>((typed) => yesOrNo[typed.toLowerCase()] ?? typed),
    /** Several texts, separated by semicolons. */
    texts: column<unknown>((typed) => parts(typed)),
    /** One of a list, by what the screen calls it. */
    choice: (words: Readonly<Record<string, string>>) =>
      column<unknown>((typed) => valueOf(words, typed) ?? typed),
    /** Several of a list, separated by semicolons. */
    choices: (words: Readonly<Record<string, string>>) =>
      column<unknown>((typed) =>
        parts(typed).map((part) => {
          const value = valueOf(words, part)
          if (value === undefined)
            throw new UnreadableCell(`“${part}” is not one of ${Object.values(words).join(', ')}.`)
          return value
        }),
      ),
    /** Another record, by its name or number. */
    record: <References>(names: (references: References) => Names) =>
      column<References>((typed, { references }) => names(references).idOf(typed)),
  }
}

const parts = (typed: string): string[] =>
  typed
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '')

const yesOrNo: Readonly<Record<string, 1 | 0>> = { yes: 1, y: 1, true: 1, 1: 1, no: 0, n: 0, false: 0, 0: 0 }

/** Upper or lower case, and the apostrophe of either keyboard. */
const plain = (words: string): string => words.toLowerCase().replaceAll('’', "'")

function valueOf(words: Readonly<Record<string, string>>, typed: string): string | undefined {
  const sought = plain(typed)
  return Object.entries(words).find(([value, word]) => [plain(value), plain(word)].includes(sought))?.[0]
}
