/** Runs a task unless the previous one is still in progress, so that a double press does it once. */
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
