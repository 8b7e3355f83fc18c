import { useQuery } from '@tanstack/react-query'
import { ErrorState, LoadingState } from '#ui/parts/states.tsx'
import { tagsEndpoints } from '../../contract/endpoints.ts'
import { assetTagsQuery } from '../queries.ts'
import { TagsSection } from './TagsSection.tsx'

/** An asset's tags. */
export function AssetTagsTab({
  asset,
  locked,
}: {
  asset: { id: number; name: string }
  locked?: string | undefined
}) {
  const { data: tags, error, refetch } = useQuery(assetTagsQuery(asset.id))
  if (error) return <ErrorState message="Could not load the tags." onRetry={() => void refetch()} />
  if (!tags) return <LoadingState />
  return <TagsSection holder={asset} tags={tags} endpoint={tagsEndpoints.tagAssets} locked={locked} />
}
