import { useQueryClient } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Outlet, Route, Routes, useLocation } from 'react-router'
import { lazyScreen } from '#web/lib/screens/lazy-screen.ts'
import { ReadyNow, ReadyWithData } from '#web/lib/splash/ready-signal.tsx'
import { useFreshScroll } from '#web/lib/use-fresh-scroll.ts'
import { ErrorBoundary } from '#web/ui/error-boundary.tsx'
import { SignedInOnly } from '#web/ui/guards/signed-in-only.tsx'
import { SignedOutOnly } from '#web/ui/guards/signed-out-only.tsx'
import { ScreenFocus } from '#web/ui/screen-focus.tsx'

const Dashboard = lazyScreen(
  ['/', '/dashboard'],
  'DashboardScreen',
  () => import('#web/features/dashboard/dashboard-screen.tsx'),
)
const Transactions = lazyScreen(
  ['/transactions'],
  'TransactionsScreen',
  () => import('#web/features/transactions/transactions-screen.tsx'),
)
const Assistant = lazyScreen(
  ['/assistant'],
  'AssistantScreen',
  () => import('#web/features/assistant/assistant-screen.tsx'),
)
const Budget = lazyScreen(['/budget'], 'BudgetScreen', () => import('#web/features/budget/budget-screen.tsx'))
const Accounts = lazyScreen(['/accounts'], 'AccountsScreen', () => import('#web/features/accounts/accounts-screen.tsx'))
const Goals = lazyScreen(['/goals'], 'GoalsScreen', () => import('#web/features/goals/goals-screen.tsx'))
const PaymentSuccess = lazyScreen(
  ['/payment-success'],
  'PaymentSuccessScreen',
  () => import('#web/features/payment-success/payment-success-screen.tsx'),
)
const TestCheckout = lazyScreen(
  ['/test-checkout'],
  'TestCheckoutScreen',
  () => import('#web/features/test-checkout/test-checkout-screen.tsx'),
)
const Plan = lazyScreen(['/plan'], 'PlanScreen', () => import('#web/features/plan/plan-screen.tsx'))
const Spend = lazyScreen(['/spend'], 'SpendScreen', () => import('#web/features/spend/spend-screen.tsx'))
const Subscriptions = lazyScreen(
  ['/subscriptions'],
  'SubscriptionsScreen',
  () => import('#web/features/subscriptions/subscriptions-screen.tsx'),
)
const AiInsights = lazyScreen(
  ['/ai-insights'],
  'AiInsightsScreen',
  () => import('#web/features/insights/ai-insights-screen.tsx'),
)
const ExpensePrediction = lazyScreen(
  ['/ai-expense-prediction'],
  'ExpensePredictionScreen',
  () => import('#web/features/insights/expense-prediction-screen.tsx'),
)
const SpendingInsights = lazyScreen(
  ['/ai-spending-insights'],
  'SpendingInsightsScreen',
  () => import('#web/features/insights/spending-insights-screen.tsx'),
)
const InvestmentSuggestions = lazyScreen(
  ['/ai-investment-suggestions'],
  'InvestmentSuggestionsScreen',
  () => import('#web/features/insights/investment-suggestions-screen.tsx'),
)
const Usage = lazyScreen(['/usage'], 'UsageScreen', () => import('#web/features/usage/usage-screen.tsx'))
const Onboarding = lazyScreen(
  ['/onboarding'],
  'OnboardingScreen',
  () => import('#web/features/onboarding/onboarding-screen.tsx'),
)
const AccountSettings = lazyScreen(
  ['/settings'],
  'AccountSettingsScreen',
  () => import('#web/features/account-settings/account-settings-screen.tsx'),
)
const Preferences = lazyScreen(
  ['/preferences'],
  'PreferencesScreen',
  () => import('#web/features/preferences/preferences-screen.tsx'),
)
const PrivacySecurity = lazyScreen(
  ['/privacy-security'],
  'PrivacySecurityScreen',
  () => import('#web/features/privacy-security/privacy-security-screen.tsx'),
)
const Support = lazyScreen(['/support'], 'SupportScreen', () => import('#web/features/support/support-screen.tsx'))
const PreLaunch = lazyScreen(
  ['/pre-launch'],
  'PreLaunchScreen',
  () => import('#web/features/pre-launch/pre-launch-screen.tsx'),
)
const Login = lazyScreen(['/login'], 'LoginScreen', () => import('#web/features/login/login-screen.tsx'))
const ResetPassword = lazyScreen(
  ['/reset-password'],
  'ResetPasswordScreen',
  () => import('#web/features/login/reset-password-screen.tsx'),
)
const Signup = lazyScreen(['/signup'], 'SignupScreen', () => import('#web/features/signup/signup-screen.tsx'))
const NotFound = lazyScreen([], 'NotFoundScreen', () => import('#web/features/not-found/not-found-screen.tsx'))

/** The route table of specification §2. */
export function Screens() {
  useFreshScroll()
  return (
    <Routes>
      <Route element={<SignedInOnly />}>
        <Route element={<OwnScreen />}>
          <Route path="/" element={<Dashboard />} />
          <Route path="/dashboard" element={<Dashboard />} />
          <Route path="/transactions" element={<Transactions />} />
          <Route path="/assistant" element={<Assistant />} />
          <Route path="/budget" element={<Budget />} />
          <Route path="/accounts" element={<Accounts />} />
          <Route path="/goals" element={<Goals />} />
          <Route path="/spend" element={<Spend />} />
          <Route path="/subscriptions" element={<Subscriptions />} />
          <Route path="/ai-insights" element={<AiInsights />} />
          <Route path="/ai-expense-prediction" element={<ExpensePrediction />} />
          <Route path="/ai-spending-insights" element={<SpendingInsights />} />
          <Route path="/ai-investment-suggestions" element={<InvestmentSuggestions />} />
          <Route path="/onboarding" element={<Onboarding />} />
          <Route path="/settings" element={<AccountSettings />} />
          <Route path="/preferences" element={<Preferences />} />
          <Route path="/privacy-security" element={<PrivacySecurity />} />
          <Route path="/support" element={<Support />} />
          <Route path="/pre-launch" element={<PreLaunch />} />
          <Route path="/plan" element={<Plan />} />
          <Route path="/payment-success" element={<PaymentSuccess />} />
          <Route path="/usage" element={<Usage />} />
        </Route>
      </Route>
      <Route element={<OpenScreen />}>
        <Route element={<SignedOutOnly />}>
          <Route path="/login" element={<Login />} />
          <Route path="/signup" element={<Signup />} />
        </Route>
        <Route path="/test-checkout" element={<TestCheckout />} />
        <Route path="/reset-password" element={<ResetPassword />} />
        <Route
          path="*"
          element={
            <>
              <NotFound />
              <ReadyNow />
            </>
          }
        />
      </Route>
    </Routes>
  )
}

/** A screen of a signed-in person: what throws in it leaves the navigation standing, and is tried again with fresh data. */
function OwnScreen() {
  const { pathname } = useLocation()
  const client = useQueryClient()
  return (
    <ErrorBoundary key={pathname} onRetry={() => void client.resetQueries()}>
      <Suspense fallback={<main className="phone" aria-busy="true" />}>
        <Outlet />
        <ScreenFocus />
        <ReadyWithData />
      </Suspense>
    </ErrorBoundary>
  )
}

function OpenScreen() {
  return (
    <Suspense fallback={<main className="phone" aria-busy="true" />}>
      <Outlet />
      <ScreenFocus />
    </Suspense>
  )
}
