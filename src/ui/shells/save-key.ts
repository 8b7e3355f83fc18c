import { useEffect } from 'react'

/** The forms on screen, the topmost last: a dialog's form comes before the page's. */
const forms: { id: string; alsoEnter: boolean }[] = []

function onKeyDown(event: KeyboardEvent): void {
  const top = forms.at(-1)
  const isKey = event.key.toLowerCase() === 's' || (event.key === 'Enter' && top?.alsoEnter)
  if (top === undefined || !isKey || !(event.ctrlKey || event.metaKey) || event.shiftKey) return
  event.preventDefault()
  const form = document.getElementById(top.id)
  if (form instanceof HTMLFormElement) form.requestSubmit()
}

/** Ctrl-S or Cmd-S submits the form with this id; `alsoEnter`: so does Ctrl-Enter. */
export function useSaveKey(formId: string, alsoEnter = false): void {
  useEffect(() => {
    if (forms.length === 0) window.addEventListener('keydown', onKeyDown)
    const form = { id: formId, alsoEnter }
    forms.push(form)
    return () => {
      forms.splice(forms.indexOf(form), 1)
      if (forms.length === 0) window.removeEventListener('keydown', onKeyDown)
    }
  }, [formId, alsoEnter])
}
