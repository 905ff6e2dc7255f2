type Passwords = {
  hash: (password: string) => Promise<string>
  verify: (given: { hash: string; password: string }) => Promise<boolean>
}

const hashes = new Map<string, Promise<string>>()
const verdicts = new Map<string, Promise<boolean>>()

/**
 * A hash is slow so that nobody guesses, and nearly every test signs somebody up with the same password: the server's own functions are asked
 * once for each, and their answers are kept.
 */
export function rememberHashes(passwords: Passwords): void {
  const { hash, verify } = passwords
  passwords.hash = (password) => remembered(hashes, password, () => hash(password))
  passwords.verify = (given) => remembered(verdicts, `${given.hash} ${given.password}`, () => verify(given))
}

function remembered<Answer>(known: Map<string, Promise<Answer>>, key: string, ask: () => Promise<Answer>) {
  const answer = known.get(key) ?? ask()
  known.set(key, answer)
  return answer
}
