/** On WooCommerce's block checkout alone, where the site offers letters. */
import { offerLetters } from '@marketday/features/newsletter';

offerLetters();
