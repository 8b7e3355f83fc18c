import { hitchTypeWords } from '#areas/resources/rules/resource-words.ts'
import { resourcePaths } from '#areas/resources/web/index.ts'
import { useMay } from '#platform/web/calls/session.ts'
import { Link } from '#ui/navigation.tsx'
import { KnownFacts } from '#ui/parts/FactList.tsx'
import type { Attachment } from '../../contract/attachment.ts'
import { attachmentLabels as labels } from '../../rules/attachment-labels.ts'
import { massWords } from '../../rules/attachment-words.ts'

/** The machines that an attachment fits, and the one it stays on. */
export function MachineFacts({ attachment }: { attachment: Attachment }) {
  const { asset_categories, min_tonne, max_tonne, hitch_type, asset_id, asset } = attachment
  const mayOpen = useMay()('resources:read')
  const machine =
    mayOpen && asset_id !== null ? <Link to={resourcePaths.asset(asset_id)}>{asset}</Link> : asset
  return (
    <KnownFacts
      title="Machines"
      facts={[
        [labels.compatible_category_ids, asset_categories.join(', ')],
        ['Mass', massWords(min_tonne, max_tonne)],
        [labels.hitch_type, hitch_type && hitchTypeWords[hitch_type]],
        [labels.asset_id, machine],
      ]}
    />
  )
}
