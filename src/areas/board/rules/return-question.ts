/** How many orders are named. */
const most = 4

/** Asks whether confirmed orders go back to pending. `lacks`: what each would lack, in a sentence that names it. */
export function returnQuestion(lacks: readonly string[]): { title: string; message: string } {
  const more = lacks.length - most
  const named = [...lacks.slice(0, most), ...(more > 0 ? [`And ${more} more.`] : [])].join(' ')
  const isOne = lacks.length === 1
  return {
    title: isOne ? 'Return the order to pending?' : `Return ${lacks.length} orders to pending?`,
    message: `${named} Back to pending, ${isOne ? 'its' : 'their'} other bookings are pencilled and any driver is notified.`,
  }
}
