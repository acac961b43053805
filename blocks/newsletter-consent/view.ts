/** Runs on WooCommerce's block checkout alone, where the site offers newsletters. */
import { offerNewsletter } from '@marketday/features/newsletter';

offerNewsletter();
