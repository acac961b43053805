import { enhanceGroupedForm } from '@marketday/features/add-to-basket';

import { add } from './add';

/** Adds the products of grouped products in the background. */
export const start = ( forms: readonly HTMLFormElement[] ): void =>
	forms.forEach( ( form ) => enhanceGroupedForm( form, add ) );
