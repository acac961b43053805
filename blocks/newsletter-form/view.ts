import {
	enhanceNewsletterForms,
	hearHeartbeat,
	showNewsletterForms,
} from '@marketday/features/newsletter';

enhanceNewsletterForms( document );
hearHeartbeat();
void showNewsletterForms( document );
