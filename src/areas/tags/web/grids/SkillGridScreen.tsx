import { useQuery } from '@tanstack/react-query'
import { useResourceTabs } from '#areas/resources/web/index.ts'
import { TickGridScreen } from '#platform/web/grids/TickGridScreen.tsx'
import { tagsEndpoints } from '../../contract/endpoints.ts'
import { driversBySkillQuery, skillsQuery } from '../queries.ts'
import { wordsOfPeople } from './words-of-people.ts'
import { useDriverTagsPath } from './use-driver-tags-path.ts'

const words = { ...wordsOfPeople, noColumns: 'No skills yet' }

/** Who has which skills. */
export const SkillGridScreen = () => (
  <TickGridScreen
    title="Skills"
    views={useResourceTabs()}
    rows={driversBySkillQuery}
    columns={useQuery(skillsQuery())}
    mode="any"
    save={tagsEndpoints.skillDrivers}
    write="tags:skills"
    words={words}
    pathOf={useDriverTagsPath()}
  />
)
