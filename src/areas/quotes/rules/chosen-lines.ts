interface Choosable {
  id: number
  is_optional: number
  is_selected: number
}

/** Lines with only the chosen options counting: the lines themselves stay as sent. */
export const chosenLines = <L extends Choosable>(lines: readonly L[], selected: ReadonlySet<number>): L[] =>
  lines.map((line) => (line.is_optional ? { ...line, is_selected: Number(selected.has(line.id)) } : line))
