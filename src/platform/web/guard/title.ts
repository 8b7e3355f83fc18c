import { useEffect } from 'react'

let ofRoute = ''
let ofScreen: string | null = null

function write(): void {
  const title = ofScreen ?? ofRoute
  document.title = title === 'Haulyard' ? title : `${title} · Haulyard`
}

/** The title declared by the current route; a screen that has set its own keeps it. */
export function setRouteTitle(title: string): void {
  ofRoute = title
  write()
}

/** Sets the browser tab's title to the record's name once it is known. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (!title) return
    ofScreen = title
    write()
    return () => {
      ofScreen = null
      write()
    }
  }, [title])
}
