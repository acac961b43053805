export { followCountry, guardAccountForm } from '@marketday/features/account';
