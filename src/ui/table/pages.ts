import { totalText } from '#shared/totals.ts'

/** Which page numbers to show: the first, the last, and those around the current one; null is a gap. */
export function pageNumbers(page: number, last: number): (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, last].filter((each) => each >= 1 && each <= last)
  // Near an end the gap's space goes to more numbers, so that the bar keeps its width.
  if (page <= 4) wanted.push(2, 3, 4, 5)
  if (page >= last - 3) wanted.push(last - 1, last - 2, last - 3, last - 4)
  const shown = [...new Set(wanted)].filter((each) => each >= 1 && each <= last).sort((a, b) => a - b)
  return shown.flatMap((each, at) => {
    const before = shown[at - 1]
    if (before === undefined || each === before + 1) return [each]
    // A gap of one is replaced by the number itself.
    return each === before + 2 ? [before + 1, each] : [null, each]
  })
}

/** '1–50 of 2,000'; without a total '1–50', and there may be more as long as rows fill the page. */
export function rangeText(page: number, pageSize: number, shown: number, total: number | null): string {
  if (shown === 0) return total === null || total === 0 ? 'None' : `None of ${totalText(total)}`
  const first = (page - 1) * pageSize + 1
  const range = `${grouped(first)}–${grouped(first + shown - 1)}`
  return total === null ? range : `${range} of ${totalText(total)}`
}

export function lastPage(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize))
}

const grouped = (value: number): string => value.toLocaleString('en-AU')
