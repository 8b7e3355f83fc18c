import { type RefObject, useEffect } from 'react'

/** Enter presses the button of the row that has the focus itself, not something inside it. */
export function useActionKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = list.current
    element?.addEventListener('keydown', onKeyDown)
    return () => element?.removeEventListener('keydown', onKeyDown)
  }, [list])
}

function onKeyDown({ key, target }: KeyboardEvent): void {
  if (key !== 'Enter' || !(target instanceof HTMLElement) || !target.matches('[data-action-row]')) return
  target.querySelector<HTMLElement>('[data-action] :is(a, button)')?.click()
}
