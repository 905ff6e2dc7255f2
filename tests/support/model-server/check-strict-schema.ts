const allowedKeywords = new Set([
  'type',
  'enum',
  'description',
  'properties',
  'required',
  'additionalProperties',
  'items',
  'anyOf',
])
const types = ['object', 'array', 'string', 'number', 'integer', 'boolean', 'null']

/** What keeps a schema from being accepted in strict mode, as "where: why"; empty when it is accepted. */
export function strictFaults(schema: unknown, where = 'parameters'): string[] {
  if (!isRecord(schema)) return [`${where}: is no schema`]
  const faults = Object.keys(schema)
    .filter((keyword) => !allowedKeywords.has(keyword))
    .map((keyword) => `${where}: ${keyword} is not permitted`)
  if (where === 'parameters' && schema.type !== 'object') faults.push(`${where}: the root must be an object`)
  if (schema.anyOf === undefined && !hasKnownType(schema.type)) faults.push(`${where}: has no known type`)
  if (schema.type === 'object') faults.push(...objectFaults(schema, where))
  if (schema.items !== undefined) faults.push(...strictFaults(schema.items, `${where}[]`))
  if (Array.isArray(schema.anyOf)) {
    for (const [index, variant] of schema.anyOf.entries()) faults.push(...strictFaults(variant, `${where}|${index}`))
  }
  return faults
}

function objectFaults(schema: Record<string, unknown>, where: string): string[] {
  const faults: string[] = []
  if (schema.additionalProperties !== false) faults.push(`${where}: additionalProperties must be false`)
  if (!isRecord(schema.properties)) return [...faults, `${where}: has no properties`]
  const names = Object.keys(schema.properties)
  const required = Array.isArray(schema.required) ? schema.required : []
  for (const name of names) if (!required.includes(name)) faults.push(`${where}.${name}: must be required`)
  for (const name of required) if (!names.includes(name)) faults.push(`${where}.${name}: is required but not described`)
  for (const [name, property] of Object.entries(schema.properties)) {
    faults.push(...strictFaults(property, `${where}.${name}`))
  }
  return faults
}

function hasKnownType(type: unknown): boolean {
  const named = Array.isArray(type) ? type : [type]
  return named.length > 0 && named.every((each) => types.includes(each))
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
