/** Runs on WooCommerce's block checkout alone, where the site offers letters. */
import { offerNewsletter } from '@marketday/features/newsletter';

offerNewsletter();
