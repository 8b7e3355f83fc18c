import type { Endpoint, Input } from '#platform/contract/endpoint.ts'
import { bearer, rolePrefix, sessionUser } from './session.ts'
import type { WireRequest } from './transport.ts'

/** A form's files by field name: `{ file: photo }`, `{ driver_licence_file_0: scan }`. */
export type FormFiles = Readonly<Record<string, Blob | readonly Blob[]>>

interface LooseInput {
  params?: Readonly<Record<string, unknown>>
  query?: Readonly<Record<string, unknown>>
  body?: unknown
}

/** The URL of a call with `{role}`, parameters and query filled in; empty and undefined query values are left out. */
export function addressOf<E extends Endpoint>(endpoint: E, input: Input<E>): string {
  const { params = {}, query = {} } = input as LooseInput
  const path = endpoint.path
    .replace('{role}', rolePrefix(sessionUser()))
    .replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const filled = Object.entries(query).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  )
  const search = new URLSearchParams(filled.map(([name, value]) => [name, String(value)])).toString()
  return search ? `${path}?${search}` : path
}

/** A call as sent, with the bearer token of the signed-in user. */
export function requestOf<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  files: FormFiles = {},
): WireRequest {
  const { body } = input as LooseInput
  const headers = bearer(sessionUser())
  const request = { method: endpoint.method, url: addressOf(endpoint, input) }
  if (endpoint.upload) return { ...request, headers, body: formOf(body, files) }
  if (body === undefined) return { ...request, headers, body: null }
  return {
    ...request,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }
}

/** The server reads a form in order: `data` comes first, so that it can refuse before any file arrives. */
function formOf(data: unknown, files: FormFiles): FormData {
  const form = new FormData()
  form.append('data', JSON.stringify(data ?? {}))
  for (const [field, value] of Object.entries(files)) {
    for (const file of Array.isArray(value) ? (value as readonly Blob[]) : [value as Blob])
      form.append(field, file)
  }
  return form
}

/** A digest of what a write sends: the same for a retry, different for anything else. */
export function fingerprint({ method, url, body }: WireRequest, files: FormFiles = {}): string {
  const content = body instanceof FormData ? JSON.stringify(body.get('data')) : body
  const names = Object.values(files)
    .flat()
    .map((file: Blob) =>
      file instanceof File ? `${file.name} ${file.size} ${file.lastModified}` : file.size,
    )
  return [method, url, content, ...names].join('\n')
}
