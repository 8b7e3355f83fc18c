/** A line while being typed. */
interface Line {
  id?: number | undefined
  docket_line_id?: number | null | undefined
  is_taken_off?: 1 | 0 | undefined
}

/** Whether saving the invoice removes a line. */
export const isOff = ({ is_taken_off }: Line): boolean => is_taken_off === 1

/**
 * What replaces a removed line: one that bills a docket stays visible until saved, since its docket can then
 * be billed again. `saved`: the ids of the lines on the invoice.
 */
export const replacementFor = <L extends Line>(line: L, saved: ReadonlySet<number>): L | undefined =>
  line.docket_line_id && line.id && saved.has(line.id) ? { ...line, is_taken_off: 1 } : undefined

/**
 * Rebases your own lines onto what someone else has saved since: a line by hand that they removed becomes a
 * new one.
 */
export const ontoSaved = <L extends Line>(mine: readonly L[], saved: ReadonlySet<number>): L[] =>
  mine.map((line) =>
    line.docket_line_id || line.id === undefined || saved.has(line.id) ? line : { ...line, id: undefined },
  )
