import { useQuery, useQueryClient } from '@tanstack/react-query'
import { fileAddress } from '#platform/contract/file-address.ts'
import { scopeOf } from '#platform/web/calls/session.ts'
import { useWhyNot } from '#platform/web/refusals/why-not.ts'
import type { LetterFile, LetterFileSource } from '#ui/dialogs/letter-files.ts'
import type { Document } from '../../contract/document.ts'
import { whyNotAttach } from '../../rules/document-status.ts'
import { acceptedTypes, refusalOf } from '../document-form.ts'
import { type Place, documentTypesQuery, documentsQuery } from '../queries.ts'
import { failureOf, postDocument } from '../post-document.ts'

/** A record's documents as files that can go with a letter about it; undefined for viewers who may not see them. */
export function useLetterFiles(place: Place): LetterFileSource | undefined {
  const queries = useQueryClient()
  const enabled = scopeOf('documents:read') === 'all'
  const whyNotWrite = useWhyNot()('documents:write')
  const { data: documents = [] } = useQuery({ ...documentsQuery(place), enabled })
  const { data: types = [] } = useQuery({ ...documentTypesQuery(place.record_type), enabled })
  // The last is Other.
  const type = types.findLast((one) => !one.is_reviewed && !one.needs_number && !one.has_expiry)
  if (!enabled) return undefined

  const keep = async (file: File): Promise<number> => {
    const title = file.name.replace(/\.\w+$/, '').slice(0, 200)
    const empty = { number: null, issuer: null, issued_on: null, expires_on: null }
    const form = { ...empty, document_type_id: type?.id ?? 0, title, files: [file] }
    return (await postDocument(place, { form })).id
  }
  const add: LetterFileSource['add'] = async (files) => {
    const ids: number[] = []
    let refusal: string | null = null
    for (const file of files) {
      const why =
        (await refusalOf(file)) ??
        (await keep(file).then(
          (id) => void ids.push(id),
          (error: unknown) => failureOf(error),
        ))
      if (why) refusal = `${file.name}: ${why}`
    }
    await queries.invalidateQueries({ queryKey: ['document'] })
    return { ids, refusal }
  }
  return {
    choices: documents.flatMap((document) => (whyNotAttach(document) === null ? [asFile(document)] : [])),
    add,
    accept: acceptedTypes.join(','),
    disabledReason: whyNotWrite,
  }
}

const asFile = ({ id, title, files }: Document): LetterFile => {
  const [first] = files
  return {
    id,
    name: files.length === 1 && first ? first.name : `${title}, ${files.length} files`,
    file_names: files.map(({ name }) => name),
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
    path: first ? fileAddress(first.key) : '',
  }
}
