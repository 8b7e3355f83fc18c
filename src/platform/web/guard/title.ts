import { useEffect } from 'react'

let ofRoute = ''
let ofScreen: string | null = null

function write(): void {
  const title = ofScreen ?? ofRoute
  document.title = title === 'Haulyard' ? title : `${title} · Haulyard`
}

/** The title that the opened route declares; a screen that has named itself keeps its own. */
export function setRouteTitle(title: string): void {
  ofRoute = title
  write()
}

/** Names the page in the browser's tab: the record, once it is known. */
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
