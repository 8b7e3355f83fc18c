import { useQuery } from '@tanstack/react-query'
import { ErrorState, LoadingState } from '#ui/parts/states.tsx'
import { tagsEndpoints } from '../../contract/endpoints.ts'
import { driverTagsQuery } from '../queries.ts'
import { SkillsSection } from './SkillsSection.tsx'
import { TagsSection } from './TagsSection.tsx'

/** A driver's tags and skills. */
export function DriverTagsTab({ driver_id, locked }: { driver_id: number; locked?: string | undefined }) {
  const { data: driver, error, refetch } = useQuery(driverTagsQuery(driver_id))
  if (error) return <ErrorState message="Could not load the tags." onRetry={() => void refetch()} />
  if (!driver) return <LoadingState />
  return (
    <>
      <TagsSection holder={driver} tags={driver.tags} endpoint={tagsEndpoints.tagDrivers} locked={locked} />
      <SkillsSection holder={driver} skills={driver.skills} locked={locked} />
    </>
  )
}
