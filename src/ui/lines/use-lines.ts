import { useRef } from 'react'
import { useFieldArray, useFormContext, useFormState } from 'react-hook-form'
import { type LineMoves, useLineKeys } from './use-line-keys.ts'

/** A line's errors, by field. */
export type LineErrors = Readonly<Record<string, { message?: string } | undefined>>

/** What is wrong with fields of a line that have no cell of their own to say it. */
export const messagesWithoutCell = (errors: LineErrors, cells: readonly string[]): string[] =>
  Object.entries(errors).flatMap(([field, error]) => (cells.includes(field) ? [] : (error?.message ?? [])))

/**
 * A form's list of lines, named `lines` unless `name` says otherwise: errors of each line and of the list,
 * moving lines, and their keys. `newLine` gets its place; `instead`: what replaces a removed line, undefined
 * for nothing.
 */
export function useLines<Line extends object>(
  newLine: (at: number) => Line,
  instead: (line: Line) => Line | undefined = () => undefined,
  name = 'lines',
) {
  const { control, getValues } = useFormContext()
  const { fields, insert, remove, move, update } = useFieldArray({ control, name, keyName: 'key' })
  const { errors } = useFormState({ control, name })
  const wrong = errors[name] as readonly (LineErrors | undefined)[] | undefined
  const whole = errors[name]?.message ?? errors[name]?.root?.message
  const grid = useRef<HTMLOListElement>(null)
  const takeOut = (at: number) => {
    const other = instead(getValues(`${name}.${at}`) as Line)
    if (other) update(at, other)
    else remove(at)
  }
  const moves: LineMoves = {
    insert: (at) => insert(at, newLine(at), { shouldFocus: false }),
    remove: takeOut,
    move,
  }
  const { onKeyDown, focusLater } = useLineKeys(grid, fields.length, moves)
  return {
    fields,
    /** What each row needs to know of its place. */
    rows: fields.map(({ key }, at) => ({ key, at, count: fields.length, moves, wrong: wrong?.[at] })),
    whole: typeof whole === 'string' ? whole : undefined,
    grid,
    onKeyDown,
    /** Adds a line at the end. */
    add: () => {
      moves.insert(fields.length)
      focusLater(fields.length, 'description')
    },
    /** Puts these lines at a place: copied or pasted ones. */
    insertLines: (at: number, copied: readonly Line[]) => insert(at, [...copied], { shouldFocus: false }),
    /** Replaces a line. */
    put: (at: number, other: (line: Line) => Line) => update(at, other(getValues(`${name}.${at}`) as Line)),
    /** The same, then focuses its quantity. */
    replace: (at: number, other: (line: Line) => Line) => {
      update(at, other(getValues(`${name}.${at}`) as Line))
      focusLater(at, 'quantity')
    },
  }
}
