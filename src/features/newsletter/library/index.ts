/** `@marketday/blocks/newsletter`: a subscription to the shop's letters. Needs a site with Marketday. */
export type { NewsletterField } from './form-of-library';
export { NewsletterForm, type NewsletterFormProps } from './newsletter-form';
export {
	createNewsletterStore,
	type NewsletterActions,
	type NewsletterState,
	type NewsletterStore,
	type NewsletterStoreOptions,
} from './newsletter-store';
