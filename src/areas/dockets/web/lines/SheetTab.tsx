import { useSuspenseQuery } from '@tanstack/react-query'
import { DocumentSheet } from '#ui/document/DocumentSheet.tsx'
import { documentOfDocket } from '../../rules/docket-document.ts'
import { docketDocumentQuery } from '../queries.ts'

/** What the client receives: the sheet as printed, without prices. */
export function SheetTab({ id }: { id: number }) {
  const { data } = useSuspenseQuery(docketDocumentQuery(id))
  return (
    <DocumentSheet
      view={documentOfDocket(data.model, data.mark)}
      logo={data.logo}
      signature={data.signature}
    />
  )
}
