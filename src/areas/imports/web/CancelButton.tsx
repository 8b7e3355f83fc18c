import { useNavigate } from '@tanstack/react-router'
import { useVerb } from '#platform/web/calls/use-verb.ts'
import { Button } from '#ui/parts/Button.tsx'
import { importEndpoints } from '../contract/endpoints.ts'
import { importPaths } from './import-paths.ts'

/** Gives up an unfinished import. */
export function CancelButton({ id }: { id: number }) {
  const { run } = useVerb()
  const navigate = useNavigate()
  const cancel = async () => {
    if (
      await run(importEndpoints.cancelImport, { params: { id } }, 'Import cancelled. Nothing was imported.')
    )
      await navigate({ to: importPaths.list })
  }
  return <Button onClick={() => void cancel()}>Cancel import</Button>
}
