import { showNewsletterForms } from '@marketday/features/newsletter';
import { mountOnIntent } from '@marketday/host/on-intent';

mountOnIntent( 'newsletter-form', () =>
	import( /* webpackChunkName: "newsletter-form/form" */ './form' ).then(
		( { Form } ) => Form
	)
);
void showNewsletterForms( document );
