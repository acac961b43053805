import { __, useMarketday } from '@marketday/kernel';
import { useCoreState, useOwnCore } from '@marketday/kernel/headless';
import { classes } from '@marketday/ui';
import { forwardRef, type ReactNode, useId } from 'react';

import { Parts } from '../form-fields';
import { SubscriptionForm } from '../subscription-form';
import {
	consentField,
	emailField,
	nameField,
	type NewsletterField,
	submitButton,
} from './form-of-library';
import {
	createNewsletterStore,
	type NewsletterStore,
} from './newsletter-store';

export interface NewsletterFormProps {
	/** Words of the box that is ticked; they are kept with the consent. */
	consent?: string | undefined;
	/** Ids of lists; the shop's own choice without it. */
	lists?: readonly number[] | undefined;
	/** Fields beside the address. */
	fields?: readonly NewsletterField[] | undefined;
	/** Sentence in place of the fields once the shop has taken it. */
	success?: string | undefined;
	/** Stands before the button: a captcha, whose fields go along by their names. */
	children?: ReactNode;
	store?: NewsletterStore | undefined;
	/** Joins the classes of the outermost element, which is also what `ref` gives. */
	className?: string | undefined;
}

const NO_FIELDS: readonly NewsletterField[] = [];

/** Values of the form, by names. */
const textsOf = ( form: HTMLFormElement ): Record< string, string > =>
	Object.fromEntries(
		[ ...new FormData( form ) ].filter(
			( entry ): entry is [ string, string ] =>
				typeof entry[ 1 ] === 'string' && entry[ 1 ] !== ''
		)
	);

/**
 * An address, a box to tick and a button.
 *
 * @example
 * <NewsletterForm lists={ [ 3 ] } success="Check your emails." />
 */
export const NewsletterForm = forwardRef<
	HTMLFormElement,
	NewsletterFormProps
>( function Subscription( props, ref ) {
	const shop = useMarketday();
	const id = useId();
	const consent =
		props.consent ??
		__(
			'Email me news and offers. I can unsubscribe at any time.',
			'marketday'
		);
	const { lists, fields = NO_FIELDS } = props;
	const store = useOwnCore( {
		given: props.store,
		wanted: [ shop, lists, consent ],
		make: () => createNewsletterStore( { shop, lists, consent } ),
	} );
	const { status, problem } = useCoreState( store );
	const success =
		props.success ??
		__( 'Check your inbox and confirm your address.', 'marketday' );
	const send = ( form: HTMLFormElement ) => {
		const { email = '', consent: _ticked, ...more } = textsOf( form );
		void store.signUp( email.trim(), more );
	};
	return (
		<SubscriptionForm
			ref={ ref }
			className={ classes(
				'marketday-newsletter-form marketday-newsletter-form--library',
				props.className
			) }
			state={ {
				attributes: {},
				hidden: [],
				trap: null,
				success,
				parts: [
					...fields.map( ( name ) => nameField( id, name ) ),
					emailField( id ),
					consentField( id, consent ),
				],
			} }
			status={ status === 'error' ? 'idle' : status }
			errors={ problem ? problem.split( '\n' ) : [] }
			onSend={ send }
		>
			{ props.children }
			<Parts parts={ [ submitButton() ] } />
		</SubscriptionForm>
	);
} );
