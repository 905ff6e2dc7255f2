import { type DestinationStream, type Logger as PinoLogger, pino } from 'pino'

/** Static messages with structured data; no transcript, amount, merchant, address, password or cookie ever stands in one. */
export type Logger = PinoLogger

/** JSON lines on standard output. */
export function createLogger(options: { level?: string; destination?: DestinationStream } = {}): Logger {
  const settings = {
    level: options.level ?? 'info',
    base: null,
    timestamp: pinoTime,
    serializers: { error: describeError },
  }
  return options.destination ? pino(settings, options.destination) : pino(settings)
}

const pinoTime = (): string => `,"time":"${new Date().toISOString()}"`

/** Name, code and stack, without the message: a message of a database driver may quote a person's data. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { name: typeof error }
  const frames = (error.stack ?? '').split('\n').filter((line) => line.trimStart().startsWith('at '))
  return {
    name: error.name,
    ...('code' in error ? { code: error.code } : {}),
    at: frames.slice(0, 8).map((line) => line.trim()),
  }
}
