import { useNavigate } from 'react-router'
import { type PaymentProvider, paymentProviders } from '#domain/payment-provider.ts'
import type { Plan, PlanCode, PlansView } from '#domain/plan.ts'
import { getSession } from '#web/lib/auth/auth.ts'
import { useSession } from '#web/lib/auth/use-session.ts'
import { useCheckout } from '#web/lib/payments/use-checkout.ts'
import { Button } from '#web/ui/button.tsx'

/** What 'Get Pro' pays with where it is open (ruling 27). */
const FIRST_CHOICE: PaymentProvider = 'paypal'

/** The way into a plan: a stranger is sent to sign up with plan and currency, a person to the payment (specification §6). */
export function PlanActs({ plan, view, current }: { plan: Plan; view: PlansView; current?: PlanCode }) {
  const navigate = useNavigate()
  const { status } = useSession()
  const { pay, asked } = useCheckout()
  const { planCode, currency } = plan
  const first = view.providers.includes(FIRST_CHOICE) ? FIRST_CHOICE : view.providers[0]

  const signUp = () => {
    const path = `/signup?planCode=${planCode}&currency=${currency}`
    if (view.appOrigin) window.location.assign(`${view.appOrigin}${path}`)
    else void navigate(path)
  }
  const getPro = async () => {
    const session = view.appOrigin ? null : await getSession()
    if (session && first) pay({ provider: first, planCode, currency })
    else signUp()
  }

  if (current === planCode) return <p className="plan-own quiet">Your plan</p>
  if (planCode === 'free') {
    if (current || status === 'signedIn') return null
    return (
      <Button tone="line" size="large" className="plan-act" onClick={signUp}>
        Start for Free
      </Button>
    )
  }
  return (
    <div className="plan-acts">
      <Button
        tone="primary"
        size="large"
        className="plan-act"
        busy={asked !== null && asked.provider === first}
        disabled={asked !== null}
        onClick={() => void getPro()}
      >
        Get Pro
      </Button>
      {status === 'signedIn' && view.providers.length > 1 && (
        <p className="caption plan-others">
          {first && `With ${paymentProviders[first]}, or pay with `}
          {view.providers
            .filter((provider) => provider !== first)
            .map((provider) => (
              <button
                key={provider}
                type="button"
                className="under-link"
                disabled={asked !== null}
                onClick={() => pay({ provider, planCode, currency })}
              >
                {paymentProviders[provider]}
              </button>
            ))}
        </p>
      )}
    </div>
  )
}
