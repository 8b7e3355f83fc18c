type Field = readonly [name: string, value: string]

/** A multipart form body, with its headers. */
export function multipart(fields: readonly Field[]) {
  const parts = fields.map(
    ([name, value]) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  return {
    payload: `${parts.join('')}--x--\r\n`,
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  }
}

/** The same fields as a URL-encoded form. */
export const urlEncoded = (fields: readonly Field[]) => ({
  payload: new URLSearchParams(fields.map(([name, value]) => [name, value])).toString(),
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
})
