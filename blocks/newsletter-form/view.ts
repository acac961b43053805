import {
	awaitVisitors,
	showNewsletterForms,
} from '@marketday/features/newsletter';

awaitVisitors( document );
void showNewsletterForms( document );
