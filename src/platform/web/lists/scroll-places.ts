import type { AnyRouter } from '@tanstack/react-router'

/** How long to wait for a screen to reach its earlier height, and to have its rows. */
const maxWaitMs = 1000

type Places = Map<string, number>

/**
 * Remembers the scroll position of each history entry: the window's, and that of each part marked with
 * `data-scrolls`; and the row that someone left it from. Going back or forward restores both.
 */
export function scrollPlaces(router: AnyRouter): { isReturn: () => boolean; restore: () => void } {
  const seen = new Map<string, Places>()
  const leftFrom = new Map<string, string>()
  const keyNow = () => router.state.resolvedLocation?.state.__TSR_key ?? ''
  let isReturn = false

  history.scrollRestoration = 'manual'
  router.history.subscribe(({ action }: { action: { type: string } }) => {
    isReturn = ['BACK', 'FORWARD', 'GO'].includes(action.type)
  })
  router.subscribe('onBeforeNavigate', () => {
    const link = linkOf(document.activeElement?.closest(rows))
    if (link) leftFrom.set(keyNow(), link)
  })
  addEventListener(
    'scroll',
    ({ target }) => {
      // Scrolling during a navigation belongs to neither page.
      if (router.state.status !== 'idle') return
      const places = seen.get(keyNow()) ?? new Map<string, number>()
      if (target === document) places.set('', scrollY)
      else if (target instanceof HTMLElement && target.dataset['scrolls'])
        places.set(target.dataset['scrolls'], target.scrollTop)
      seen.set(keyNow(), places)
    },
    { capture: true, passive: true },
  )
  return {
    isReturn: () => isReturn,
    restore: () => {
      const places = seen.get(keyNow())
      const link = leftFrom.get(keyNow())
      const until = performance.now() + maxWaitMs
      if (places) scrollBack(new Map(places), until)
      if (link) focusRow(link, until)
    },
  }
}

/** A list grows as its rows arrive: retries on each frame until the position can be reached. */
function scrollBack(places: Places, until: number): void {
  for (const [name, top] of places) {
    const part = name === '' ? document.scrollingElement : document.querySelector(`[data-scrolls="${name}"]`)
    if (!part) continue
    part.scrollTop = top
    if (Math.abs(part.scrollTop - top) <= 1) places.delete(name)
  }
  if (places.size > 0 && performance.now() < until) requestAnimationFrame(() => scrollBack(places, until))
}

/** Rows of a list, and of a home. */
const rows = 'main :is(tbody tr[tabindex], [data-action-row])'

const linkOf = (row: Element | null | undefined) => row?.querySelector('a')?.getAttribute('href')

/** Rows arrive later than their screen. A person who has moved on to something else stays there. */
function focusRow(link: string, until: number): void {
  const row = [...document.querySelectorAll<HTMLElement>(rows)].find((one) => linkOf(one) === link)
  const now = document.activeElement
  if (now && !['BODY', 'MAIN', 'H1'].includes(now.tagName)) return
  if (row) row.focus({ preventScroll: true })
  else if (performance.now() < until) requestAnimationFrame(() => focusRow(link, until))
}
