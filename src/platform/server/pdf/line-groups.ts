import type { DocumentLine } from '#shared/document-view.ts'
import { linesOf } from '#shared/text.ts'

/** Lines that stay on one page, unless they are too long for that. */
export interface LineGroup {
  lines: readonly DocumentLine[]
  is_long: boolean
}

/** Headings in a row that stay with the line below them. */
const maxTogether = 4
/** Rows of text that always fit below the head of a page. */
const maxRows = 24
/** Letters of a description in one row. */
const rowLength = 60

/** A heading stays with what follows it, and no line is alone at either end of the table. */
export function groupLines(lines: readonly DocumentLine[]): LineGroup[] {
  const groups: DocumentLine[][] = []
  let open: DocumentLine[] = []
  for (const line of lines) {
    open.push(line)
    if (line.is_text && open.length < maxTogether) continue
    groups.push(open)
    open = []
  }
  if (open.length > 0) groups.push(open)
  return joinEnds(groups).map((group) => ({ lines: group, is_long: rowsOf(group) > maxRows }))
}

function joinEnds(groups: DocumentLine[][]): DocumentLine[][] {
  const [first = [], second = [], ...rest] = groups
  if (groups.length < 4) return rowsOf(groups.flat()) > maxRows ? groups : [groups.flat()].filter(isFilled)
  const last = rest.pop() ?? []
  const beforeLast = rest.pop() ?? []
  return [...join(first, second), ...rest, ...join(beforeLast, last)].filter(isFilled)
}

const isFilled = (group: readonly DocumentLine[]): boolean => group.length > 0

const join = (one: DocumentLine[], next: DocumentLine[]): DocumentLine[][] =>
  rowsOf([...one, ...next]) > maxRows ? [one, next] : [[...one, ...next]]

const rowsOf = (lines: readonly DocumentLine[]): number =>
  lines
    .flatMap(({ description, detail }) => [...linesOf(description), ...linesOf(detail ?? '')])
    .reduce((rows, text) => rows + Math.max(1, Math.ceil(text.length / rowLength)), 0)
