/** What was typed into the fields of a form, without the spaces around it. */
export function formText(form: FormData): (name: string) => string {
  return (name) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
}
