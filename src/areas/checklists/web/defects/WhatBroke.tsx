import { useQuery } from '@tanstack/react-query'
import { read } from '#platform/web/calls/api.ts'
import { useMay } from '#platform/web/calls/session.ts'
import { Link } from '#ui/navigation.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { checklistEndpoints } from '../../contract/endpoints.ts'
import { checklistPaths } from '../checklist-paths.ts'

/** What broke on an order that broke down, with the defect that came of it. */
export function WhatBroke({ job_item_id }: { job_item_id: number }) {
  const { data } = useQuery({
    ...read(checklistEndpoints.listDefects, {
      query: { job_item_id, severity: 'critical', with_total: '0' },
    }),
    enabled: useMay()('defects:read'),
  })
  return data?.rows.map(({ id, fleet_no, asset, description, status }) => (
    <Notice key={id} tone="danger">
      {fleet_no} {asset} broke down: {description.split('\n').join('. ')}.{' '}
      <Link to={checklistPaths.defect(id)}>Defect, {status.toLowerCase()}</Link>
    </Notice>
  ))
}
