/** A form's field values, trimmed. */
export function formText(form: FormData): (name: string) => string {
  return (name) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
}
