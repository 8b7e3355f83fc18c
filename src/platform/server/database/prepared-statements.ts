import pg from 'pg'

/** A text that comes again is prepared from this time on. */
const fromTime = 3
/** Each one is kept by each connection: the ones that are asked most, not every text that a search can make. */
const atMost = 300
/** A list of values of any length makes another text for each length; the long ones are not worth keeping. */
const longest = 6000

const hasValues = (values: unknown): boolean => Array.isArray(values) && values.length > 0

/** Begins a read outside of any change that everybody makes all the time, by key. */
export const oftenByKey = '/* often, by key */'

/** What a prepared statement answers has changed: another server has brought the database to a newer schema. */
export const isStalePlan = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '0A000' && error.routine === 'RevalidateCachedQuery'

type Query = (text: unknown, values?: unknown, callback?: unknown) => unknown

/**
 * Lets the database read and plan the statements of changes once for each connection of a pool: a change makes a score
 * of short ones, each by key, which are planned for longer than they run. Searches are planned again each time, since
 * what is best for them depends on what is searched for. When the schema has changed, all are prepared again: a read is
 * asked again, a change begins again (see `openWrite`).
 */
export function preparingStatements(): (client: pg.PoolClient) => void {
  const times = new Map<string, number>()
  const names = new Map<string, string>()
  let schema = 0

  /** The name under which a statement is prepared; undefined for one that is not worth it (yet). */
  function nameOf(text: string): string | undefined {
    const known = names.get(text)
    if (known !== undefined || names.size >= atMost || text.length > longest) return known
    const time = (times.get(text) ?? 0) + 1
    if (times.size >= atMost) times.clear()
    times.set(text, time)
    if (time < fromTime) return undefined
    times.delete(text)
    const name = `s${names.size + 1}`
    names.set(text, name)
    return name
  }

  const named = (name: string) => (schema === 0 ? name : `${name}_${schema}`)

  return (client) => {
    const query = client.query.bind(client) as Query
    let isChange = false
    const prepared: Query = (text, values, callback) => {
      if (typeof text === 'string' && text.startsWith('begin')) isChange = true
      if (text === 'commit' || text === 'rollback') isChange = false
      const isWorth = typeof text === 'string' && (isChange || text.startsWith(oftenByKey))
      const name = isWorth && hasValues(values) ? nameOf(text) : undefined
      if (name === undefined) return query(text, values, callback)
      const asked = schema
      const answer = query({ name: named(name), text, values }, callback)
      if (!(answer instanceof Promise)) return answer
      const hear = (error: unknown): void => {
        // Others of the same schema may have heard it too.
        if (isStalePlan(error) && asked === schema) schema++
      }
      if (!isChange)
        return answer.catch((error: unknown) => {
          hear(error)
          if (!isStalePlan(error)) throw error
          return query({ name: named(name), text, values })
        })
      // Beside the answer, not before it: in a change it counts which of its statements is heard to fail first.
      answer.catch(hear)
      return answer
    }
    client.query = prepared as typeof client.query
  }
}
