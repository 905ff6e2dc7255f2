import { AuthApiError, AuthWeakPasswordError } from '#machines/auth-error.ts'
import { changePassword, requestPasswordReset, resetPassword } from '#web/lib/auth/auth.ts'
import { toast } from '#web/lib/toast/toast.ts'

/** True once the request is taken: whether there is such an account is not told. */
export async function askForResetLink(email: string): Promise<boolean> {
  try {
    await requestPasswordReset(email)
    return true
  } catch (error) {
    tellFailure(error)
    return false
  }
}

/** `weak` and `link over` are for the screen to say; what else fails is told in a notice. */
export async function setNewPassword(change: {
  token: string
  newPassword: string
}): Promise<{ kind: 'changed' | 'link over' | 'failed' } | { kind: 'weak'; message: string }> {
  try {
    await resetPassword(change)
    toast({ title: 'Password changed', description: 'Sign in with your new password', tone: 'success' })
    return { kind: 'changed' }
  } catch (error) {
    if (error instanceof AuthWeakPasswordError) return { kind: 'weak', message: error.message }
    if (error instanceof AuthApiError && error.code === 'invalid_link') return { kind: 'link over' }
    tellFailure(error)
    return { kind: 'failed' }
  }
}

/** `weak` and `wrong` are for the form to say; what else fails is told in a notice. */
export async function changeOwnPassword(change: {
  currentPassword: string
  newPassword: string
}): Promise<{ kind: 'changed' | 'failed' } | { kind: 'weak' | 'wrong'; message: string }> {
  try {
    await changePassword(change)
    toast({ title: 'Password changed', description: 'Your other sessions were signed out', tone: 'success' })
    return { kind: 'changed' }
  } catch (error) {
    if (error instanceof AuthWeakPasswordError) return { kind: 'weak', message: error.message }
    if (error instanceof AuthApiError && error.code === 'wrong_password') {
      return { kind: 'wrong', message: error.message }
    }
    tellFailure(error, 'Password not changed')
    return { kind: 'failed' }
  }
}

function tellFailure(error: unknown, title = 'Reset failed'): void {
  toast({ title, description: error instanceof Error ? error.message : '', tone: 'destructive' })
}
