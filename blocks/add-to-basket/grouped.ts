import { enhanceGroupedForm } from '@marketday/features/add-to-basket';
import { basketChanges } from '@marketday/host';

import { add } from './add';

/** Adds the products of grouped products in the background. */
export const start = ( forms: readonly HTMLFormElement[] ): void =>
	forms.forEach( ( form ) =>
		enhanceGroupedForm( form, add, async ( button ) =>
			( await basketChanges() ).showAdded( button )
		)
	);
