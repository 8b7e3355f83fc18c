import { useQuery } from '@tanstack/react-query'
import { read } from '#platform/web/calls/api.ts'
import { useViewer } from '#platform/web/calls/session.ts'
import { documentEndpoints } from '../contract/endpoints.ts'
import { DocumentsPanel } from './DocumentsPanel.tsx'

const myDocuments = read(documentEndpoints.listMyDocuments, {})

/** The signed-in user's licences and cards, also while waiting for approval. */
export function MyDocuments() {
  const { id } = useViewer()
  const documents = useQuery(myDocuments)
  return <DocumentsPanel place={{ record_type: 'user', record_id: id }} documents={documents} canWrite />
}
