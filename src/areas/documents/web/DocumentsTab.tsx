import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DocumentsPanel } from './DocumentsPanel.tsx'
import { documentsQuery } from './queries.ts'

/** A record's documents and how to add one. `canWrite`: the viewer may change the record. */
export function DocumentsTab({
  record_type,
  record_id,
  canWrite,
}: {
  record_type: string
  record_id: number
  canWrite: boolean
}) {
  const place = { record_type, record_id }
  const [archived, setArchived] = useState(false)
  const documents = useQuery(documentsQuery(place, archived ? '1' : '0'))
  return (
    <DocumentsPanel
      place={place}
      documents={documents}
      canWrite={canWrite}
      archived={{ shown: archived, onShow: setArchived }}
    />
  )
}
