/** Does what it is given, unless what it was given before is still under way: a second press is no second answer. */
export function oneAtATime(): (work: () => Promise<unknown>) => Promise<void> {
  let isUnderWay = false
  return async (work) => {
    if (isUnderWay) return
    isUnderWay = true
    try {
      await work()
    } finally {
      isUnderWay = false
    }
  }
}
