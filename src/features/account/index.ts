export { followCountry } from './follow-country';
export { guardAccountForm } from './guard-account-form';
export { addPasswordToggle } from './password-toggle';
export { accountIsland } from './island';
