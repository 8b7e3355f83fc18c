/** The number of redirects in a row that are followed; the next one is reported (specification, section 9). */
const limit = 10

/** Counts navigations started without one completing: the first is the user's, each further one a redirect. */
export function redirectLimit(): { begin: (path: string) => void; rest: () => void } {
  let begun = 0
  return {
    begin: (path) => {
      begun += 1
      if (begun - 1 <= limit) return
      begun = 0
      throw new Error(`Infinite redirect at ${path}`)
    },
    rest: () => {
      begun = 0
    },
  }
}
