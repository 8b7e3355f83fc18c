import { useEffect } from 'react'

/** The forms on screen, the topmost last: a dialog's form comes before the page's. */
const forms: string[] = []

function onKeyDown(event: KeyboardEvent): void {
  const isSave = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 's'
  const id = forms.at(-1)
  if (!isSave || id === undefined) return
  event.preventDefault()
  const form = document.getElementById(id)
  if (form instanceof HTMLFormElement) form.requestSubmit()
}

/** Ctrl-S or Cmd-S submits the form with this id. */
export function useSaveKey(formId: string): void {
  useEffect(() => {
    if (forms.length === 0) window.addEventListener('keydown', onKeyDown)
    forms.push(formId)
    return () => {
      forms.splice(forms.indexOf(formId), 1)
      if (forms.length === 0) window.removeEventListener('keydown', onKeyDown)
    }
  }, [formId])
}
