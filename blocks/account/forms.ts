export { guardAccountForm } from '@marketday/features/account';
