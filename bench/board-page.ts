import type { Page } from '@playwright/test'
import { cpuTime } from './browser.ts'

/** How long each frame took until the next, and how long the page kept the processor busy for one on average, in ms. */
export interface Frames {
  took: number[]
  work_ms: number
}
interface Point {
  clientX: number
  clientY: number
}

const frameCount = 90

/** Scrolls the grid a little further in each frame. */
export const scrollFrames = (page: Page): Promise<Frames> => framesOf(page, 'scroll')

/** Picks a booking up with the mouse and carries it over other rows and days, a little further in each frame. */
export async function dragFrames(page: Page): Promise<Frames> {
  const from = await pointOn(page, '[data-chip]')
  await page.mouse.move(from.clientX, from.clientY)
  await page.mouse.down()
  await page.mouse.move(from.clientX + 20, from.clientY)
  await page.locator('[data-ghost]').waitFor()
  const frames = await framesOf(page, 'drag', from)
  await page.keyboard.press('Escape')
  await page.mouse.up()
  return frames
}

/** Where the first booking is that can be pressed: those drawn above and below what is in sight cannot. */
const pointOn = (page: Page, chips: string): Promise<Point & { id: string }> =>
  page.evaluate((sought) => {
    for (const chip of document.querySelectorAll<HTMLElement>(sought)) {
      const { left, top, width } = chip.getBoundingClientRect()
      const point = { clientX: left + width / 2, clientY: top + 10, id: chip.dataset['chip'] ?? '' }
      if (document.elementFromPoint(point.clientX, point.clientY)?.closest('[data-chip]') === chip)
        return point
    }
    throw new Error('There is no booking to drag.')
  }, chips)

/** In the page, so that nothing else has to keep pace with its frames. */
async function framesOf(
  page: Page,
  what: 'scroll' | 'drag',
  from: Point = { clientX: 0, clientY: 0 },
): Promise<Frames> {
  const busy = await cpuTime(page)
  const before = await busy()
  const took = await page.evaluate(
    ([kind, start, count]) => {
      const grid = document.querySelector('[data-lane]')?.closest('table')?.parentElement?.parentElement
      const act = (at: number) => {
        if (kind === 'scroll' && grid) grid.scrollTop += 40
        const point = { clientX: start.clientX + at * 4, clientY: start.clientY + (at % 12) * 18 }
        if (kind === 'drag') dispatchEvent(new PointerEvent('pointermove', point))
      }
      return new Promise<number[]>((resolve) => {
        const frames: number[] = []
        let last = 0
        const next = (now: number) => {
          if (last > 0) frames.push(now - last)
          last = now
          if (frames.length >= count) return resolve(frames)
          act(frames.length)
          requestAnimationFrame(next)
        }
        requestAnimationFrame(next)
      })
    },
    [what, from, frameCount] as const,
  )
  return { took, work_ms: ((await busy()) - before) / frameCount }
}

/** Carries a booking to the tray: from the drop until it is gone here, and until it is gone in another browser, in ms. */
export async function timeDrop(page: Page, other: Page): Promise<{ here: number; there: number }> {
  const { id, ...from } = await pointOn(page, '[data-chip][data-look="pending"]')
  await other.locator(`[data-chip="${id}"]`).waitFor()
  const tray = await page.locator('[data-tray]').boundingBox()
  if (!tray) throw new Error('There is no tray to drop on.')
  await page.mouse.move(from.clientX, from.clientY)
  await page.mouse.down()
  await page.mouse.move(tray.x + 100, tray.y + 300, { steps: 3 })
  await page.locator('[data-ghost]', { hasText: 'Take off' }).waitFor()
  await watchChip(page, id, { isDropped: true })
  await watchChip(other, id, { isDropped: false })
  await page.mouse.up()
  const [here, there] = await Promise.all([seenGone(page), seenGone(other)])
  return { here: here.end - here.start, there: there.end - here.start }
}

const limitMs = 30_000

interface Gone {
  start: number
  end: number
}

/** Watches for the frame without the booking, from the lifted pointer on where it is dropped. */
const watchChip = (page: Page, id: string, { isDropped }: { isDropped: boolean }): Promise<void> =>
  page.evaluate(
    ([was, waits, limit]) => {
      const gone = new Promise<Gone>((resolve, reject) => {
        const now = () => performance.timeOrigin + performance.now()
        const watch = () => {
          const start = now()
          const look = () => {
            if (now() - start > limit) return reject(new Error('The booking stayed.'))
            if (document.querySelector(`[data-chip="${was}"]`)) return void requestAnimationFrame(look)
            const painted = new MessageChannel()
            painted.port1.onmessage = () => resolve({ start, end: now() })
            painted.port2.postMessage(null)
          }
          requestAnimationFrame(look)
        }
        if (waits) addEventListener('pointerup', watch, { once: true, capture: true })
        else watch()
      })
      Object.assign(globalThis, { bookingGone: gone })
    },
    [id, isDropped, limitMs] as const,
  )

/** When that began, and when that frame was painted, on the machine’s clock. */
const seenGone = (page: Page): Promise<Gone> =>
  page.evaluate(() => (globalThis as unknown as { bookingGone: Promise<Gone> }).bookingGone)
