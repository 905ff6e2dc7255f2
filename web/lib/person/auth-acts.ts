import { signInWithGoogle, signInWithPassword, signOut, signUp } from '#web/lib/auth/auth.ts'
import { clearToasts, toast } from '#web/lib/toast/toast.ts'

/** The auth layer tells how it went, in one notice an act; the screens themselves say nothing (specification §8). */
export async function logIn(credentials: { email: string; password: string }): Promise<void> {
  await told('Login failed', async () => {
    await signInWithPassword(credentials)
    toast({ title: 'Welcome back!', description: "You've been logged in successfully", tone: 'success' })
  })
}

export async function createAccount(person: {
  email: string
  password: string
  firstName: string
  lastName: string
}): Promise<void> {
  await told('Signup failed', async () => {
    await signUp(person)
    toast({
      title: 'Account created successfully!',
      description: `Welcome, ${person.firstName.trim()}`,
      tone: 'success',
    })
  })
}

const GOOGLE_KEY = 'back-from-google'
/** As this page began: who presses the button now is on the way there, not back. */
let isBackFromGoogle = Boolean(globalThis.sessionStorage?.getItem(GOOGLE_KEY))

/** Leaves for Google; what came of it is told by {@link greetFromGoogle}. */
export async function logInWithGoogle(): Promise<void> {
  await told('Google login failed', async () => {
    sessionStorage.setItem(GOOGLE_KEY, 'yes')
    try {
      await signInWithGoogle()
    } catch (error) {
      sessionStorage.removeItem(GOOGLE_KEY)
      throw error
    }
  })
}

/** Once the session is known after a way through Google: one notice, whether it worked or not. */
export function greetFromGoogle(isSignedIn: boolean): void {
  if (!isBackFromGoogle) return
  isBackFromGoogle = false
  sessionStorage.removeItem(GOOGLE_KEY)
  if (isSignedIn) toast({ title: 'Welcome!', tone: 'success' })
  else toast({ title: 'Google login failed', description: 'Google did not sign you in.', tone: 'destructive' })
}

export async function logOut(): Promise<void> {
  await told('Logout failed', async () => {
    await signOut()
    toast({ title: 'Logged out', tone: 'success' })
  })
}

/** Takes away what an earlier try said, so that its failure does not stand beside a success. */
async function told(failureTitle: string, act: () => Promise<void>): Promise<void> {
  clearToasts()
  try {
    await act()
  } catch (error) {
    const description = error instanceof Error ? error.message : ''
    toast({ title: failureTitle, description, tone: 'destructive' })
  }
}
