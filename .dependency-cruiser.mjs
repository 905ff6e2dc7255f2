/**
 * Who may import whom: the table of the README's map, held by `npm run imports` and `tests/architecture.test.ts`.
 * Tests may import anything and are imported by nobody.
 */
const rooms = ['domain', 'machines', 'prompts', 'db', 'server', 'web', 'tests']

/** Files under `from` may import only from the rooms in `may` (and from packages). */
function only(name, from, may, extra = {}) {
  const forbidden = rooms.filter((room) => !may.includes(room))
  return {
    name,
    severity: 'error',
    from: { path: from, pathNot: '\\.test\\.tsx?$', ...extra },
    to: { path: `^(${forbidden.join('|')})/` },
  }
}

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    only('domain-imports-domain', '^domain/', ['domain']),
    only('machines-import-domain', '^machines/', ['machines', 'domain']),
    only('prompts-import-domain', '^prompts/', ['prompts', 'domain']),
    only('db-imports-domain', '^db/', ['db', 'domain']),
    only('server-imports-no-screens', '^server/', ['server', 'domain', 'machines', 'prompts', 'db']),
    {
      name: 'tools-know-no-machines',
      severity: 'error',
      from: { path: '^server/tools/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(machines|prompts)/' },
    },
    {
      name: 'only-tools-write',
      comment: 'every change to a person’s data goes through server/tools',
      severity: 'error',
      from: { path: '^(server|web|domain|machines|prompts)/', pathNot: '^server/tools/|\\.test\\.tsx?$' },
      to: { path: '^db/write/' },
    },
    {
      name: 'web-imports-rules-and-types',
      severity: 'error',
      from: { path: '^web/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(db|prompts|tests|server)/', pathNot: '^server/app\\.ts$' },
    },
    {
      name: 'web-knows-the-server-by-type-only',
      severity: 'error',
      from: { path: '^web/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^server/app\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'features-are-islands',
      severity: 'error',
      from: { path: '^web/features/([^/]+)/' },
      to: { path: '^web/features/', pathNot: '^web/features/$1/' },
    },
    {
      name: 'pure-rooms-do-no-io',
      severity: 'error',
      from: { path: '^(domain|machines|prompts)/', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'domain-packages',
      severity: 'error',
      from: { path: '^domain/', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['npm', 'npm-dev'], pathNot: 'node_modules/zod/' },
    },
    {
      name: 'machine-packages',
      severity: 'error',
      from: { path: '^machines/', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['npm', 'npm-dev'], pathNot: 'node_modules/xstate/' },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['[.]css$', '[?]', '^virtual:'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
}
