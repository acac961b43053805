import {
	enhanceNewsletterForms,
	hearHeartbeat,
} from '@marketday/features/newsletter';

enhanceNewsletterForms( document );
hearHeartbeat();
