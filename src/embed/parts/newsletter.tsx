import {
	type NewsletterField,
	NewsletterForm,
} from '@marketday/features/newsletter/library';

import type { PartProps } from '../element';
import { numbers } from '../numbers';

const FIELDS: readonly NewsletterField[] = [ 'first_name', 'last_name' ];

/** `<marketday-newsletter lists="3" fields="first_name">`: a subscription to the shop's letters. */
export default function Newsletter( { given }: PartProps ) {
	const lists = numbers( given.lists );
	const asked = ( given.fields ?? '' ).split( /[\s,]+/ );
	return (
		<NewsletterForm
			consent={ given.consent || undefined }
			success={ given.success || undefined }
			lists={ lists.length > 0 ? lists : undefined }
			fields={ FIELDS.filter( ( one ) => asked.includes( one ) ) }
		/>
	);
}
