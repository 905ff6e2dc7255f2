import { queryOptions } from '@tanstack/react-query'
import { readTool } from '#web/lib/tools/read-tool.ts'

export const goalsQuery = queryOptions({
  queryKey: ['goals'],
  queryFn: ({ signal }) => readTool('getGoals', {}, signal),
  meta: { tables: ['goals'] },
})
